import type { FastifyRequest } from 'fastify';
import { z } from 'zod';

/** Where the pages of all sites begin on the product's own hosts. */
export const SITES_ROOT = '/institucional';

export interface SiteAddress {
  /** Path of the site on the host that was asked. */
  base: string;
  simulatorUrl: string;
  /** Whole address that search engines shall keep. */
  canonicalUrl: string;
}

interface Asked {
  /** `https://app.exemplo.com.br`: where the page was asked for. */
  origin: string;
  slug: string;
}

/** Where a site and its simulator are read. */
export function siteAddress({ origin, slug }: Asked): SiteAddress {
  const base = `${SITES_ROOT}/${slug}`;
  return { base, simulatorUrl: `${base}/simulador`, canonicalUrl: `${origin}${base}` };
}

const named = z.object({ id: z.string() });

/** The name or id that a request asks for, and what else its address says. */
export function siteIn({ params, url }: FastifyRequest): { id: string; rest: string } {
  const query = url.indexOf('?');
  return { id: named.parse(params).id, rest: query < 0 ? '' : url.slice(query) };
}
