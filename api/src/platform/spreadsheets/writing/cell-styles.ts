import type { WrittenKind } from '../written-sheet';
import { colours } from './colours';
import { numberFormats } from './number-formats';
import type { CellObject } from './sheetjs';

type Style = NonNullable<CellObject['s']>;

const edge = { style: 'thin', color: { rgb: colours.edge } } as const;
const border = { top: edge, bottom: edge, left: edge, right: edge };
const wrapped = { vertical: 'center', wrapText: true } as const;
const head = (rgb: string): Style => ({
  font: { bold: true, color: { rgb: colours.onHead } },
  fill: { patternType: 'solid', fgColor: { rgb } },
  alignment: wrapped,
  border,
});

/** Titles; those of columns that have to be filled in are of another colour. */
export const headStyle: Style = head(colours.head);
export const requiredStyle: Style = head(colours.requiredHead);

export const plainStyle: Style = { alignment: wrapped };

export const cellStyle = (kind: WrittenKind): Style => ({ numFmt: numberFormats[kind], border });

export const totalStyle = (kind: WrittenKind): Style => ({
  numFmt: numberFormats[kind],
  font: { bold: true },
  fill: { patternType: 'solid', fgColor: { rgb: colours.total } },
  border: { ...border, top: { style: 'medium', color: { rgb: colours.head } } },
});
