import type { WriteMessage, WriteTask } from '../messages';
import type { SheetPlan, WrittenCell } from '../written-sheet';
import { writeCsv } from './write-csv';
import { writeXlsx } from './write-xlsx';

/** Rows as they arrive, in portions. */
export type RowPortions = AsyncGenerator<readonly (readonly WrittenCell[])[], void, undefined>;

/** Writes a file from its rows, and says how many they were. */
export type WriteSheet = (path: string, plan: SheetPlan, rows: RowPortions) => Promise<number>;

const writers: Record<WriteTask['format'], WriteSheet> = { csv: writeCsv, xlsx: writeXlsx };

/** Writes what the lines of the parent say: the task first, then rows. Throws where they end too early. */
export async function writeFile(lines: AsyncGenerator<string, void, undefined>): Promise<number> {
  const first = await lines.next();
  if (first.done) throw new TypeError('the task is missing');
  const { path, format, sheet }: WriteTask = JSON.parse(first.value);
  return writers[format](path, sheet, portionsOf(lines));
}

async function* portionsOf(lines: AsyncGenerator<string, void, undefined>): RowPortions {
  for await (const line of lines) {
    const message: WriteMessage = JSON.parse(line);
    if ('end' in message) return;
    yield message.rows;
  }
  throw new TypeError('the rows ended before their end');
}
