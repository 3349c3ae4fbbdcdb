import type { WriteMessage, WriteTask } from '../messages';
import type { RowBatches, SheetWriter } from './sheet-writer';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

const writers: Record<WriteTask['format'], SheetWriter> = { csv: writeCsv, xlsx: writeXlsx };

/**
 * Writes a spreadsheet file in the child process, from the lines that the parent process sends: first the
 * task, then the rows. Throws if the lines end too early.
 */
export async function writeSheetFile(lines: AsyncGenerator<string, void, undefined>): Promise<number> {
  const first = await lines.next();
  if (first.done) throw new TypeError('the task is missing');
  const { path, format, sheet }: WriteTask = JSON.parse(first.value);
  return writers[format](path, sheet, parseRowBatches(lines));
}

async function* parseRowBatches(lines: AsyncGenerator<string, void, undefined>): RowBatches {
  for await (const line of lines) {
    const message: WriteMessage = JSON.parse(line);
    if ('end' in message) return;
    yield message.rows;
  }
  throw new TypeError('the rows ended before their end');
}
