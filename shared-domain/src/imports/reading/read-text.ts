import { isCompanyName, isPersonName } from '../../documents/names';
import { toSearchText } from '../../formats/plain-text';
import type { ImportProperty } from '../properties/property';
import { normalizeMultilineText } from '../sheet-cell-text';
import { type CellReader, CellReadingError } from './cell-reading';

const strangeName = new CellReadingError('O nome tem símbolos que um nome não pode ter, ou nenhuma letra.');

/**
 * Creates the cell reader for single-line texts. A text longer than the maximum is an error and is never cut.
 */
export function createTextReader({
  maxLength = Number.POSITIVE_INFINITY,
  nameKind: nameOf,
}: ImportProperty): CellReader {
  return (_cell, text) => {
    if (text.length > maxLength) return tooLong(text, maxLength);
    if (nameOf === undefined) return text;
    const isFine = nameOf === 'PERSON' ? isPersonName : isCompanyName;
    return isFine(text) ? text : strangeName;
  };
}

/** Creates the cell reader for texts with several lines. */
export function createLongTextReader({ maxLength = Number.POSITIVE_INFINITY }: ImportProperty): CellReader {
  return (cell, text) => {
    const lines = typeof cell === 'string' ? normalizeMultilineText(cell) : text;
    return lines.length > maxLength ? tooLong(lines, maxLength) : lines;
  };
}

const tooLong = ({ length }: string, maxLength: number) =>
  new CellReadingError(`O texto tem ${length} caracteres e o limite é ${maxLength}. Encurte-o.`);

/** Creates the cell reader for a choice among fixed options, which a cell names by label or synonym. */
export function createChoiceReader({ options = [], optionSynonyms = {} }: ImportProperty): CellReader {
  const meant = new Map(Object.entries(optionSynonyms));
  for (const option of options) meant.set(toSearchText(option), option);
  const wrong = new CellReadingError(`Não é uma das opções. Escreva uma destas: ${options.join(', ')}.`);
  return (_cell, text) => meant.get(toSearchText(text)) ?? wrong;
}

const yes = new Set(['sim', 's', 'x', '1', 'true', 'verdadeiro', 'yes', 'y', 'v', '✓', '✔']);
const no = new Set(['nao', 'n', '0', 'false', 'falso', 'no', 'f']);
const neither = new CellReadingError('Escreva Sim ou Não.');

/** Reads a boolean from a spreadsheet cell, which may have a logical value or a word for yes or no. */
export const readYesNoCell: CellReader = (cell, text) => {
  if (typeof cell === 'boolean') return cell;
  const word = toSearchText(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : neither;
};
