import type { SheetCell } from '@girassol/shared-domain/imports';
import { toDayOfSerialNumber, toTimeOfSerialNumber } from '../dates';
import { decodeSpreadsheetEscapes } from './escapes';
import type { NumberMeaning } from './number-formats';

/** Parts of a workbook to which cells refer: shared texts, number meanings, date system. */
export interface CellContext {
  texts: readonly string[];
  meanings: readonly NumberMeaning[];
  is1904: boolean;
}

/** Cell of an xlsx sheet as its XML states it: type, style number and text. */
export interface XmlCell {
  /** `t`: s, str, inlineStr, b, d, n. */
  type: string;
  style: number;
  value: string;
}

/** Converts a cell of an xlsx sheet to its value, or to the stored result of its formula. */
export function toSheetCell({ type, style, value }: XmlCell, context: CellContext): SheetCell {
  switch (type) {
    case 's':
      return context.texts[Number(value)] ?? null;
    case 'str':
    case 'inlineStr':
      return decodeSpreadsheetEscapes(value);
    case 'b':
      return value.trim() === '1' || value.trim() === 'true';
    case 'd': {
      const day = /^\d{4}-\d\d-\d\d/.exec(value)?.[0];
      // An instant with its zone is another day elsewhere: whoever reads the column knows where.
      return day === undefined || /T\d\d:\d\d(?::\d\d)?(?:\.\d{1,9})?(?:Z|[+-]\d\d:?\d\d)$/.test(value)
        ? value
        : { date: day };
    }
    default: {
      const number = Number(value);
      if (value.trim() === '' || !Number.isFinite(number)) return value;
      return meant(number, context.meanings[style] ?? 'number', context.is1904);
    }
  }
}

function meant(number: number, meaning: NumberMeaning, is1904: boolean): SheetCell {
  if (meaning === 'date') return toDayOfSerialNumber(number, is1904);
  if (meaning === 'time') return toTimeOfSerialNumber(number);
  // As people see it: what shows 12,5% is kept as 0.125.
  return meaning === 'percent' ? Number((number * 100).toPrecision(12)) : number;
}
