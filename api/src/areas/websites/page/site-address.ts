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
