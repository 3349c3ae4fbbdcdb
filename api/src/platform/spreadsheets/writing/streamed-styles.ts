import type { WrittenKind } from '../written-sheet';
import { colours } from './colours';
import { numberFormats } from './number-formats';
import { xmlText } from './xml-text';

const kinds: readonly WrittenKind[] = ['text', 'integer', 'number', 'money', 'percent', 'date', 'datetime'];
/** Formats below are the programs' own. */
const FIRST_FORMAT = 164;

/** Numbers of the styles below. */
export const HEAD = 1;
export const REQUIRED_HEAD = 2;
const FIRST_KIND = 3;
export const styleOf = (kind: WrittenKind) => FIRST_KIND + kinds.indexOf(kind);
export const totalStyleOf = (kind: WrittenKind) => styleOf(kind) + kinds.length;

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

/** `xl/styles.xml`, with the colours that shorter sheets have (ECMA-376 part 1, 18.8). */
export const STYLES =
  '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>' +
  '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">' +
  `<numFmts count="${kinds.length}">${kinds
    .map(
      (kind, index) =>
        `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${xmlText(numberFormats[kind])}"/>`,
    )
    .join('')}</numFmts>` +
  '<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font>' +
  `<font><b/><sz val="11"/><color rgb="${colours.onHead}"/><name val="Calibri"/></font>` +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="5"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill>' +
  `${fill(colours.head)}${fill(colours.requiredHead)}${fill(colours.total)}</fills>` +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="${styles.length}">${styles.join('')}</cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
