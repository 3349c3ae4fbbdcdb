import type { SiteContent } from '../content';
import { checkBlock } from './check-block';
import { checkBusiness } from './check-business';
import { checkSearch } from './check-search';
import { checkWords } from './check-words';
import { destinationsOf } from './destinations';
import { type CheckFacts, type SiteProblem, siteError } from './site-problem';

export { searchLengths } from './check-search';
export type { CheckFacts, SiteProblem } from './site-problem';

/** All that is wrong with a site, what keeps it from being published first. */
export function problemsOf(content: SiteContent, facts: CheckFacts): SiteProblem[] {
  const destinations = destinationsOf(content);
  const problems = [
    ...(content.blocks.length === 0 ? [siteError('blocks', 'O site está vazio: acrescente um bloco.')] : []),
    ...checkBusiness(content),
    ...checkSearch(content.search, facts),
    ...content.blocks.flatMap((block) => checkBlock(block, facts, destinations)),
    ...checkWords(content),
  ];
  const { logo } = content.business;
  if (logo && !facts.images.has(logo.imageId))
    problems.push(siteError('business.logo', 'Este logotipo não existe mais. Escolha outro.'));
  const isError = ({ severity }: SiteProblem) => severity === 'ERROR';
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
}

/** May a site with these problems go online? */
export const isPublishable = (problems: readonly SiteProblem[]): boolean =>
  problems.every(({ severity }) => severity !== 'ERROR');
