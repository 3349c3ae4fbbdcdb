import { formatNumber } from '@girassol/shared-domain';

/** Formats a number for a field that is not being edited; '' for null. */
export const formatFieldNumber = (value: number | null, decimals: number): string =>
  value === null ? '' : formatNumber(value, decimals);

/** Text and caret position of an input. */
export interface EditedText {
  text: string;
  caret: number;
}

/** May a key write this character into a number? Letters and spaces are ignored (shell.forms-008, shell.forms-009). */
const isNumeric = (character: string): boolean => /^[\d.,\-\u2010-\u2015\u2212]$/.test(character);

/**
 * Applies one key press to the text of a number field: `inserted` is the typed character, '' for a deletion.
 * Ignores characters that no number contains, and first removes thousands separators that the field itself
 * wrote, lest one is read as a typed point (`1.234` and a typed 5 become 12345).
 */
export function applyKeyToNumberText(
  before: { text: string; isFormatted: boolean },
  { text, caret }: EditedText,
  inserted: string,
): EditedText {
  const start = caret - inserted.length;
  if (inserted !== '' && !isNumeric(inserted)) return { text: before.text, caret: start };
  if (!before.isFormatted) return { text, caret };
  const head = text.slice(0, start).replaceAll('.', '') + inserted;
  return { text: head + text.slice(caret).replaceAll('.', ''), caret: head.length };
}
