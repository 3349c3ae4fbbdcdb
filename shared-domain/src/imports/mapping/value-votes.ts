import type { ImportType } from '../import-types';
import { propertiesOf } from '../properties/properties-of';
import type { ImportProperty, PropertyKind } from '../properties/property';
import { cellReader } from '../reading/cell-reader';
import { Misread } from '../reading/misread';
import { parseDate } from '../reading/read-date';
import type { SheetCell } from '../sheet-cell';
import { cellText } from '../sheet-cell-text';
import { SAMPLE_ROWS } from './headers';
import type { SheetColumn } from './mapping';

type Filled = { cell: NonNullable<SheetCell>; text: string };

/** What stands in a column, as far as it is looked at. */
export function filledValues({ values }: SheetColumn): Filled[] {
  return values.slice(0, SAMPLE_ROWS).flatMap((cell) => {
    const text = cellText(cell).slice(0, 500);
    return cell === null || text === '' ? [] : [{ cell, text }];
  });
}

const share = (values: readonly Filled[], fits: (value: Filled) => boolean): number =>
  values.length === 0 ? 0 : values.filter(fits).length / values.length;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;
const isNumeric = ({ cell, text }: Filled) =>
  typeof cell === 'number' || /^[-(]?\s*(?:R\$\s*)?[-(]?\d[\d.,]*\s*[)\p{L}²]{0,5}$/u.test(text);

/** Could this be meant as such a value, however badly it is written? Kinds without an entry may hold anything. */
const looksLike: Partial<Record<PropertyKind, (value: Filled) => boolean>> = {
  email: ({ text }) => text.includes('@'),
  document: ({ text }) => digitsIn(text) >= 8 && digitsIn(text) <= 15,
  cpf: ({ text }) => digitsIn(text) >= 8 && digitsIn(text) <= 12,
  phone: ({ text }) => digitsIn(text) >= 8 && !text.includes('@'),
  cep: ({ text }) => /^\D{0,4}[\d.\s-]{7,11}$/.test(text),
  date: ({ cell, text }) =>
    typeof cell === 'object' ||
    parseDate(text) !== null ||
    /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?:\D|$)/.test(text),
  money: isNumeric,
  number: isNumeric,
  integer: isNumeric,
};

const exactKinds = new Set<PropertyKind>(['uf', 'choice', 'yes-no']);

const isRead = (property: ImportProperty): ((value: Filled) => boolean) => {
  const read = cellReader(property);
  return ({ cell, text }) => !(read(cell, text) instanceof Misread);
};

/** Do the values of a column forbid this property, whatever its header says? An empty column forbids nothing. */
export function isVetoed(property: ImportProperty, values: readonly Filled[]): boolean {
  if (values.length === 0) return false;
  // A name is not a column of phones or mails.
  if (property.isName) return share(values, ({ text }) => /\p{L}/u.test(text) && !text.includes('@')) < 0.5;
  const looks = exactKinds.has(property.kind) ? isRead(property) : looksLike[property.kind];
  return looks !== undefined && share(values, looks) < 0.3;
}

/** Kinds whose values say by themselves what they are, the surest first. */
const telling = ['email', 'document', 'uf', 'cep', 'phone'] as const;

const isMaskedCep = ({ text }: Filled) => /^\d{2}\.?\d{3}-\d{3}$/.test(text);

/** Do nearly all values prove that they are of the property's kind? */
export function isProved(property: ImportProperty, values: readonly Filled[]): boolean {
  const proves = ['cpf', 'date', 'choice', ...telling].includes(property.kind);
  return proves && share(values, isRead(property)) >= 0.8;
}

/** The properties that the values of a column vote for without its header, likelier first. */
export function votedProperties(type: ImportType, values: readonly Filled[]): ImportProperty[] {
  const properties = propertiesOf(type);
  for (const kind of telling) {
    const ofKind = properties.filter((property) => property.kind === kind);
    const [first] = ofKind;
    if (!first) continue;
    // Any eight digits read as a postal code; only its mask tells.
    const isMeant = kind === 'cep' ? share(values, isMaskedCep) >= 0.8 : isProved(first, values);
    if (isMeant) return ofKind;
  }
  return [];
}
