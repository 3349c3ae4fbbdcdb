import { isInvisible } from '../../formats/unseen';
import { type BlockFieldValue, collectBlockValues, getBlockListEntries } from '../block-values';
import { blockKinds, type SiteBlock } from '../blocks/block-kinds';
import type { BlockField, SiteLink, SitePicture } from '../blocks/fields';
import { parseRichText } from '../rich-text';
import type { LinkTargetChecker } from './destinations';
import {
  createSiteError,
  createSiteWarning,
  type SiteCheckFacts,
  type SiteProblem,
  toBlockProblem,
} from './site-problem';

/**
 * Returns the problems of a website block: missing required values, pictures that do not exist, and links
 * without a target.
 */
export function checkBlock(
  block: SiteBlock,
  facts: SiteCheckFacts,
  destinations: LinkTargetChecker,
): SiteProblem[] {
  const problems = [
    ...emptyLists(block),
    ...collectBlockValues(block).flatMap((found) => checkValue(found, facts, destinations)),
    ...(block.kind === 'savings' ? checkSavings(block.values) : []),
  ];
  return problems.map((problem) => toBlockProblem(block, problem));
}

function emptyLists({ kind, values }: SiteBlock): SiteProblem[] {
  const { fields, label }: { fields: readonly BlockField[]; label: string } = blockKinds[kind];
  return fields.flatMap((field) => {
    if (
      field.type !== 'list' ||
      getBlockListEntries((values as Record<string, unknown>)[field.name]).length > 0
    )
      return [];
    return [createSiteError(field.name, `O bloco ${label} está vazio: acrescente algo ou exclua o bloco.`)];
  });
}

function checkValue(
  { field, path, value, entry }: BlockFieldValue,
  facts: SiteCheckFacts,
  destinations: LinkTargetChecker,
): SiteProblem[] {
  switch (field.type) {
    case 'line':
    case 'text': {
      const text = String(value ?? '');
      if (field.needed && isInvisible(text)) return [createSiteError(path, `Preencha “${field.label}”.`)];
      return field.type === 'text'
        ? linksIn(text).flatMap((to) => checkLinkTarget(path, to, destinations))
        : [];
    }
    case 'picture':
      return checkPicture({ path, picture: value as SitePicture | null, entry }, field.needed, facts);
    case 'link':
      return checkLink(path, value as SiteLink | null, destinations);
    default:
      return [];
  }
}

function checkPicture(
  { path, picture, entry }: { path: string; picture: SitePicture | null; entry: Record<string, unknown> },
  isNeeded: boolean | undefined,
  { images }: SiteCheckFacts,
): SiteProblem[] {
  if (!picture) return isNeeded ? [createSiteError(path, 'Escolha uma foto.')] : [];
  if (!images.has(picture.imageId))
    return [createSiteError(path, 'Esta foto não existe mais. Escolha outra.')];
  // A person, a brand: the name beside it says what it shows.
  const isNamed = typeof entry.name === 'string';
  if (isInvisible(picture.alt) && !isNamed)
    return [createSiteError(path, 'Descreva a foto para quem não a vê (texto alternativo).')];
  return [];
}

function checkLink(path: string, link: SiteLink | null, destinations: LinkTargetChecker): SiteProblem[] {
  if (!link) return [];
  const unnamed = isInvisible(link.label) ? [createSiteError(path, 'Escreva o texto do botão.')] : [];
  return [...unnamed, ...checkLinkTarget(path, link.to, destinations)];
}

const checkLinkTarget = (path: string, to: string, destinations: LinkTargetChecker): SiteProblem[] => {
  const why = destinations.whyNowhere(to);
  return why ? [createSiteError(path, why)] : [];
};

const linksIn = (text: string): string[] =>
  parseRichText(text)
    .flatMap((part) => (part.type === 'paragraph' ? [part.spans] : part.entries))
    .flat()
    .flatMap(({ to }) => (to === null ? [] : [to]));

/** An example is an offer: what it says has to be true of somebody (CDC, art. 30). */
function checkSavings({
  billBefore,
  billAfter,
  basis,
}: {
  billBefore: number | null;
  billAfter: number | null;
  basis: string;
}): SiteProblem[] {
  const problems: SiteProblem[] = [];
  if ((billBefore === null) !== (billAfter === null))
    problems.push(
      createSiteError(billBefore === null ? 'billBefore' : 'billAfter', 'Escreva as duas contas.'),
    );
  if (billBefore !== null && billAfter !== null && billAfter >= billBefore)
    problems.push(createSiteWarning('billAfter', 'A conta depois não é menor que a de antes.'));
  if (billBefore !== null && isInvisible(basis))
    problems.push(
      createSiteError('basis', 'Diga de onde vêm os valores: um exemplo sem origem vale como promessa.'),
    );
  return problems;
}
