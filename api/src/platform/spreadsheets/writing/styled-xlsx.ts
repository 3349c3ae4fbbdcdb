import { writeFile } from 'node:fs/promises';
import { spreadsheetLimits } from '../limits';
import { columnName } from '../places';
import type { SheetPlan, WrittenCell, WrittenColumn } from '../written-sheet';
import { cellStyle, headStyle, plainStyle, requiredStyle, totalStyle } from './cell-styles';
import { typedCell, writable } from './cells';
import { widths } from './number-formats';
import { polished } from './polish';
import { sheetName } from './sheet-name';
import { type CellObject, encodeCell, type WorkSheet, writeWorkbook } from './sheetjs';
import { totalsOf } from './totals';

const LISTS = 'Listas';
const EXPLANATION = 'Instruções';

/** Writes a sheet whole, with colours, lists in the cells and explanations; says how many rows it has. */
export async function writeStyled(
  path: string,
  { title, columns, explanation }: SheetPlan,
  rows: readonly (readonly WrittenCell[])[],
): Promise<number> {
  const name = sheetName(title, [LISTS, EXPLANATION]);
  const sheets: Record<string, WorkSheet> = { [name]: dataSheet(columns, rows) };
  if (explanation) sheets[EXPLANATION] = explanationSheet(explanation);
  const lists = listsOf(columns);
  if (lists.length > 0) sheets[LISTS] = listsSheet(lists);
  const names = Object.keys(sheets);
  const written = writeWorkbook({
    SheetNames: names,
    Sheets: sheets,
    Workbook: { Sheets: names.map((one) => ({ Hidden: one === LISTS ? 1 : 0 })) },
  });
  const validations = lists.map(({ column, options }, index) => ({
    places: `${columnName(column)}2:${columnName(column)}${spreadsheetLimits.rows + 1}`,
    values: `${LISTS}!$${columnName(index)}$2:$${columnName(index)}$${options.length + 1}`,
  }));
  await writeFile(path, polished(written, validations));
  return rows.length;
}

function dataSheet(columns: readonly WrittenColumn[], rows: readonly (readonly WrittenCell[])[]): WorkSheet {
  const sheet: WorkSheet = {};
  const styles = columns.map(({ kind }) => cellStyle(kind));
  columns.forEach((column, c) => {
    sheet[encodeCell({ r: 0, c })] = headCell(column);
  });
  rows.forEach((row, index) => {
    columns.forEach(({ kind }, c) => {
      const cell = cellOf(typedCell(row[c] ?? null, kind));
      if (cell) sheet[encodeCell({ r: index + 1, c })] = { ...cell, s: styles[c] };
    });
  });
  const last = { c: Math.max(0, columns.length - 1), r: rows.length };
  const totals = totalsOf(columns, rows);
  totals.forEach((total, c) => {
    if (total === null) return;
    const cell =
      typeof total === 'string'
        ? { t: 's' as const, v: total }
        : { t: 'n' as const, v: total.sum, f: total.formula };
    sheet[encodeCell({ r: rows.length + 1, c })] = { ...cell, s: totalStyle(columns[c]?.kind ?? 'text') };
  });
  sheet['!ref'] = `A1:${columnName(last.c)}${last.r + (totals.length > 0 ? 2 : 1)}`;
  sheet['!cols'] = columns.map(({ width, kind, title }) => ({
    wch: width ?? Math.max(widths[kind], title.length + 3),
  }));
  sheet['!autofilter'] = { ref: `A1:${encodeCell(last)}` };
  return sheet;
}

function headCell({ title, note, isRequired }: WrittenColumn): CellObject {
  const cell: CellObject = { t: 's', v: writable(title), s: isRequired ? requiredStyle : headStyle };
  const words = [isRequired ? 'Obrigatório.' : '', note ?? ''].filter(Boolean).join(' ');
  // Shown when the pointer rests there.
  if (words !== '') cell.c = Object.assign([{ a: 'Girassol', t: writable(words) }], { hidden: true });
  return cell;
}

function cellOf(value: WrittenCell): CellObject | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return { t: 'b', v: value };
  return typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value };
}

function explanationSheet(lines: readonly (readonly [string, string])[]): WorkSheet {
  const sheet: WorkSheet = { '!ref': `A1:B${lines.length}`, '!cols': [{ wch: 32 }, { wch: 100 }] };
  lines.forEach(([what, about], r) => {
    sheet[encodeCell({ r, c: 0 })] = {
      t: 's',
      v: writable(what),
      s: { ...plainStyle, font: { bold: true } },
    };
    sheet[encodeCell({ r, c: 1 })] = { t: 's', v: writable(about), s: plainStyle };
  });
  return sheet;
}

interface ValidList {
  column: number;
  title: string;
  options: readonly string[];
}

function listsOf(columns: readonly WrittenColumn[]): ValidList[] {
  return columns.flatMap(({ title, options }, column) =>
    options && options.length > 0 ? [{ column, title, options }] : [],
  );
}

/** Valid values stand in a hidden sheet: lists within a cell's rule end at 255 characters, and at commas. */
function listsSheet(lists: readonly ValidList[]): WorkSheet {
  const sheet: WorkSheet = {};
  lists.forEach(({ title, options }, c) => {
    [title, ...options].forEach((value, r) => {
      sheet[encodeCell({ r, c })] = { t: 's', v: writable(value) };
    });
  });
  const longest = Math.max(...lists.map(({ options }) => options.length));
  sheet['!ref'] = `A1:${columnName(lists.length - 1)}${longest + 1}`;
  return sheet;
}
