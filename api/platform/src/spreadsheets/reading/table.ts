import { ROWS_PER_MESSAGE, spreadsheetLimits } from '../limits';
import type { ReadAnswer } from '../messages';
import type { HeaderCandidate, HeaderPosition } from '../sheet';
import { findHeader, joinHeaderRows, MAX_HEADER_SEARCH_ROWS } from './find-header';
import { nameColumns } from './headers';
import type { SheetNotes } from './notes';
import { findRowExclusionReason } from './rows-left-out';
import { hasCellContent, type RawSheetRow, type SheetSource } from './sheet-source';
import { UnreadableSpreadsheetError } from './unreadable';

/** Characters of a portion, about: long texts travel in fewer rows. */
const PORTION_LENGTH = 1_000_000;
/** Cells and characters with which a row is told of where its headers are chosen. */
const TOLD_CELLS = 8;
const TOLD_LENGTH = 60;

/** Headers and width of a table, once enough rows were seen. */
interface Table {
  headers: RawSheetRow['cells'];
  width: number;
  /** Rows of the first portion that are above the contents. */
  skipped: number;
}

/**
 * Yields the contents of a sheet: description, rows in batches, and notes on problems. Detects the headers,
 * unless `chosen` gives their position. Throws `UnreadableSpreadsheetError`.
 */
export async function* readTable(
  { facts, rows }: SheetSource,
  notes: SheetNotes,
  chosen?: HeaderPosition,
): AsyncGenerator<ReadAnswer> {
  let table: Table | undefined;
  let count = 0;
  let portion: RawSheetRow[] = [];
  let length = 0;
  const say = function* (): Generator<ReadAnswer> {
    if (portion.length === 0) return;
    if (!table) {
      const header = chosen ?? findHeader(portion);
      const first = firstRows(portion);
      table = beginTable(portion, header, notes);
      yield {
        head: {
          ...facts,
          headers: nameColumns(table.headers, table.width),
          header: { ...header, first },
          notes: notes.take({ isEnd: false }),
        },
      };
    }
    const begun = table;
    const kept = portion
      .slice(begun.skipped)
      .filter((row, at) => belongsToTable(row, begun, { isFirst: begun.skipped > 0 && at === 0, notes }));
    begun.skipped = 0;
    count += kept.length;
    if (count > spreadsheetLimits.rows)
      throw new UnreadableSpreadsheetError(
        'A planilha passa de 100.000 linhas. Divida-a em partes e envie uma de cada vez.',
      );
    if (kept.length > 0) yield { rows: kept.map((row) => inWidth(row, begun.width, notes)) };
    portion = [];
    length = 0;
  };
  for await (const found of rows) {
    for (const row of found) {
      portion.push(row);
      for (const cell of row.cells) length += typeof cell === 'string' ? cell.length : 8;
      // The first portion has the headers as well, and says how wide the table is.
      const isFull = portion.length === (table ? ROWS_PER_MESSAGE : ROWS_PER_MESSAGE + 1);
      if (isFull || (length > PORTION_LENGTH && portion.length > (table ? 0 : MAX_HEADER_SEARCH_ROWS)))
        yield* say();
    }
  }
  if (!table && portion.length === 0)
    throw new UnreadableSpreadsheetError('A planilha está vazia: não há nenhuma célula preenchida.');
  yield* say();
  for (const note of notes.take({ isEnd: true })) yield { note };
  yield { done: true };
}

function beginTable(
  portion: readonly RawSheetRow[],
  { line, rows }: HeaderPosition,
  notes: SheetNotes,
): Table {
  const at = portion.findIndex((row) => row.line === line);
  const below = portion.slice(at + 1);
  const getWidth = (all: readonly RawSheetRow[]) =>
    Math.max(0, ...all.map(({ cells }) => cells.findLastIndex(hasCellContent) + 1));
  const header = portion[at];
  if (line === 0 || !header) {
    notes.add('A planilha não tem cabeçalho: as colunas foram numeradas.');
    return { headers: [], width: getWidth(portion), skipped: 0 };
  }
  const above = rows === 2 ? portion[at - 1] : undefined;
  const headers = above ? joinHeaderRows(above, header) : header.cells;
  const titles = at - (above ? 1 : 0);
  const linesAbove = (above?.line ?? line) - 1;
  if (titles > 0)
    notes.add(
      `O cabeçalho está na linha ${line}: ${linesAbove === 1 ? 'a linha acima ficou' : `as ${linesAbove} linhas acima ficaram`} de fora.`,
    );
  if (above) notes.add(`O cabeçalho tem duas linhas: ${above.line} e ${line}.`);
  // Rows below tell how wide it is: a column needs no header to be read.
  return { headers, width: getWidth([{ line, cells: headers }, ...below]), skipped: at + 1 };
}

function belongsToTable(
  row: RawSheetRow,
  table: Table,
  { isFirst, notes }: { isFirst: boolean; notes: SheetNotes },
): boolean {
  const why = findRowExclusionReason(row, table, isFirst);
  if (why !== null) notes.addAt(why, `linha ${row.line}`);
  return why === null;
}

/** The rows among which somebody may choose the headers, shortened. */
const firstRows = (portion: readonly RawSheetRow[]): HeaderCandidate[] =>
  portion.slice(0, MAX_HEADER_SEARCH_ROWS).map(({ line, cells }) => ({
    line,
    texts: cells
      .filter(hasCellContent)
      .slice(0, TOLD_CELLS)
      .map((cell) =>
        (typeof cell === 'object' && cell !== null ? cell.date : String(cell)).slice(0, TOLD_LENGTH).trim(),
      ),
  }));

function inWidth(
  { line, cells }: RawSheetRow,
  width: number,
  notes: SheetNotes,
): [number, ...RawSheetRow['cells']] {
  if (cells.findLastIndex(hasCellContent) >= width)
    notes.addAt(
      'Linhas com mais células do que o cabeçalho, lidas até a última coluna dele',
      `linha ${line}`,
    );
  return [line, ...Array.from({ length: width }, (_, column) => cells[column] ?? null)];
}
