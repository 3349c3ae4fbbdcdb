import { cellText } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import type {
  AnswerFilling,
  ColumnFilling,
  ImportFilling,
} from '../../../../platform/database/import-tables';
import { checkAgain, heldRows, withCell } from '../check-again';

interface Portion {
  filling: ImportFilling;
  /** Rows at most. */
  most: number;
}

/**
 * Answers or fills the next rows, or takes the last filled ones back. Answers how far it has come; null: that was all.
 */
export function fillPortion(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  { filling, most }: Portion,
): Promise<ImportFilling | null> {
  if ('decision' in filling) return answerNext(tx, caller, row, { filling, most });
  return filling.isUndo ? takeBack(tx, caller, row, filling) : fillNext(tx, caller, row, { filling, most });
}

/** Rows that ask, from a line on. */
export const withQuestion = (tx: Tx, { account_id, id }: Row<'imports'>, cursor: number) =>
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
  { filling, most }: { filling: AnswerFilling; most: number },
): Promise<AnswerFilling | null> {
  const { cursor, decision, done } = filling;
  const asking = await withQuestion(tx, row, cursor).selectAll().orderBy('line').limit(most).execute();
  const last = asking.at(-1);
  if (!last) return null;
  await checkAgain(
    tx,
    caller,
    row,
    asking.map((one) => ({ ...one, decision })),
  );
  if (asking.length < most) return null;
  return { ...filling, cursor: last.line, done: done + asking.length };
}

/** Rows that have the very fault, from a line on. */
export const withFault = (
  tx: Tx,
  { account_id, id }: Row<'imports'>,
  { column, message, cursor }: Pick<ColumnFilling, 'column' | 'message' | 'cursor'>,
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
  { filling, most }: { filling: ColumnFilling; most: number },
): Promise<ColumnFilling | null> {
  const found = await withFault(tx, row, filling).selectAll().orderBy('line').limit(most).execute();
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
  const filled = found.map((one) => ({ ...one, cells: withCell(one.cells, at, filling.value) }));
  await checkAgain(tx, caller, row, filled);
  if (found.length < most) return null;
  return { ...filling, cursor: last.line, done: filling.done + found.length };
}

/** Puts back what stood in the cells of the last portion, where the filled value still stands. */
async function takeBack(
  tx: Tx,
  caller: Caller,
  row: Row<'imports'>,
  filling: ColumnFilling,
): Promise<ColumnFilling | null> {
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
  const held = await heldRows(tx, row, lines);
  const returning = lines.flatMap((line, index) => {
    const found = held.get(line);
    if (!found || cellText(found.cells?.[at]) !== cellText(filling.value)) return [];
    return [{ ...found, cells: withCell(found.cells, at, before[index]) }];
  });
  if (returning.length > 0) await checkAgain(tx, caller, row, returning);
  await tx
    .deleteFrom('import_fills')
    .where('account_id', '=', row.account_id)
    .where('import_id', '=', row.id)
    .where('fill_id', '=', filling.id)
    .where('last_line', '=', last_line)
    .execute();
  return next ? { ...filling, cursor: last_line, done: filling.done + lines.length } : null;
}
