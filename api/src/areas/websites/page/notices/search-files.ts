import { pageUrl } from '../site-address';
import type { SiteFacts } from '../site-facts';

/** On a host of its own it stands at the root, like the page. */
const sitemapUrl = (site: SiteFacts): string =>
  site.canonicalUrl.endsWith('/') ? `${site.canonicalUrl}sitemap.xml` : pageUrl(site, '/sitemap.xml');

/** What search engines may look at, and where they find the rest. */
export const robotsText = (site: SiteFacts): string =>
  site.isIndexed ? `User-agent: *\nAllow: /\nSitemap: ${sitemapUrl(site)}\n` : 'User-agent: *\nDisallow: /\n';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The pages of a site that search engines shall know. */
export function sitemapText(site: SiteFacts): string {
  const { isIndexed, isSimulatorOpen, content } = site;
  const hasSimulator = isSimulatorOpen && content.blocks.some(({ kind }) => kind === 'simulator');
  const paths = isIndexed ? ['', ...(hasSimulator ? ['/simulador'] : []), '/privacidade'] : [];
  const urls = paths.map((path) => `<url><loc>${escaped(pageUrl(site, path))}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
