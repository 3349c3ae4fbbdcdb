import { spreadsheetLimits } from '../limits';
import type { Notes } from './notes';

const REFUSED = /\0|\p{Surrogate}/gu;

/** A text as PostgreSQL takes it (no NUL, no half of a pair), no longer than a cell may be; null where nothing is left. */
export function cleanText(text: string, notes: Notes, where: () => string): string | null {
  let clean = text;
  if (clean.length > spreadsheetLimits.cellLength) {
    clean = clean.slice(0, spreadsheetLimits.cellLength);
    notes.found('Texto com mais de 32.767 caracteres, cortado', where());
  }
  if (clean.includes('\0') || !isWellFormed(clean)) clean = clean.replace(REFUSED, '');
  return clean === '' ? null : clean;
}

const HALF = /\p{Surrogate}/u;
const isWellFormed = (text: string) => !HALF.test(text);
