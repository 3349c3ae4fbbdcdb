import { DAY_MS, PRODUCT_TIME_ZONE } from '@girassol/shared-domain';
import { spreadsheetLimits } from '../limits';
import type { WrittenCell, WrittenCellKind } from '../written-sheet';

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no place for them.
const UNWRITABLE = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|\p{Surrogate}/gu;

/**
 * Returns a text as a spreadsheet cell can store it: cut to the maximum length, without characters that
 * cannot be written.
 */
export const toCellText = (text: string) =>
  text.slice(0, spreadsheetLimits.cellLength).replace(UNWRITABLE, '');

const ZERO = Date.UTC(1899, 11, 30);

/**
 * Converts a cell to its typed value in an xlsx file: a number for a date, which the number format shows as a
 * day, or the text if the value is not valid for the kind of column.
 */
export function toTypedCell(cell: WrittenCell, kind: WrittenCellKind): WrittenCell {
  if (cell === null || typeof cell === 'boolean') return cell;
  if (typeof cell === 'number') {
    if (!Number.isFinite(cell)) return null;
    return kind === 'text' ? String(cell) : cell;
  }
  if (kind === 'date') return toSerial(parseDayMs(cell)) ?? toCellText(cell);
  if (kind === 'datetime') return toSerial(parseInstantAsLocalMs(cell)) ?? toCellText(cell);
  return cell === '' ? null : toCellText(cell);
}

const toSerial = (ms: number | null) => (ms === null ? null : (ms - ZERO) / DAY_MS);

/** Parses `YYYY-MM-DD` to midnight in UTC; null if the day does not exist. */
export function parseDayMs(text: string): number | null {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return Number.isNaN(ms) ? null : ms;
}

const zoned = new Intl.DateTimeFormat('sv-SE', {
  timeZone: PRODUCT_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const HOUR_MS = 3_600_000;
/** From UTC to the clock of São Paulo, by the hour since 1970: it changes at full hours only, and is slow to ask for. */
const offsets = new Map<number, number>();

/** Parses an instant to the local time of São Paulo, expressed as if it were UTC; null if it is invalid. */
export function parseInstantAsLocalMs(text: string): number | null {
  const ms = Date.parse(text);
  if (Number.isNaN(ms)) return null;
  const hour = Math.floor(ms / HOUR_MS);
  const offset = offsets.get(hour) ?? offsetAt(hour * HOUR_MS);
  offsets.set(hour, offset);
  // To the second: what comes after it would round the shown minute up.
  return Math.floor((ms + offset) / 1000) * 1000;
}

const offsetAt = (ms: number) => Date.parse(`${zoned.format(ms).replace(' ', 'T')}Z`) - ms;
