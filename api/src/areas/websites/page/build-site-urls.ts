import { getOrigin } from '@girassol/api-platform/http/origin';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Root path of the pages of all sites on hosts of the product. */
export const SITES_ROOT_PATH = '/institucional';

/**
 * URLs of a site: its path and that of its simulator on the requested host, and the canonical URL for search
 * engines.
 */
export interface SiteUrls {
  /** Path of the site on the host that was asked. */
  base: string;
  simulatorUrl: string;
  /** Whole address that search engines shall keep. */
  canonicalUrl: string;
}

/** Builds the paths of a site and its simulator on the requested host, and the canonical URL of the site. */
export function buildSiteUrls(
  request: FastifyRequest,
  { accountId, slug }: { accountId: string; slug: string },
): SiteUrls {
  const base = `${SITES_ROOT_PATH}/${slug}`;
  const home = request.server.siteHosts.getHome(accountId, slug);
  return { base, simulatorUrl: `${base}/simulador`, canonicalUrl: home ?? getOrigin(request) + base };
}

/**
 * Builds the canonical URL of a page of a site. On the site's own domain the home page is at the root; all
 * other pages stay below `/institucional/<slug>`.
 */
export function buildPageUrl(
  { base, canonicalUrl }: Pick<SiteUrls, 'base' | 'canonicalUrl'>,
  path: string,
): string {
  return path === '' ? canonicalUrl : new URL(canonicalUrl).origin + base + path;
}

const named = z.object({ id: z.string() });

/** Returns the slug or id of the site that a request names, and the query string of its URL. */
export function getRequestedSite({ params, url }: FastifyRequest): { id: string; rest: string } {
  const query = url.indexOf('?');
  return { id: named.parse(params).id, rest: query < 0 ? '' : url.slice(query) };
}
