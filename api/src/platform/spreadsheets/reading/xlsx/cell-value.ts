import type { SheetCell } from '@girassol/shared-domain/imports';
import { dayOfSerial, timeOfSerial } from '../dates';
import { inSpreadsheetWords } from './escapes';
import type { NumberMeaning } from './number-formats';

/** What the cells of a workbook refer to. */
export interface CellContext {
  texts: readonly string[];
  meanings: readonly NumberMeaning[];
  is1904: boolean;
}

/** A cell as it is written. */
export interface WrittenXmlCell {
  /** `t`: s, str, inlineStr, b, d, n. */
  type: string;
  style: number;
  value: string;
}

/** What a cell holds, or what its formula came to. */
export function heldBy({ type, style, value }: WrittenXmlCell, context: CellContext): SheetCell {
  switch (type) {
    case 's':
      return context.texts[Number(value)] ?? null;
    case 'str':
    case 'inlineStr':
      return inSpreadsheetWords(value);
    case 'b':
      return value.trim() === '1' || value.trim() === 'true';
    case 'd': {
      const day = /^\d{4}-\d\d-\d\d/.exec(value)?.[0];
      return day === undefined ? value : { date: day };
    }
    default: {
      const number = Number(value);
      if (value.trim() === '' || !Number.isFinite(number)) return value;
      return meant(number, context.meanings[style] ?? 'number', context.is1904);
    }
  }
}

function meant(number: number, meaning: NumberMeaning, is1904: boolean): SheetCell {
  if (meaning === 'date') return dayOfSerial(number, is1904);
  if (meaning === 'time') return timeOfSerial(number);
  // As people see it: what shows 12,5% is kept as 0.125.
  return meaning === 'percent' ? Number((number * 100).toPrecision(12)) : number;
}
