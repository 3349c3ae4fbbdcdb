import { repairDoubleUtf8 } from '../../text/double-utf8';
import { spreadsheetLimits } from '../limits';
import type { SheetNotes } from './notes';

const REFUSED = /\0|\p{Surrogate}/gu;

/**
 * Returns the text of a cell as PostgreSQL can store it (no NUL, no half surrogate pair), cut to the maximum
 * length of a cell, with a note on the change; null if no text is left.
 */
export function toStorableCellText(text: string, notes: SheetNotes, where: () => string): string | null {
  let clean = text;
  if (clean.length > spreadsheetLimits.cellLength) {
    clean = clean.slice(0, spreadsheetLimits.cellLength);
    notes.addAt('Texto com mais de 32.767 caracteres, cortado', where());
  }
  if (clean.includes('\0') || !isWellFormed(clean)) clean = clean.replace(REFUSED, '');
  if (LOST.test(clean)) notes.addAt('Letras que já vieram perdidas (�), como estão no arquivo', where());
  const repaired = repairDoubleUtf8(clean);
  if (repaired !== clean) notes.addAt('Acentos gravados duas vezes em UTF-8, recuperados', where());
  return repaired === '' ? null : repaired;
}

const LOST = /\ufffd/;
const HALF = /\p{Surrogate}/u;
const isWellFormed = (text: string) => !HALF.test(text);
