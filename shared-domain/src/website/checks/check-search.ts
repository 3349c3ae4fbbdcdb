import type { SiteSearchListing } from '../content';
import { createSiteError, createSiteWarning, type SiteCheckFacts, type SiteProblem } from './site-problem';

/** Minimum and maximum lengths of title and description, in characters, that search engines show in full. */
export const searchTextLengths = {
  title: { least: 15, most: 60 },
  description: { least: 50, most: 160 },
} as const;

/**
 * Returns the problems of the title and description with which search engines and link previews show a
 * website.
 */
export function checkSearchTexts(search: SiteSearchListing, { images }: SiteCheckFacts): SiteProblem[] {
  const problems: SiteProblem[] = [];
  const title = search.title.trim().length;
  const { title: titles, description: descriptions } = searchTextLengths;
  if (title < titles.least || title > titles.most)
    problems.push(
      createSiteError(
        'search.title',
        `O título para a busca deve ter de ${titles.least} a ${titles.most} caracteres; tem ${title}.`,
      ),
    );
  const description = search.description.trim().length;
  if (description === 0)
    problems.push(createSiteError('search.description', 'Escreva a descrição que aparece na busca.'));
  else if (description < descriptions.least || description > descriptions.most)
    problems.push(
      createSiteWarning(
        'search.description',
        `A busca mostra descrições de ${descriptions.least} a ${descriptions.most} caracteres; a sua tem ${description}.`,
      ),
    );
  if (!search.picture)
    problems.push(
      createSiteWarning('search.picture', 'Escolha uma foto para quando o endereço for enviado no WhatsApp.'),
    );
  else if (!images.has(search.picture.imageId))
    problems.push(createSiteError('search.picture', 'Esta foto não existe mais. Escolha outra.'));
  return problems;
}
