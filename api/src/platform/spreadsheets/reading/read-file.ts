import { readFile as bytesOf } from 'node:fs/promises';
import type { ReadAnswer, ReadTask } from '../messages';
import type { SheetFormat } from '../sheet';
import { openCsv } from './csv/open-csv';
import { formatOf } from './format-of';
import { Notes } from './notes';
import type { OpenSource } from './sheet-source';
import { tableOf } from './table';
import { openXls } from './xls/open-xls';
import { openXlsx } from './xlsx/open-xlsx';

const open: Record<SheetFormat, OpenSource> = { csv: openCsv, xls: openXls, xlsx: openXlsx };

/** Reads a spreadsheet whatever it is called, as the lines that are said to the parent. Throws `Unreadable`. */
export async function* readFile({ path, name, sheet }: ReadTask): AsyncGenerator<ReadAnswer> {
  const bytes = await bytesOf(path);
  const notes = new Notes();
  yield* tableOf(await open[formatOf(bytes)](bytes, { name, sheet, notes }), notes);
}
