import type { SiteSearch } from '../content';
import { type CheckFacts, type SiteProblem, siteError, siteWarning } from './site-problem';

/** Characters that search engines show whole. */
export const searchLengths = {
  title: { least: 15, most: 60 },
  description: { least: 50, most: 160 },
} as const;

/** Would the site be found, and shown well where its address is sent? */
export function checkSearch(search: SiteSearch, { images }: CheckFacts): SiteProblem[] {
  const problems: SiteProblem[] = [];
  const title = search.title.trim().length;
  const { title: titles, description: descriptions } = searchLengths;
  if (title < titles.least || title > titles.most)
    problems.push(
      siteError(
        'search.title',
        `O título para a busca deve ter de ${titles.least} a ${titles.most} caracteres; tem ${title}.`,
      ),
    );
  const description = search.description.trim().length;
  if (description === 0)
    problems.push(siteError('search.description', 'Escreva a descrição que aparece na busca.'));
  else if (description < descriptions.least || description > descriptions.most)
    problems.push(
      siteWarning(
        'search.description',
        `A busca mostra descrições de ${descriptions.least} a ${descriptions.most} caracteres; a sua tem ${description}.`,
      ),
    );
  if (!search.picture)
    problems.push(
      siteWarning('search.picture', 'Escolha uma foto para quando o endereço for enviado no WhatsApp.'),
    );
  else if (!images.has(search.picture.imageId))
    problems.push(siteError('search.picture', 'Esta foto não existe mais. Escolha outra.'));
  return problems;
}
