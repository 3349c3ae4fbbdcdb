import type { ImportType } from '../import-types';
import { isBoardImportType } from '../properties/board-import-definitions';
import { getImportProperties } from '../properties/import-properties';
import { getBoardHeaderSynonyms } from './board-synonyms';
import { customerHeaderSynonyms, ownerHeaderSynonyms } from './customer-synonyms';
import {
  equipmentHeaderSynonyms,
  getKitHeaderSynonyms,
  inverterHeaderSynonyms,
  moduleHeaderSynonyms,
} from './equipment-header-synonyms';
import { connectiveWordsPattern, stripHeaderUnit, toHeaderKey } from './header-key';
import { normalizeHeader } from './headers';
import { detectNamePart } from './name-parts';
import { computeTrigrams } from './similarity';

interface KnownText {
  property: string;
  parts: ReadonlySet<string>;
  /** Which one of a numbered group it names; null elsewhere. */
  number: string | null;
}

/**
 * Returns a column header in the form whose similarity is computed: without the word `cliente`, which all
 * headers about customers share.
 */
export function toHeaderSimilarityText(header: string): string {
  const words = normalizeHeader(header).replace(connectiveWordsPattern, ' ').split(' ').filter(Boolean);
  const distinct = words.filter((word) => word !== 'cliente');
  return (distinct.length > 0 ? distinct : words).join(' ');
}

/**
 * Column headers that stand for a property of an import type, by header key (`toHeaderKey`): property names,
 * labels, synonyms, and texts for similarity.
 */
export interface KnownHeaders {
  /** Name of a property (imports-025). */
  names: ReadonlyMap<string, string>;
  labels: ReadonlyMap<string, string>;
  /** Property names, the likelier first. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** Texts with which unknown headers are compared. */
  texts: readonly KnownText[];
}

/** Returns the column headers that stand for each property of an import type. */
export function getPropertyHeaderSynonyms(type: ImportType): Readonly<Record<string, readonly string[]>> {
  if (isBoardImportType(type)) return getBoardHeaderSynonyms(type);
  if (type === 'kit') return getKitHeaderSynonyms();
  if (type === 'inverter') return inverterHeaderSynonyms;
  if (type === 'module') return moduleHeaderSynonyms;
  if (type === 'equipament') return equipmentHeaderSynonyms;
  return { ...customerHeaderSynonyms, id_colaborador_proprietario: ownerHeaderSynonyms };
}

function collect(type: ImportType): KnownHeaders {
  const properties = getImportProperties(type);
  const given = getPropertyHeaderSynonyms(type);
  const synonyms = new Map<string, string[]>();
  const texts: KnownText[] = [];
  for (const { name, label, group } of properties) {
    const number = group?.split('_')[1] ?? null;
    // Of kits there are thousands, and numbers make them alike: only exact ones count.
    const compared = [name, label, ...(type === 'kit' ? [] : (given[name] ?? []))].map(
      toHeaderSimilarityText,
    );
    for (const text of new Set(compared))
      texts.push({ property: name, parts: computeTrigrams(text), number });
  }
  for (const [name, headers] of Object.entries(given)) {
    for (const key of headers.map(toHeaderKey)) {
      const known = synonyms.get(key) ?? [];
      if (!known.includes(name)) synonyms.set(key, [...known, name]);
    }
  }
  return {
    names: new Map(properties.map(({ name }) => [toHeaderKey(name), name])),
    labels: new Map(properties.map(({ name, label }) => [toHeaderKey(label), name])),
    synonyms,
    texts,
  };
}

const known = /*#__PURE__*/ new Map<ImportType, KnownHeaders>();

/**
 * Returns the column headers that stand for a property of an import type. The result is computed once per
 * type and cached.
 */
export function getKnownHeaders(type: ImportType): KnownHeaders {
  const headers = known.get(type) ?? collect(type);
  known.set(type, headers);
  return headers;
}

/**
 * Regular expression for column headers about a person other than the customer, such as `CPF do cônjuge`. The
 * values of such a column look like the customer's, but must not be suggested for the customer.
 */
export const otherPersonHeaderPattern =
  /\b(?:conjuge|espos[ao]|marido|mae|pai|filh[ao]|fiador|avalista|vendedora?|consultora?|indicad[oa]r?|indicou|parceiro|fornecedor|tecnico|engenheir[ao]|contador|nascimento|nasc|usuario|empregador)\b/;

/**
 * Returns the properties that a header key stands for: the one with this name or label, else those with this synonym.
 */
function findPropertiesOfKey({ names, labels, synonyms }: KnownHeaders, key: string): readonly string[] {
  const exact = names.get(key) ?? labels.get(key);
  return exact === undefined ? (synonyms.get(key) ?? []) : [exact];
}

/**
 * Returns the import properties that a column header stands for if its brackets and unit are removed; empty
 * if the whole header already stands for a property.
 */
export function findPropertiesOfHeaderWithoutUnit(type: ImportType, header: string): readonly string[] {
  const known = getKnownHeaders(type);
  const key = toHeaderKey(stripHeaderUnit(header));
  const isPlain =
    key === '' || key === toHeaderKey(header) || findPropertiesOfKey(known, toHeaderKey(header)).length > 0;
  return isPlain || otherPersonHeaderPattern.test(normalizeHeader(header))
    ? []
    : findPropertiesOfKey(known, key);
}

/**
 * Returns the import property for the customer's name, to which columns with a part of the name (such as the
 * last name) are mapped; null for an import type without customers.
 */
export const getPersonNameProperty = (type: ImportType): string | null =>
  type === 'customer' ? 'nome' : isBoardImportType(type) ? 'nome_cliente' : null;

/**
 * Returns the import properties that a column header stands for: by the whole header, as a part of a name, or
 * without brackets and unit. The column's values are not considered.
 */
export function findPropertiesOfHeader(type: ImportType, header: string): readonly string[] {
  const whole = findPropertiesOfKey(getKnownHeaders(type), toHeaderKey(header));
  if (whole.length > 0) return whole;
  const name = detectNamePart(header) === null ? null : getPersonNameProperty(type);
  return name === null ? findPropertiesOfHeaderWithoutUnit(type, header) : [name];
}
