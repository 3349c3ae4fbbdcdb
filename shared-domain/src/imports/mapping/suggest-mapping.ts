import type { ImportType } from '../import-types';
import { getImportProperties } from '../properties/import-properties';
import { formatCellText } from '../sheet-cell-text';
import { toHeaderKey } from './header-key';
import { normalizeHeader } from './headers';
import {
  findPropertiesOfHeaderWithoutUnit,
  getKnownHeaders,
  getPersonNameProperty,
  otherPersonHeaderPattern,
  toHeaderSimilarityText,
} from './known-headers';
import type { MappingSuggestion, SheetColumn, SuggestionReason } from './mapping';
import { canBeFirstNameColumn, detectNamePart } from './name-parts';
import { computeTrigramSimilarity, computeTrigrams } from './similarity';
import {
  findPropertiesSuggestedByValues,
  getFilledValues,
  isPropertyProvedByValues,
  isPropertyRuledOutByValues,
} from './value-votes';

/** From here on a similar header is mapped; down to the second it is only offered. */
const LIKELY = 0.6;
const POSSIBLE = 0.4;

interface Candidate {
  header: string;
  property: string;
  certainty: Exclude<SuggestionReason, 'none'>;
  score: number;
}

/**
 * Returns the import properties whose known headers resemble a column header, each with the highest
 * similarity (0 to 1) of its headers.
 */
export function findSimilarProperties(type: ImportType, header: string): Map<string, number> {
  const compared = toHeaderSimilarityText(header);
  const parts = computeTrigrams(compared);
  const number = /\d+/.exec(compared)?.[0] ?? '1';
  const found = new Map<string, number>();
  for (const text of getKnownHeaders(type).texts) {
    if (text.number !== null && text.number !== number) continue;
    const score = computeTrigramSimilarity(parts, text.parts);
    if (score >= POSSIBLE && score > (found.get(text.property) ?? 0)) found.set(text.property, score);
  }
  return found;
}

function buildCandidates(
  type: ImportType,
  column: SheetColumn,
  learned: Readonly<Record<string, string>>,
): Candidate[] {
  const { header } = column;
  const { names, labels, synonyms } = getKnownHeaders(type);
  const properties = new Map(getImportProperties(type).map((property) => [property.name, property]));
  const key = toHeaderKey(header);
  const normalised = normalizeHeader(header);
  const values = getFilledValues(column);
  const best = new Map<string, Candidate>();

  const add = (property: string | undefined, certainty: Candidate['certainty'], score: number) => {
    if (property === undefined || !properties.has(property)) return;
    if (score > (best.get(property)?.score ?? 0)) best.set(property, { header, property, certainty, score });
  };
  /** Values have a say: they forbid, or prove. */
  const addUnlessVetoed = (name: string, certainty: Candidate['certainty'], score: number) => {
    const property = properties.get(name);
    if (property && !isPropertyRuledOutByValues(property, values))
      add(name, certainty, score + (isPropertyProvedByValues(property, values) ? 0.1 : 0));
  };

  add(names.get(key), 'exact', 5);
  add(Object.hasOwn(learned, normalised) ? learned[normalised] : undefined, 'learned', 4);
  add(labels.get(key), 'exact', 3);
  const meant = synonyms.get(key) ?? [];
  for (const [index, name] of meant.entries())
    addUnlessVetoed(name, 'synonym', meant.length === 1 ? 2 : 1.8 - index * 0.02);
  for (const [index, name] of findPropertiesOfHeaderWithoutUnit(type, header).entries())
    addUnlessVetoed(name, 'synonym', 1.5 - index * 0.02);
  if (!otherPersonHeaderPattern.test(normalised)) {
    for (const [name, score] of findSimilarProperties(type, header)) addUnlessVetoed(name, 'likely', score);
    // Under what a similar header is mapped with, and mapped all the same.
    const voted = best.size === 0 || [...best.values()].every(({ score }) => score < LIKELY);
    if (voted)
      for (const [index, { name }] of findPropertiesSuggestedByValues(type, values).entries())
        best.set(name, { header, property: name, certainty: 'values', score: 0.59 - index * 0.01 });
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}

interface Given {
  given: Map<string, Candidate>;
  taken: Set<string>;
}

/**
 * A name in several columns, as address books have it: all of its parts are the name, where no column has it as a whole.
 * `Nome` is the first part where another column has the last.
 */
function giveNameParts(type: ImportType, columns: readonly SheetColumn[], { given, taken }: Given): void {
  const property = getPersonNameProperty(type);
  if (property === null) return;
  const sure: readonly SuggestionReason[] = ['exact', 'learned', 'synonym'];
  const parts = columns.filter(({ header, values }) => {
    const one = given.get(header);
    const isFree = one === undefined || one.property === property || !sure.includes(one.certainty);
    return detectNamePart(header) !== null && isFree && values.some((value) => formatCellText(value) !== '');
  });
  const announced = new Set(parts.map(({ header }) => detectNamePart(header)));
  const isWhole = announced.has('first') || announced.has('last');
  const found = [...given.values()].find(
    (one) => one.property === property && detectNamePart(one.header) === null,
  );
  const guessed = found && !sure.includes(found.certainty) ? found : undefined;
  const whole = guessed && isWhole ? undefined : found;
  if (parts.length === 0 || (whole && !canBeFirstNameColumn(whole.header))) return;
  if (!whole && !isWhole) return;
  // `Nome` beside `Primeiro nome` and `Sobrenome` is the whole one.
  if (whole && announced.has('first')) return;
  if (guessed) given.delete(guessed.header);
  for (const { header } of parts) given.set(header, { header, property, certainty: 'synonym', score: 2 });
  taken.add(property);
}

/**
 * Returns the suggested import property of each column, by header. Suggestions come from names and labels of
 * properties, the account's earlier corrections (`learned`: normalized header → property), synonyms, similar
 * headers, and the column's values. Except for parts of a name, each property is suggested for the best
 * column only; weaker candidates are listed as alternatives.
 */
export function suggestMapping(
  type: ImportType,
  columns: readonly SheetColumn[],
  learned: Readonly<Record<string, string>> = {},
): Record<string, MappingSuggestion> {
  const candidates = columns.map((column) => buildCandidates(type, column, learned));
  const given = new Map<string, Candidate>();
  const taken = new Set<string>();
  // A stable order: of equal candidates the left column comes first.
  for (const candidate of candidates.flat().sort((one, other) => other.score - one.score)) {
    if (candidate.score < LIKELY && candidate.certainty !== 'values') continue;
    if (given.has(candidate.header) || taken.has(candidate.property)) continue;
    given.set(candidate.header, candidate);
    taken.add(candidate.property);
  }
  giveNameParts(type, columns, { given, taken });
  return Object.fromEntries(
    columns.map(({ header }, index) => [
      header,
      {
        property: given.get(header)?.property ?? null,
        certainty: given.get(header)?.certainty ?? 'none',
        others: (candidates[index] ?? []).flatMap(({ property }) => (taken.has(property) ? [] : [property])),
      },
    ]),
  );
}
