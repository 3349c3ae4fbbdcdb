import type { PageData } from '@girassol/federation';
import type { VisitorLocation } from '../navigation/shell-navigation';

/**
 * Title of a page for the browser tab, description for search engines and shared links, and name announced to
 * screen readers.
 */
export interface PageMetadata {
  /** Title of the browser tab. */
  title: string;
  /** For search engines and links shared in conversations. */
  description: string;
  /** Name announced to screen readers. */
  name: string;
}

/**
 * Builds the title and the description of a page, which depend on the host's brand and, for public proposals,
 * on the proposal (shell.chrome-006, shell.chrome-007).
 */
export function buildPageMetadata(
  { brand }: PageData['distribution'],
  { decision }: Pick<VisitorLocation, 'decision'>,
): PageMetadata {
  if (decision.outcome === 'unavailable') {
    if (decision.missing === 'page') {
      const name = 'Página fora deste produto';
      return { title: `${name} · ${brand.name}`, description: brand.description, name };
    }
    return { title: brand.title, description: brand.description, name: brand.title };
  }
  const { title, titleStandsAlone } = decision.route;
  if (titleStandsAlone) {
    return { title, description: `${title}, preparada com ${brand.name}.`, name: title };
  }
  if (title === '') return { title: brand.title, description: brand.description, name: brand.name };
  return { title: `${title} · ${brand.name}`, description: brand.description, name: title };
}
