import { TIME_ZONE } from '@girassol/shared-domain';
import { spreadsheetLimits } from '../limits';
import type { WrittenCell, WrittenKind } from '../written-sheet';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them.
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/** A text as a cell keeps it. */
export const writable = (text: string) => text.slice(0, spreadsheetLimits.cellLength).replace(UNWRITABLE, '');

const DAY_MS = 86_400_000;
const ZERO = Date.UTC(1899, 11, 30);

/** What a typed cell of an xlsx holds: a number that its format makes a day, or the text that could not be one. */
export function typedCell(cell: WrittenCell, kind: WrittenKind): WrittenCell {
  if (cell === null || typeof cell === 'boolean') return cell;
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return null;
    return kind === 'text' ? String(cell) : cell;
  }
  if (kind === 'date') return serialOf(dayMs(cell)) ?? writable(cell);
  if (kind === 'datetime') return serialOf(localMs(cell)) ?? writable(cell);
  return cell === '' ? null : writable(cell);
}

const serialOf = (ms: number | null) => (ms === null ? null : (ms - ZERO) / DAY_MS);

/** `YYYY-MM-DD`, as midnight in UTC; null where there is no such day. */
export function dayMs(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) ? null : ms;
}

const zoned = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const HOUR_MS = 3_600_000;
/** From UTC to the clock of São Paulo, by the hour since 1970: it changes at full hours only, and is slow to ask for. */
const offsets = new Map<number, number>();

/** An instant by the clock of São Paulo, as if that were UTC; null where it is none. */
export function localMs(text: string): number | null {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return null;
  const hour = Math.floor(ms / HOUR_MS);
  const offset = offsets.get(hour) ?? offsetAt(hour * HOUR_MS);
  offsets.set(hour, offset);
  // To the second: what comes after it would round the shown minute up.
  return Math.floor((ms + offset) / 1000) * 1000;
}

const offsetAt = (ms: number) => Date.parse(`${zoned.format(ms).replace(' ', 'T')}Z`) - ms;
