import { truncate } from '@girassol/shared-domain';
import { type SiteContent, searchTextLengths, stripRichText } from '@girassol/shared-domain/website';

type Spoken = Pick<SiteContent, 'business' | 'search' | 'blocks'>;

/**
 * Returns the title and description of the site for search results and messages, truncated to the length
 * shown there. If the person left a text empty, it is taken from the cover of the page.
 */
export function getSnippetText({ business, search, blocks }: Spoken): { title: string; description: string } {
  const hero = blocks.find((block) => block.kind === 'hero');
  const title = search.title || [hero?.values.heading, business.name].filter(Boolean).join(' · ');
  const description = search.description || stripRichText(hero?.values.intro ?? '');
  return {
    title: truncate(title || business.name, searchTextLengths.title.most),
    description: truncate(description, searchTextLengths.description.most),
  };
}
