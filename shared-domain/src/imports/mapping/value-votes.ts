import type { ImportType } from '../import-types';
import { getImportProperties } from '../properties/import-properties';
import type { ImportProperty, ImportPropertyKind } from '../properties/property';
import { createCellReader } from '../reading/cell-reader';
import { CellReadingError } from '../reading/cell-reading';
import { parseSpreadsheetDate } from '../reading/read-date';
import type { SheetCell } from '../sheet-cell';
import { formatCellText } from '../sheet-cell-text';
import { MAX_SAMPLE_ROWS } from './headers';
import type { SheetColumn } from './mapping';

type Filled = { cell: NonNullable<SheetCell>; text: string };

/** Returns the non-empty values that a column of an import file has in the sample rows. */
export function getFilledValues({ values }: SheetColumn): Filled[] {
  return values.slice(0, MAX_SAMPLE_ROWS).flatMap((cell) => {
    const text = formatCellText(cell).slice(0, 500);
    return cell === null || text === '' ? [] : [{ cell, text }];
  });
}

const share = (values: readonly Filled[], fits: (value: Filled) => boolean): number =>
  values.length === 0 ? 0 : values.filter(fits).length / values.length;

const digitsIn = (text: string) => text.replace(/\D/g, '').length;
const isNumeric = ({ cell, text }: Filled) =>
  typeof cell === 'number' || /^[-(]?\s*(?:R\$\s*)?[-(]?\d[\d.,]*\s*[)\p{L}²]{0,5}$/u.test(text);

/**
 * Tests, by kind, of whether a value could be meant as that kind, however badly written. Kinds without an entry accept
 * anything.
 */
const kindPlausibilityTests: Partial<Record<ImportPropertyKind, (value: Filled) => boolean>> = {
  email: ({ text }) => text.includes('@'),
  document: ({ text }) => digitsIn(text) >= 8 && digitsIn(text) <= 15,
  cpf: ({ text }) => digitsIn(text) >= 8 && digitsIn(text) <= 12,
  phone: ({ text }) => digitsIn(text) >= 8 && !text.includes('@'),
  cep: ({ text }) => /^\D{0,4}[\d.\s-]{7,11}$/.test(text),
  date: ({ cell, text }) =>
    typeof cell === 'object' ||
    parseSpreadsheetDate(text) !== null ||
    /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?:\D|$)/.test(text),
  money: isNumeric,
  number: isNumeric,
  integer: isNumeric,
};

const exactKinds = new Set<ImportPropertyKind>(['uf', 'choice', 'yes-no']);

const isRead = (property: ImportProperty): ((value: Filled) => boolean) => {
  const read = createCellReader(property);
  return ({ cell, text }) => !(read(cell, text) instanceof CellReadingError);
};

/** Can a column with the numbers of the rows be taken for this property? */
const isCounted = ({ name, kind }: ImportProperty): boolean =>
  kind === 'integer' || name.startsWith('numero');

/** Rows that have to be numbered one after the other before a column is taken for their numbers. */
const MIN_NUMBERED = 3;

/** Do the values only number the rows: 1, 2, 3? */
function isNumbering(values: readonly Filled[]): boolean {
  const numbers = values.map(({ text }) =>
    /^\d{1,6}[.ºª°)]?$/.test(text) ? Number.parseInt(text, 10) : Number.NaN,
  );
  if (numbers.length < MIN_NUMBERED || (numbers[0] ?? 2) > 1) return false;
  return numbers.every((number, index) => index === 0 || number === (numbers[index - 1] ?? 0) + 1);
}

/**
 * Returns true if the values of a spreadsheet column cannot be values of an import property, whatever the
 * column's header is. False for an empty column.
 */
export function isPropertyRuledOutByValues(property: ImportProperty, values: readonly Filled[]): boolean {
  if (values.length === 0) return false;
  if (isCounted(property) && isNumbering(values)) return true;
  // A name is not a column of phones or mails.
  if (property.nameKind) return share(values, ({ text }) => /\p{L}/u.test(text) && !text.includes('@')) < 0.5;
  const looks = exactKinds.has(property.kind) ? isRead(property) : kindPlausibilityTests[property.kind];
  return looks !== undefined && share(values, looks) < 0.3;
}

/** Kinds whose values can be recognized without a header, the surest first. */
const selfEvidentKinds = ['email', 'document', 'uf', 'cep', 'phone'] as const;

const isMaskedCep = ({ text }: Filled) => /^\d{2}\.?\d{3}-\d{3}$/.test(text);

/**
 * Returns true if nearly all values of a spreadsheet column are readable as values of the property, and the
 * property's kind is self-evident, such as CPF or date.
 */
export function isPropertyProvedByValues(property: ImportProperty, values: readonly Filled[]): boolean {
  const proves = ['cpf', 'date', 'choice', ...selfEvidentKinds].includes(property.kind);
  return proves && share(values, isRead(property)) >= 0.8;
}

/**
 * Returns the import properties that the values of a spreadsheet column suggest, without regard to its
 * header. Likelier properties come first.
 */
export function findPropertiesSuggestedByValues(
  type: ImportType,
  values: readonly Filled[],
): ImportProperty[] {
  const properties = getImportProperties(type);
  for (const kind of selfEvidentKinds) {
    const ofKind = properties.filter((property) => property.kind === kind);
    const [first] = ofKind;
    if (!first) continue;
    // Any eight digits read as a postal code; only its mask tells.
    const isMeant =
      kind === 'cep' ? share(values, isMaskedCep) >= 0.8 : isPropertyProvedByValues(first, values);
    if (isMeant) return ofKind;
  }
  return [];
}
