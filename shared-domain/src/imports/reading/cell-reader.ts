import { toSearchText } from '../../formats/plain-text';
import type { ImportProperty } from '../properties/property';
import { AnnotatedCellValue, type CellReader, CellReadingError } from './cell-reading';
import { createEmailReader, readPostalCodeCell, readStateCell } from './read-contact';
import { createDateReader } from './read-date';
import { readCpfCell, readCpfOrCnpjCell } from './read-document';
import { createMoneyReader, createNumberReader, type PointMeaning } from './read-number';
import { readPhoneCell } from './read-phone';
import { createChoiceReader, createLongTextReader, createTextReader, readYesNoCell } from './read-text';

/**
 * Hints for reading the cells of an ambiguous spreadsheet column: meaning of a point before three digits,
 * order of day and month, and factor of the header's unit.
 */
export interface ColumnReadingHints {
  point?: PointMeaning | undefined;
  dayFirst?: boolean | undefined;
  /** Multiplier of its numbers. */
  factor?: number | undefined;
}

function createReaderOfKind(
  property: ImportProperty,
  { point, dayFirst, factor }: ColumnReadingHints,
): CellReader {
  const { min, max, unit, maxLength = 254 } = property;
  switch (property.kind) {
    case 'long-text':
      return createLongTextReader(property);
    case 'email':
      return createEmailReader(maxLength);
    case 'document':
      return readCpfOrCnpjCell;
    case 'cpf':
      return readCpfCell;
    case 'phone':
      return readPhoneCell;
    case 'uf':
      return readStateCell;
    case 'cep':
      return readPostalCodeCell;
    case 'money':
      return createMoneyReader({ min, max }, point);
    case 'number':
      return createNumberReader({ min, max, unit }, point, factor);
    case 'integer':
      return createNumberReader({ min, max, unit, isInteger: true }, point, factor);
    case 'date':
      return createDateReader(dayFirst);
    case 'choice':
      return createChoiceReader(property);
    case 'yes-no':
      return readYesNoCell;
    case 'text':
    case 'person':
      return createTextReader(property);
  }
}

/** Errors of formulas, as spreadsheets in Portuguese and English write them. */
const failedFormula =
  /^#(?:N\/[AD]|REF!|VALUE!|VALOR!|DIV\/0!|NAME\?|NOME\?|NULL!|NULO!|N[UÚ]M!|SPILL!|DESPEJAR!)$/i;
const failed = new CellReadingError(
  'A célula tem um erro de fórmula. Corrija a fórmula na planilha ou apague a célula.',
);

/** Words for nothing, which people write into columns of documents, phones and the like. */
const nothing = new Set([
  ...['-', '--', '---', '—', '–', '.', 'n/a', 'n/d', 'na', 'nd', 'null', 'none', 'nenhum', 'vazio'],
  ...['nao informado', 'nao informada', 'nao tem', 'nao possui', 'sem email', 'sem e-mail', 'sem telefone'],
]);
const READ_AS_EMPTY = 'O texto diz que não há nada, e foi lido como vazio.';
/** Longer than any mail, date or number: not even looked at, as expressions may take their time with it. */
const READABLE = 500;
const tooMuch = new CellReadingError(
  'O texto é longo demais para este campo. Confira se a coluna é a certa.',
);
const isText = new Set<ImportProperty['kind']>(['text', 'long-text', 'choice', 'yes-no']);

/**
 * Creates the cell reader that converts the cells of a spreadsheet column to values of an import property.
 */
export function createCellReader(property: ImportProperty, hints: ColumnReadingHints = {}): CellReader {
  const read = createReaderOfKind(property, hints);
  const maySayNothing = !isText.has(property.kind);
  return (cell, text) => {
    if (typeof cell !== 'string') return read(cell, text);
    if (maySayNothing && text.length > READABLE) return tooMuch;
    if (text.startsWith('#') && failedFormula.test(text)) return failed;
    const reading = read(cell, text);
    // Asked only about what was not read: most cells are fine.
    if (!maySayNothing || !(reading instanceof CellReadingError) || !nothing.has(toSearchText(text)))
      return reading;
    return /[\p{L}\p{N}]/u.test(text)
      ? new AnnotatedCellValue(undefined, { remarks: [READ_AS_EMPTY] })
      : undefined;
  };
}
