import type { ImportType } from '../import-types';
import { propertiesOf } from '../properties/properties-of';
import { normaliseHeader } from './headers';
import { comparedText, headerKey, knownHeaders } from './known-headers';
import type { Certainty, SheetColumn, Suggestion } from './mapping';
import { similarity, trigrams } from './similarity';
import { filledValues, isProved, isVetoed, votedProperties } from './value-votes';

/** From here on a similar header is mapped; down to the second it is only offered. */
const LIKELY = 0.6;
const POSSIBLE = 0.4;

interface Candidate {
  header: string;
  property: string;
  certainty: Exclude<Certainty, 'none'>;
  score: number;
}

/** Columns about somebody else than the customer, whose contents look alike: `CPF do cônjuge`. */
const ofSomebodyElse =
  /\b(?:conjuge|espos[ao]|marido|mae|pai|filh[ao]|fiador|avalista|vendedora?|consultora?|indicad[oa]r?|indicou|parceiro|fornecedor|tecnico|engenheir[ao]|contador|nascimento|nasc|usuario|empregador)\b/;

/** The properties that a header resembles, with how much: each with its most similar text. */
export function similarProperties(type: ImportType, header: string): Map<string, number> {
  const compared = comparedText(header);
  const parts = trigrams(compared);
  const number = /\d+/.exec(compared)?.[0] ?? '1';
  const found = new Map<string, number>();
  for (const text of knownHeaders(type).texts) {
    if (text.number !== null && text.number !== number) continue;
    const score = similarity(parts, text.parts);
    if (score >= POSSIBLE && score > (found.get(text.property) ?? 0)) found.set(text.property, score);
  }
  return found;
}

function candidatesOf(
  type: ImportType,
  column: SheetColumn,
  learned: Readonly<Record<string, string>>,
): Candidate[] {
  const { header } = column;
  const { names, labels, synonyms } = knownHeaders(type);
  const properties = new Map(propertiesOf(type).map((property) => [property.name, property]));
  const key = headerKey(header);
  const normalised = normaliseHeader(header);
  const values = filledValues(column);
  const best = new Map<string, Candidate>();

  const add = (property: string | undefined, certainty: Candidate['certainty'], score: number) => {
    if (property === undefined || !properties.has(property)) return;
    if (score > (best.get(property)?.score ?? 0)) best.set(property, { header, property, certainty, score });
  };
  /** Values have a say: they forbid, or prove. */
  const addUnlessVetoed = (name: string, certainty: Candidate['certainty'], score: number) => {
    const property = properties.get(name);
    if (property && !isVetoed(property, values))
      add(name, certainty, score + (isProved(property, values) ? 0.1 : 0));
  };

  add(names.get(key), 'exact', 5);
  add(Object.hasOwn(learned, normalised) ? learned[normalised] : undefined, 'learned', 4);
  add(labels.get(key), 'exact', 3);
  const meant = synonyms.get(key) ?? [];
  for (const [index, name] of meant.entries())
    addUnlessVetoed(name, 'synonym', meant.length === 1 ? 2 : 1.8 - index * 0.02);
  if (!ofSomebodyElse.test(normalised)) {
    for (const [name, score] of similarProperties(type, header)) addUnlessVetoed(name, 'likely', score);
    // Under what a similar header is mapped with, and mapped all the same.
    const voted = best.size === 0 || [...best.values()].every(({ score }) => score < LIKELY);
    if (voted)
      for (const [index, { name }] of votedProperties(type, values).entries())
        best.set(name, { header, property: name, certainty: 'values', score: 0.59 - index * 0.01 });
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}

/**
 * What each column most likely is, by header: the property's name or label, what the account corrected before
 * (`learned`: normalised header → property), other names, similar ones, and what its values prove. Each property is
 * given once, to the column that fits best; what only might fit is among the others.
 */
export function suggestMapping(
  type: ImportType,
  columns: readonly SheetColumn[],
  learned: Readonly<Record<string, string>> = {},
): Record<string, Suggestion> {
  const candidates = columns.map((column) => candidatesOf(type, column, learned));
  const given = new Map<string, Candidate>();
  const taken = new Set<string>();
  // A stable order: of equal candidates the left column comes first.
  for (const candidate of candidates.flat().sort((one, other) => other.score - one.score)) {
    if (candidate.score < LIKELY && candidate.certainty !== 'values') continue;
    if (given.has(candidate.header) || taken.has(candidate.property)) continue;
    given.set(candidate.header, candidate);
    taken.add(candidate.property);
  }
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
