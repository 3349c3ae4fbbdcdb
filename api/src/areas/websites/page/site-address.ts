import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { originOf } from '../../../platform/http/origin';

/** Where the pages of all sites begin on the product's own hosts. */
export const SITES_ROOT = '/institucional';

export interface SiteAddress {
  /** Path of the site on the host that was asked. */
  base: string;
  simulatorUrl: string;
  /** Whole address that search engines shall keep. */
  canonicalUrl: string;
}

/** Where a site and its simulator are read: on the host that was asked, and for good. */
export function siteAddress(
  request: FastifyRequest,
  { accountId, slug }: { accountId: string; slug: string },
): SiteAddress {
  const base = `${SITES_ROOT}/${slug}`;
  const home = request.server.siteHosts.homeOf(accountId, slug);
  return { base, simulatorUrl: `${base}/simulador`, canonicalUrl: home ?? originOf(request) + base };
}

/** Whole address of a page of a site. A host of its own has its other pages below the name, too. */
export function pageUrl(
  { base, canonicalUrl }: Pick<SiteAddress, 'base' | 'canonicalUrl'>,
  path: string,
): string {
  return path === '' ? canonicalUrl : new URL(canonicalUrl).origin + base + path;
}

const named = z.object({ id: z.string() });

/** The name or id that a request asks for, and what else its address says. */
export function siteIn({ params, url }: FastifyRequest): { id: string; rest: string } {
  const query = url.indexOf('?');
  return { id: named.parse(params).id, rest: query < 0 ? '' : url.slice(query) };
}
