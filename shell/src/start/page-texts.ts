import type { PageData } from '@girassol/federation';
import type { Place } from '../navigation/places';

export interface PageTexts {
  /** Of the browser tab. */
  title: string;
  /** For search engines and links shared in conversations. */
  description: string;
  /** What is said on arrival. */
  name: string;
}

/** Title and description of a page, by host and for proposals (shell.chrome-006, shell.chrome-007). */
export function pageTexts(
  { brand }: PageData['distribution'],
  { decision }: Pick<Place, 'decision'>,
): PageTexts {
  if (decision.outcome === 'unavailable') {
    return { title: brand.title, description: brand.description, name: brand.title };
  }
  const { title, titleStandsAlone } = decision.route;
  if (titleStandsAlone) {
    return { title, description: `${title}, preparada com ${brand.name}.`, name: title };
  }
  if (title === '') return { title: brand.title, description: brand.description, name: brand.name };
  return { title: `${title} · ${brand.name}`, description: brand.description, name: title };
}
