import { blockKinds, type SiteBlock } from '../blocks/block-kinds';
import type { BlockField, SiteLink, SitePicture } from '../blocks/fields';
import { richText } from '../rich-text';
import { entriesOf, type FoundValue, valuesIn } from '../walk-content';
import type { Destinations } from './destinations';
import { type CheckFacts, ofBlock, type SiteProblem, siteError, siteWarning } from './site-problem';

/** Does a block say what it needs to, with pictures that are there and links that lead somewhere? */
export function checkBlock(block: SiteBlock, facts: CheckFacts, destinations: Destinations): SiteProblem[] {
  const problems = [
    ...emptyLists(block),
    ...valuesIn(block).flatMap((found) => checkValue(found, facts, destinations)),
    ...(block.kind === 'savings' ? checkSavings(block.values) : []),
  ];
  return problems.map((problem) => ofBlock(block, problem));
}

function emptyLists({ kind, values }: SiteBlock): SiteProblem[] {
  const { fields, label }: { fields: readonly BlockField[]; label: string } = blockKinds[kind];
  return fields.flatMap((field) => {
    if (field.type !== 'list' || entriesOf((values as Record<string, unknown>)[field.name]).length > 0)
      return [];
    return [siteError(field.name, `O bloco ${label} está vazio: acrescente algo ou exclua o bloco.`)];
  });
}

function checkValue(
  { field, path, value, entry }: FoundValue,
  facts: CheckFacts,
  destinations: Destinations,
): SiteProblem[] {
  switch (field.type) {
    case 'line':
    case 'text': {
      const text = String(value ?? '');
      if (field.needed && text.trim() === '') return [siteError(path, `Preencha "${field.label}".`)];
      return field.type === 'text' ? linksIn(text).flatMap((to) => leads(path, to, destinations)) : [];
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
  { images }: CheckFacts,
): SiteProblem[] {
  if (!picture) return isNeeded ? [siteError(path, 'Escolha uma foto.')] : [];
  if (!images.has(picture.imageId)) return [siteError(path, 'Esta foto não existe mais. Escolha outra.')];
  // A person, a brand: the name beside it says what it shows.
  const isNamed = typeof entry.name === 'string';
  if (picture.alt.trim() === '' && !isNamed)
    return [siteError(path, 'Descreva a foto para quem não a vê (texto alternativo).')];
  return [];
}

function checkLink(path: string, link: SiteLink | null, destinations: Destinations): SiteProblem[] {
  if (!link) return [];
  const unnamed = link.label.trim() === '' ? [siteError(path, 'Escreva o texto do botão.')] : [];
  return [...unnamed, ...leads(path, link.to, destinations)];
}

const leads = (path: string, to: string, destinations: Destinations): SiteProblem[] => {
  const why = destinations.whyNowhere(to);
  return why ? [siteError(path, why)] : [];
};

const linksIn = (text: string): string[] =>
  richText(text)
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
    problems.push(siteError(billBefore === null ? 'billBefore' : 'billAfter', 'Escreva as duas contas.'));
  if (billBefore !== null && billAfter !== null && billAfter >= billBefore)
    problems.push(siteWarning('billAfter', 'A conta depois não é menor que a de antes.'));
  if (billBefore !== null && basis.trim() === '')
    problems.push(
      siteError('basis', 'Diga de onde vêm os valores: um exemplo sem origem vale como promessa.'),
    );
  return problems;
}
