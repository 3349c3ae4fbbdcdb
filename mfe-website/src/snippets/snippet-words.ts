import { truncate } from '@girassol/shared-domain';
import { plainRichText, type SiteContent, searchLengths } from '@girassol/shared-domain/website';

type Spoken = Pick<SiteContent, 'business' | 'search' | 'blocks'>;

/** What search engines and messengers show of a site, cut as they cut it; what is empty is taken from the page. */
export function snippetWords({ business, search, blocks }: Spoken): { title: string; description: string } {
  const hero = blocks.find((block) => block.kind === 'hero');
  const title = search.title || [hero?.values.heading, business.name].filter(Boolean).join(' · ');
  const description = search.description || plainRichText(hero?.values.intro ?? '');
  return {
    title: truncate(title || business.name, searchLengths.title.most),
    description: truncate(description, searchLengths.description.most),
  };
}
