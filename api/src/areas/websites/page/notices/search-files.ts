import { buildPageUrl } from '../build-site-urls';
import type { SitePageData } from '../site-page-data';

/** On a host of its own it stands at the root, like the page. */
const sitemapUrl = (site: SitePageData): string =>
  site.canonicalUrl.endsWith('/') ? `${site.canonicalUrl}sitemap.xml` : buildPageUrl(site, '/sitemap.xml');

/** Builds `robots.txt` of a site: the paths that search engines may read, and the URL of the sitemap. */
export const buildRobotsTxt = (site: SitePageData): string =>
  site.isIndexed ? `User-agent: *\nAllow: /\nSitemap: ${sitemapUrl(site)}\n` : 'User-agent: *\nDisallow: /\n';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Builds the sitemap of a site. */
export function buildSitemap(site: SitePageData): string {
  const { isIndexed, isSimulatorOpen, content } = site;
  const hasSimulator = isSimulatorOpen && content.blocks.some(({ kind }) => kind === 'simulator');
  const paths = isIndexed ? ['', ...(hasSimulator ? ['/simulador'] : []), '/privacidade'] : [];
  const urls = paths.map((path) => `<url><loc>${escaped(buildPageUrl(site, path))}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
