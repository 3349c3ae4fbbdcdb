import { readFile as bytesOf } from 'node:fs/promises';
import type { ReadAnswer, ReadTask } from '../messages';
import type { SheetFormat } from '../sheet';
import { openCsv } from './csv/open-csv';
import { detectFormat } from './detect-format';
import { SheetNotes } from './notes';
import type { SpreadsheetOpener } from './sheet-source';
import { surveyRows } from './survey';
import { readTable } from './table';
import { openXls } from './xls/open-xls';
import { openXlsx } from './xlsx/open-xlsx';

const open: Record<SheetFormat, SpreadsheetOpener> = { csv: openCsv, xls: openXls, xlsx: openXlsx };

/**
 * Reads a spreadsheet file in the child process, detecting the format by its contents, and yields the answers
 * for the parent process. Throws `UnreadableSpreadsheetError`.
 */
export async function* readSheetFile({
  path,
  name,
  sheet,
  header,
  survey,
}: ReadTask): AsyncGenerator<ReadAnswer> {
  const bytes = await bytesOf(path);
  const notes = new SheetNotes();
  const source = await open[detectFormat(bytes)](bytes, {
    name,
    notes,
    ...(sheet !== undefined && { sheet }),
  });
  const table = readTable(source, notes, header);
  yield* survey === undefined ? table : surveyRows(table, survey);
}
