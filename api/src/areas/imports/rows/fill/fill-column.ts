import type { Answer, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import { newId, type Row, type Tx } from '../../../../platform/database';
import type { ImportFilling } from '../../../../platform/database/import-tables';
import { enqueue } from '../../../../platform/jobs';
import { notFound, Refusal } from '../../../../platform/refusals/refusal';
import { changeImport } from '../../record/change-import';
import { refuseWhileFilling } from '../../record/filling';
import { oneImport } from '../../record/import-answer';
import { countRows } from '../../record/import-counts';
import { mendable } from '../check-again';
import { fillRows } from './fill-job';
import { fillPortion, withFault } from './fill-portion';

const FILL = 'POST /imports/fills/:userId/:importId';
const UNDO = 'DELETE /imports/fills/:userId/:importId/:fillId';

/** Rows that are done before the answer: most fillings are over with it, the others go on as a job. */
const AT_ONCE = 100;

/** Mends a column in all rows that have the same fault there. */
export async function fillColumn(
  tx: Tx,
  caller: Caller,
  importId: string,
  { column, value, message }: ParsedBody<typeof FILL>,
): Promise<Answer<typeof FILL>> {
  const row = await mendable(tx, caller, importId);
  refuseWhileFilling(row);
  if (!row.headers.includes(column)) throw new Refusal(400, 'A planilha não tem esta coluna.');
  const fault = { column, message, cursor: 0 };
  const { total } = await withFault(tx, row, fault)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  if (Number(total) === 0) throw new Refusal(409, 'Nenhuma linha tem mais este problema.');
  const id = newId();
  const filling = { ...fault, id, value, isUndo: false, done: 0, total: Number(total) };
  return { ...(await begin(tx, caller, row, filling)), fillId: id };
}

/** Puts back what stood in the cells that were filled together. */
export async function undoFill(
  tx: Tx,
  caller: Caller,
  { importId, fillId }: ParsedParams<typeof UNDO>,
): Promise<Answer<typeof UNDO>> {
  const row = await mendable(tx, caller, importId);
  refuseWhileFilling(row);
  const { rows } = await sql<{ column: string; value: string; total: number }>`
    select column_name as column, value, sum(cardinality(lines))::int as total from import_fills
    where account_id = ${row.account_id} and import_id = ${row.id} and fill_id = ${fillId}
    group by column_name, value`.execute(tx);
  const [fill] = rows;
  if (!fill) throw notFound('Este preenchimento não pode mais ser desfeito.');
  return begin(tx, caller, row, { ...fill, id: fillId, message: '', isUndo: true, cursor: 0, done: 0 });
}

async function begin(tx: Tx, caller: Caller, row: Row<'imports'>, filling: ImportFilling) {
  const next = await fillPortion(tx, caller, row, { filling, most: AT_ONCE });
  const changed = await changeImport(tx, row, {
    filling: next && JSON.stringify(next),
    counts: JSON.stringify(await countRows(tx, row)),
  });
  if (next) {
    const payload = { importId: row.id, fillId: filling.id, askedBy: caller.userId };
    await enqueue(tx, fillRows, { accountId: row.account_id, payload });
  }
  return oneImport(tx, changed);
}
