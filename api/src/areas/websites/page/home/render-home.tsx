import { BlockView } from '../blocks/BlockView';
import { renderFrame } from '../frame';
import type { SiteFacts } from '../site-facts';
import { structuredData } from './structured-data';

/** The page of the blocks. */
export function renderHome(site: SiteFacts): string {
  const { business, search, blocks } = site.content;
  return renderFrame(site, {
    title: search.title || business.name,
    description: search.description,
    isHome: true,
    data: structuredData(site),
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
