import type { WrittenCellKind } from '../written-sheet';
import { sheetColours } from './colours';
import { numberFormats } from './number-formats';
import type { CellObject } from './sheetjs';

type Style = NonNullable<CellObject['s']>;

const edge = { style: 'thin', color: { rgb: sheetColours.edge } } as const;
const border = { top: edge, bottom: edge, left: edge, right: edge };
const wrapped = { vertical: 'center', wrapText: true } as const;
const head = (rgb: string): Style => ({
  font: { bold: true, color: { rgb: sheetColours.onHead } },
  fill: { patternType: 'solid', fgColor: { rgb } },
  alignment: wrapped,
  border,
});

/**
 * Style of header cells in written sheets; `requiredHeaderCellStyle` marks columns that must be filled in.
 */
export const headerCellStyle: Style = head(sheetColours.head);
export const requiredHeaderCellStyle: Style = head(sheetColours.requiredHead);

export const plainCellStyle: Style = { alignment: wrapped };

export const getCellStyle = (kind: WrittenCellKind): Style => ({ numFmt: numberFormats[kind], border });

export const getTotalStyle = (kind: WrittenCellKind): Style => ({
  numFmt: numberFormats[kind],
  font: { bold: true },
  fill: { patternType: 'solid', fgColor: { rgb: sheetColours.total } },
  border: { ...border, top: { style: 'medium', color: { rgb: sheetColours.head } } },
});
