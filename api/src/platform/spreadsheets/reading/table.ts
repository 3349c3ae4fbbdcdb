import { PORTION, spreadsheetLimits } from '../limits';
import type { ReadAnswer } from '../messages';
import { headersOf } from './headers';
import type { Notes } from './notes';
import { type FoundRow, hasContent, type SheetSource } from './sheet-source';
import { Unreadable } from './unreadable';

/** Characters of a portion, about: long texts travel in fewer rows. */
const PORTION_LENGTH = 1_000_000;

/** What a sheet has to say: its head, rows in portions, and notes that come up on the way. Throws `Unreadable`. */
export async function* tableOf({ facts, rows }: SheetSource, notes: Notes): AsyncGenerator<ReadAnswer> {
  const table = { width: -1, count: 0 };
  let head: FoundRow | undefined;
  let portion: FoundRow[] = [];
  let length = 0;
  const say = function* (): Generator<ReadAnswer> {
    if (table.width === -1 && head) {
      // Rows below tell how wide it is: a column needs no header to be read.
      table.width = Math.max(...[head, ...portion].map(({ cells }) => cells.findLastIndex(hasContent) + 1));
      const headers = headersOf(head.cells, table.width);
      yield { head: { ...facts, headers, notes: notes.take({ isEnd: false }) } };
    }
    if (portion.length > 0) yield { rows: portion.map((row) => inWidth(row, table.width, notes)) };
    portion = [];
    length = 0;
  };
  for await (const found of rows) {
    for (const row of found) {
      if (!head) {
        head = row;
        continue;
      }
      table.count += 1;
      if (table.count > spreadsheetLimits.rows)
        throw new Unreadable(
          'A planilha passa de 100.000 linhas. Divida-a em partes e envie uma de cada vez.',
        );
      portion.push(row);
      for (const cell of row.cells) length += typeof cell === 'string' ? cell.length : 8;
      if (portion.length === PORTION || length > PORTION_LENGTH) yield* say();
    }
  }
  if (!head) throw new Unreadable('A planilha está vazia: não há nenhuma célula preenchida.');
  yield* say();
  for (const note of notes.take({ isEnd: true })) yield { note };
  yield { done: true };
}

function inWidth({ line, cells }: FoundRow, width: number, notes: Notes): [number, ...FoundRow['cells']] {
  if (cells.findLastIndex(hasContent) >= width)
    notes.found(
      'Linhas com mais células do que o cabeçalho, lidas até a última coluna dele',
      `linha ${line}`,
    );
  return [line, ...Array.from({ length: width }, (_, column) => cells[column] ?? null)];
}
