import type { SiteFacts } from '../site-facts';

/** What search engines may look at, and where they find the rest. */
export const robotsText = ({ isIndexed, canonicalUrl }: SiteFacts): string =>
  isIndexed
    ? `User-agent: *\nAllow: /\nSitemap: ${canonicalUrl.replace(/\/$/, '')}/sitemap.xml\n`
    : 'User-agent: *\nDisallow: /\n';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The pages of a site that search engines shall know. */
export function sitemapText({ isIndexed, isSimulatorOpen, canonicalUrl, content }: SiteFacts): string {
  const hasSimulator = isSimulatorOpen && content.blocks.some(({ kind }) => kind === 'simulator');
  const root = canonicalUrl.replace(/\/$/, '');
  const pages = isIndexed
    ? [canonicalUrl, ...(hasSimulator ? [`${root}/simulador`] : []), `${root}/privacidade`]
    : [];
  const urls = pages.map((url) => `<url><loc>${escaped(url)}</loc></url>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>`;
}
