import { plainText } from '../../formats/plain-text';
import type { ImportProperty } from '../properties/property';
import { type CellReader, Misread } from './misread';
import { emailReader, readCep, readPhone, readUf } from './read-contact';
import { dateReader } from './read-date';
import { readCpf, readDocument } from './read-document';
import { moneyReader, numberReader, type Point } from './read-number';
import { choiceReader, longTextReader, readYesNo, textReader } from './read-text';

/** How a column is to be read where its cells can be read in two ways. */
export interface ColumnHints {
  point?: Point | undefined;
  dayFirst?: boolean | undefined;
  /** What its numbers are multiplied with. */
  factor?: number | undefined;
}

function readerOfKind(property: ImportProperty, { point, dayFirst, factor }: ColumnHints): CellReader {
  const { min, max, unit, maxLength = 254 } = property;
  switch (property.kind) {
    case 'long-text':
      return longTextReader(property);
    case 'email':
      return emailReader(maxLength);
    case 'document':
      return readDocument;
    case 'cpf':
      return readCpf;
    case 'phone':
      return readPhone;
    case 'uf':
      return readUf;
    case 'cep':
      return readCep;
    case 'money':
      return moneyReader({ min, max }, point);
    case 'number':
      return numberReader({ min, max, unit }, point, factor);
    case 'integer':
      return numberReader({ min, max, unit, isInteger: true }, point, factor);
    case 'date':
      return dateReader(dayFirst);
    case 'choice':
      return choiceReader(property);
    case 'yes-no':
      return readYesNo;
    case 'text':
    case 'person':
      return textReader(property);
  }
}

/** Errors of formulas, as spreadsheets in Portuguese and English write them. */
const failedFormula =
  /^#(?:N\/[AD]|REF!|VALUE!|VALOR!|DIV\/0!|NAME\?|NOME\?|NULL!|NULO!|N[UÚ]M!|SPILL!|DESPEJAR!)$/i;
const failed = new Misread(
  'A célula tem um erro de fórmula. Corrija a fórmula na planilha ou apague a célula.',
);

/** Words for nothing, which people write into columns of documents, phones and the like. */
const nothing = new Set([
  ...['-', '--', '---', '—', '–', '.', 'n/a', 'n/d', 'na', 'nd', 'null', 'none', 'nenhum', 'vazio'],
  ...['nao informado', 'nao informada', 'nao tem', 'nao possui', 'sem email', 'sem e-mail', 'sem telefone'],
]);
/** Longer than any mail, date or number: not even looked at, as expressions may take their time with it. */
const READABLE = 500;
const tooMuch = new Misread('O texto é longo demais para este campo. Confira se a coluna é a certa.');
const isText = new Set<ImportProperty['kind']>(['text', 'long-text', 'choice', 'yes-no']);

/** Reads the cells of a column as values of a property. */
export function cellReader(property: ImportProperty, hints: ColumnHints = {}): CellReader {
  const read = readerOfKind(property, hints);
  const maySayNothing = !isText.has(property.kind);
  return (cell, text) => {
    if (typeof cell !== 'string') return read(cell, text);
    if (maySayNothing && text.length > READABLE) return tooMuch;
    if (text.startsWith('#') && failedFormula.test(text)) return failed;
    const reading = read(cell, text);
    // Asked only about what was not read: most cells are fine.
    return maySayNothing && reading instanceof Misread && nothing.has(plainText(text)) ? undefined : reading;
  };
}
