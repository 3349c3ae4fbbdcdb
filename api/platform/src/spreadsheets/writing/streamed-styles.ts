import type { WrittenCellKind } from '../written-sheet';
import { sheetColours } from './colours';
import { numberFormats } from './number-formats';
import { escapeSpreadsheetXml } from './xml-text';

const kinds: readonly WrittenCellKind[] = [
  'text',
  'integer',
  'number',
  'money',
  'percent',
  'date',
  'datetime',
];
/** Formats below are the programs' own. */
const FIRST_FORMAT = 164;

/** Style number of the header cells in streamed xlsx sheets. */
export const HEADER_STYLE_NUMBER = 1;
/** Style number of the header cells of required columns in streamed xlsx sheets. */
export const REQUIRED_HEADER_STYLE_NUMBER = 2;
const FIRST_KIND = 3;
/** Returns the style number of cells of a kind in streamed xlsx sheets. */
export const getStyleNumber = (kind: WrittenCellKind) => FIRST_KIND + kinds.indexOf(kind);
/** Returns the style number of the total of a column of a kind in streamed xlsx sheets. */
export const getTotalStyleNumber = (kind: WrittenCellKind) => getStyleNumber(kind) + kinds.length;

const fill = (rgb: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${rgb}"/></patternFill></fill>`;
const xf = (font: number, filled: number, format = 0) =>
  `<xf numFmtId="${format}" fontId="${font}" fillId="${filled}" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1" applyFill="1"/>`;
const formats = kinds.map((_, index) => FIRST_FORMAT + index);
const styles = [
  xf(0, 0),
  xf(1, 2),
  xf(1, 3),
  ...formats.map((id) => xf(0, 0, id)),
  ...formats.map((id) => xf(2, 4, id)),
];

/**
 * Contents of `xl/styles.xml` for streamed xlsx sheets, with the same colours as sheets that are written at
 * once (ECMA-376 part 1, 18.8).
 */
export const STYLES_XML =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  `<numFmts count="${kinds.length}">${kinds
    .map(
      (kind, index) =>
        `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escapeSpreadsheetXml(numberFormats[kind])}"/>`,
    )
    .join('')}</numFmts>` +
  '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font>' +
  `<font><b/><sz val="11"/><color rgb="${sheetColours.onHead}"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  `${fill(sheetColours.head)}${fill(sheetColours.requiredHead)}${fill(sheetColours.total)}</fills>` +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
