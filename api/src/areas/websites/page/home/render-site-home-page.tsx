import { BlockView } from '../blocks/BlockView';
import { renderSitePage } from '../frame';
import type { SitePageData } from '../site-page-data';
import { buildStructuredData } from './build-structured-data';

/** Renders the home page of a site from its blocks. */
export function renderSiteHomePage(site: SitePageData): string {
  const { business, search, blocks } = site.content;
  return renderSitePage(site, {
    title: search.title || business.name,
    description: search.description,
    isHome: true,
    data: buildStructuredData(site),
    content: (
      <>
        {!blocks.some(({ kind }) => kind === 'hero') && <h1 className="hidden">{business.name}</h1>}
        {blocks.map((block) => (
          <BlockView key={block.id} site={site} block={block} />
        ))}
      </>
    ),
  });
}
