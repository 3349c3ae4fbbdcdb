import type { ImportType } from '../import-types';
import { isBoardImport } from '../properties/board-imports';
import { propertiesOf } from '../properties/properties-of';
import { normaliseHeader } from './headers';
import { trigrams } from './similarity';
import { synonymsOfBoard } from './synonyms-of-boards';
import { namesOfCustomers, synonymsOfOwner } from './synonyms-of-customers';
import {
  synonymsOfEquipment,
  synonymsOfInverters,
  synonymsOfKits,
  synonymsOfModules,
} from './synonyms-of-equipment';

/** Words that join others and distinguish nothing. */
const joining = /\b(?:de|do|da|dos|das|ou|no|na|em)\b/g;

/** A header without what does not distinguish it: `CPF ou CNPJ do cliente` and `cpf_cnpj_cliente` are one. */
export const headerKey = (header: string): string =>
  normaliseHeader(header).replace(joining, '').replace(/ /g, '');

interface KnownText {
  property: string;
  parts: ReadonlySet<string>;
  /** Which one of a numbered group it names; null elsewhere. */
  number: string | null;
}

/** A header as it is compared with others: whose column it is makes all columns of customers alike, so that goes. */
export function comparedText(header: string): string {
  const words = normaliseHeader(header).replace(joining, ' ').split(' ').filter(Boolean);
  const distinct = words.filter((word) => word !== 'cliente');
  return (distinct.length > 0 ? distinct : words).join(' ');
}

/** The headers that mean something for a type, by their key. */
export interface KnownHeaders {
  /** Name of a property (imports-025). */
  names: ReadonlyMap<string, string>;
  labels: ReadonlyMap<string, string>;
  /** Property names, the likelier first. */
  synonyms: ReadonlyMap<string, readonly string[]>;
  /** What headers are compared with that mean nothing by themselves. */
  texts: readonly KnownText[];
}

function synonymsOf(type: ImportType): Readonly<Record<string, readonly string[]>> {
  if (isBoardImport(type)) return synonymsOfBoard(type);
  if (type === 'kit') return synonymsOfKits();
  if (type === 'inverter') return synonymsOfInverters;
  if (type === 'module') return synonymsOfModules;
  if (type === 'equipament') return synonymsOfEquipment;
  return { ...namesOfCustomers, id_colaborador_proprietario: synonymsOfOwner };
}

function collect(type: ImportType): KnownHeaders {
  const properties = propertiesOf(type);
  const given = synonymsOf(type);
  const synonyms = new Map<string, string[]>();
  const texts: KnownText[] = [];
  for (const { name, label, group } of properties) {
    const number = group?.split('_')[1] ?? null;
    // Of kits there are thousands, and numbers make them alike: only exact ones count.
    const compared = [name, label, ...(type === 'kit' ? [] : (given[name] ?? []))].map(comparedText);
    for (const text of new Set(compared)) texts.push({ property: name, parts: trigrams(text), number });
  }
  for (const [name, headers] of Object.entries(given)) {
    for (const key of headers.map(headerKey)) {
      const known = synonyms.get(key) ?? [];
      if (!known.includes(name)) synonyms.set(key, [...known, name]);
    }
  }
  return {
    names: new Map(properties.map(({ name }) => [headerKey(name), name])),
    labels: new Map(properties.map(({ name, label }) => [headerKey(label), name])),
    synonyms,
    texts,
  };
}

const known = /*#__PURE__*/ new Map<ImportType, KnownHeaders>();

/** The headers that mean something for a type; collected once. */
export function knownHeaders(type: ImportType): KnownHeaders {
  const headers = known.get(type) ?? collect(type);
  known.set(type, headers);
  return headers;
}

/** The properties that a header means by itself: one by its name or label, else those that it is another name of. */
export function meaningsOf(type: ImportType, header: string): readonly string[] {
  const { names, labels, synonyms } = knownHeaders(type);
  const key = headerKey(header);
  const exact = names.get(key) ?? labels.get(key);
  return exact === undefined ? (synonyms.get(key) ?? []) : [exact];
}
