import { isPersonName } from '../../documents/fields';
import { plainText } from '../../formats/plain-text';
import type { ImportProperty } from '../properties/property';
import { tidyLines } from '../sheet-cell-text';
import { type CellReader, Misread } from './misread';

const strangeName = new Misread('O nome tem símbolos que um nome não pode ter, ou nenhuma letra.');

/** A text on one line. One that is too long is told, never cut. */
export function textReader({
  maxLength = Number.POSITIVE_INFINITY,
  isName = false,
}: ImportProperty): CellReader {
  return (_cell, text) => {
    if (text.length > maxLength) return tooLong(text, maxLength);
    return isName && !isPersonName(text) ? strangeName : text;
  };
}

/** A text with its lines. */
export function longTextReader({ maxLength = Number.POSITIVE_INFINITY }: ImportProperty): CellReader {
  return (cell, text) => {
    const lines = typeof cell === 'string' ? tidyLines(cell) : text;
    return lines.length > maxLength ? tooLong(lines, maxLength) : lines;
  };
}

const tooLong = ({ length }: string, maxLength: number) =>
  new Misread(`O texto tem ${length} caracteres e o limite é ${maxLength}. Encurte-o.`);

/** One of the options, by its text or another that is known for it. */
export function choiceReader({ options = [], optionSynonyms = {} }: ImportProperty): CellReader {
  const meant = new Map(Object.entries(optionSynonyms));
  for (const option of options) meant.set(plainText(option), option);
  const wrong = new Misread(`Não é uma das opções. Escreva uma destas: ${options.join(', ')}.`);
  return (_cell, text) => meant.get(plainText(text)) ?? wrong;
}

const yes = new Set(['sim', 's', 'x', '1', 'true', 'verdadeiro', 'yes', 'y', 'v', '✓', '✔']);
const no = new Set(['nao', 'n', '0', 'false', 'falso', 'no', 'f']);
const neither = new Misread('Escreva Sim ou Não.');

/** Yes or no, in the ways that spreadsheets say it. */
export const readYesNo: CellReader = (cell, text) => {
  if (typeof cell === 'boolean') return cell;
  const word = plainText(text);
  if (yes.has(word)) return true;
  return no.has(word) ? false : neither;
};
