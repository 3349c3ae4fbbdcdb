import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type {
  ImportColumnFillProgress,
  ImportDecisionFillProgress,
  ImportFillProgress,
} from '@girassol/api-platform/database/import-tables';
import { formatCellText } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import { lockEditableRows, recheckRows, replaceCell } from '../recheck-rows';

interface Portion {
  filling: ImportFillProgress;
  /** Rows at most. */
  most: number;
}

/**
 * Processes the next portion of a fill of an import: applies the user's decision to rows, writes a value into
 * a column, or restores former values. Returns the new progress, or null after the last row.
 */
export function fillPortion(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  { filling, most }: Portion,
): Promise<ImportFillProgress | null> {
  if ('decision' in filling) return answerNext(tx, caller, row, { filling, most });
  return filling.isUndo ? takeBack(tx, caller, row, filling) : fillNext(tx, caller, row, { filling, most });
}

/**
 * Builds the query of the rows of an import about which the user must still decide, after the line `cursor`.
 */
export const selectUndecidedRows = (tx: Tx, { account_id, id }: Row<'imports'>, cursor: number) =>
  tx
    .selectFrom('import_rows')
    .where('account_id', '=', account_id)
    .where('import_id', '=', id)
    .where('state', '=', sql.lit('ASK'))
    .where('cells', 'is not', null)
    .where('line', '>', cursor);

async function answerNext(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  { filling, most }: { filling: ImportDecisionFillProgress; most: number },
): Promise<ImportDecisionFillProgress | null> {
  const { cursor, decision, done } = filling;
  const asking = await selectUndecidedRows(tx, row, cursor).selectAll().orderBy('line').limit(most).execute();
  const last = asking.at(-1);
  if (!last) return null;
  await recheckRows(
    tx,
    caller,
    row,
    asking.map((one) => ({ ...one, decision })),
  );
  if (asking.length < most) return null;
  return { ...filling, cursor: last.line, done: done + asking.length };
}

/**
 * Builds the query of the rows of an import that have the same fault in a column, after the line `cursor`.
 */
export const selectFaultyRows = (
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  { column, message, cursor }: Pick<ImportColumnFillProgress, 'column' | 'message' | 'cursor'>,
) =>
  tx
    .selectFrom('import_rows')
    .where('account_id', '=', account_id)
    .where('import_id', '=', id)
    .where('state', '=', sql.lit('FAULTY'))
    .where('line', '>', cursor)
    .where(sql<boolean>`faults @> ${JSON.stringify([{ column, message }])}::jsonb`);

async function fillNext(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  { filling, most }: { filling: ImportColumnFillProgress; most: number },
): Promise<ImportColumnFillProgress | null> {
  const found = await selectFaultyRows(tx, row, filling).selectAll().orderBy('line').limit(most).execute();
  const last = found.at(-1);
  if (!last) return null;
  const at = row.headers.indexOf(filling.column);
  await tx
    .insertInto('import_fills')
    .values({
      ...{ account_id: row.account_id, import_id: row.id, fill_id: filling.id, last_line: last.line },
      ...{ column_name: filling.column, value: filling.value },
      lines: found.map(({ line }) => line),
      before: JSON.stringify(found.map(({ cells }) => cells?.[at] ?? null)),
    })
    .execute();
  const filled = found.map((one) => ({ ...one, cells: replaceCell(one.cells, at, filling.value) }));
  await recheckRows(tx, caller, row, filled);
  if (found.length < most) return null;
  return { ...filling, cursor: last.line, done: filling.done + found.length };
}

/** Puts back what stood in the cells of the last portion, where the filled value still stands. */
async function takeBack(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  filling: ImportColumnFillProgress,
): Promise<ImportColumnFillProgress | null> {
  const portions = tx
    .selectFrom('import_fills')
    .where('account_id', '=', row.account_id)
    .where('import_id', '=', row.id)
    .where('fill_id', '=', filling.id)
    .orderBy('last_line', 'desc');
  const [portion, next] = await portions.selectAll().limit(2).execute();
  if (!portion) return null;
  const { lines, before, last_line } = portion;
  const at = row.headers.indexOf(filling.column);
  const held = await lockEditableRows(tx, row, lines);
  const returning = lines.flatMap((line, index) => {
    const found = held.get(line);
    if (!found || formatCellText(found.cells?.[at]) !== formatCellText(filling.value)) return [];
    return [{ ...found, cells: replaceCell(found.cells, at, before[index]) }];
  });
  if (returning.length > 0) await recheckRows(tx, caller, row, returning);
  await tx
    .deleteFrom('import_fills')
    .where('account_id', '=', row.account_id)
    .where('import_id', '=', row.id)
    .where('fill_id', '=', filling.id)
    .where('last_line', '=', last_line)
    .execute();
  return next ? { ...filling, cursor: last_line, done: filling.done + lines.length } : null;
}
