import { writeFile } from 'node:fs/promises';
import { formatColumn } from '../cell-references';
import { spreadsheetLimits } from '../limits';
import type { SheetDefinition, WrittenCell, WrittenColumn } from '../written-sheet';
import { addMissingXlsxFeatures } from './add-missing-xlsx-features';
import {
  getCellStyle,
  getTotalStyle,
  headerCellStyle,
  plainCellStyle,
  requiredHeaderCellStyle,
} from './cell-styles';
import { toCellText, toTypedCell } from './cells';
import { columnWidths } from './number-formats';
import { toSheetName } from './sheet-name';
import { buildWorkbook, type CellObject, formatCellReference, type WorkSheet } from './sheetjs';
import { computeTotals } from './totals';

const LISTS = 'Listas';
const EXPLANATION = 'Instruções';

/**
 * Writes an xlsx sheet from all of its rows at once, with colours, value lists in cells and explanations.
 * Returns the number of rows.
 */
export async function writeStyledXlsx(
  path: string,
  { title, columns, explanation }: SheetDefinition,
  rows: readonly (readonly WrittenCell[])[],
): Promise<number> {
  const name = toSheetName(title, [LISTS, EXPLANATION]);
  const sheets: Record<string, WorkSheet> = { [name]: dataSheet(columns, rows) };
  if (explanation) sheets[EXPLANATION] = explanationSheet(explanation);
  const lists = collectLists(columns);
  if (lists.length > 0) sheets[LISTS] = listsSheet(lists);
  const names = Object.keys(sheets);
  const written = buildWorkbook({
    SheetNames: names,
    Sheets: sheets,
    Workbook: { Sheets: names.map((one) => ({ Hidden: one === LISTS ? 1 : 0 })) },
  });
  const validations = lists.map(({ column, options }, index) => ({
    cells: `${formatColumn(column)}2:${formatColumn(column)}${spreadsheetLimits.rows + 1}`,
    values: `${LISTS}!$${formatColumn(index)}$2:$${formatColumn(index)}$${options.length + 1}`,
  }));
  await writeFile(path, addMissingXlsxFeatures(written, validations));
  return rows.length;
}

function dataSheet(columns: readonly WrittenColumn[], rows: readonly (readonly WrittenCell[])[]): WorkSheet {
  const sheet: WorkSheet = {};
  const styles = columns.map(({ kind }) => getCellStyle(kind));
  columns.forEach((column, c) => {
    sheet[formatCellReference({ r: 0, c })] = headCell(column);
  });
  rows.forEach((row, index) => {
    columns.forEach(({ kind }, c) => {
      const cell = toCellObject(toTypedCell(row[c] ?? null, kind));
      if (cell) sheet[formatCellReference({ r: index + 1, c })] = { ...cell, s: styles[c] };
    });
  });
  const last = { c: Math.max(0, columns.length - 1), r: rows.length };
  const totals = computeTotals(columns, rows);
  totals.forEach((total, c) => {
    if (total === null) return;
    const cell =
      typeof total === 'string'
        ? { t: 's' as const, v: total }
        : { t: 'n' as const, v: total.sum, f: total.formula };
    sheet[formatCellReference({ r: rows.length + 1, c })] = {
      ...cell,
      s: getTotalStyle(columns[c]?.kind ?? 'text'),
    };
  });
  sheet['!ref'] = `A1:${formatColumn(last.c)}${last.r + (totals.length > 0 ? 2 : 1)}`;
  sheet['!cols'] = columns.map(({ width, kind, title }) => ({
    wch: width ?? Math.max(columnWidths[kind], title.length + 3),
  }));
  sheet['!autofilter'] = { ref: `A1:${formatCellReference(last)}` };
  return sheet;
}

function headCell({ title, note, isRequired }: WrittenColumn): CellObject {
  const cell: CellObject = {
    t: 's',
    v: toCellText(title),
    s: isRequired ? requiredHeaderCellStyle : headerCellStyle,
  };
  const words = [isRequired ? 'Obrigatório.' : '', note ?? ''].filter(Boolean).join(' ');
  // Shown when the pointer rests there.
  if (words !== '') cell.c = Object.assign([{ a: 'Girassol', t: toCellText(words) }], { hidden: true });
  return cell;
}

function toCellObject(value: WrittenCell): CellObject | null {
  if (value === null) return null;
  if (typeof value === 'boolean') return { t: 'b', v: value };
  return typeof value === 'number' ? { t: 'n', v: value } : { t: 's', v: value };
}

function explanationSheet(lines: readonly (readonly [string, string])[]): WorkSheet {
  const sheet: WorkSheet = { '!ref': `A1:B${lines.length}`, '!cols': [{ wch: 32 }, { wch: 100 }] };
  lines.forEach(([what, about], r) => {
    sheet[formatCellReference({ r, c: 0 })] = {
      t: 's',
      v: toCellText(what),
      s: { ...plainCellStyle, font: { bold: true } },
    };
    sheet[formatCellReference({ r, c: 1 })] = { t: 's', v: toCellText(about), s: plainCellStyle };
  });
  return sheet;
}

interface ValidList {
  column: number;
  title: string;
  options: readonly string[];
}

function collectLists(columns: readonly WrittenColumn[]): ValidList[] {
  return columns.flatMap(({ title, options }, column) =>
    options && options.length > 0 ? [{ column, title, options }] : [],
  );
}

/** Valid values stand in a hidden sheet: lists within a cell's rule end at 255 characters, and at commas. */
function listsSheet(lists: readonly ValidList[]): WorkSheet {
  const sheet: WorkSheet = {};
  lists.forEach(({ title, options }, c) => {
    [title, ...options].forEach((value, r) => {
      sheet[formatCellReference({ r, c })] = { t: 's', v: toCellText(value) };
    });
  });
  const longest = Math.max(...lists.map(({ options }) => options.length));
  sheet['!ref'] = `A1:${formatColumn(lists.length - 1)}${longest + 1}`;
  return sheet;
}
