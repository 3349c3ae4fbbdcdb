import type { SiteContent } from '../content';
import { checkBlock } from './check-block';
import { checkBusiness } from './check-business';
import { checkSearchTexts } from './check-search';
import { checkSuspiciousTexts } from './check-suspicious-texts';
import { createLinkTargetChecker } from './destinations';
import { createSiteError, type SiteCheckFacts, type SiteProblem } from './site-problem';

export { searchTextLengths } from './check-search';
export type { SiteCheckFacts, SiteProblem } from './site-problem';

/**
 * Returns the problems in the content of an account's website. Errors, which prevent publication, come first.
 */
export function findSiteProblems(content: SiteContent, facts: SiteCheckFacts): SiteProblem[] {
  const destinations = createLinkTargetChecker(content);
  const problems = [
    ...(content.blocks.length === 0
      ? [createSiteError('blocks', 'O site está vazio: acrescente um bloco.')]
      : []),
    ...checkBusiness(content),
    ...checkSearchTexts(content.search, facts),
    ...content.blocks.flatMap((block) => checkBlock(block, facts, destinations)),
    ...checkSuspiciousTexts(content),
  ];
  const { logo } = content.business;
  if (logo && !facts.images.has(logo.imageId))
    problems.push(createSiteError('business.logo', 'Este logotipo não existe mais. Escolha outro.'));
  const isError = ({ severity }: SiteProblem) => severity === 'ERROR';
  return [...problems.filter(isError), ...problems.filter((problem) => !isError(problem))];
}

/** Returns true if a site with these problems may be published. */
export const isPublishable = (problems: readonly SiteProblem[]): boolean =>
  problems.every(({ severity }) => severity !== 'ERROR');
