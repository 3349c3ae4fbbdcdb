import type { Answer, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import { newId, type Tx } from '../../../../platform/database';
import { notFound, Refusal } from '../../../../platform/refusals/refusal';
import { refuseWhileFilling } from '../../record/filling';
import { mendable } from '../check-again';
import { beginFilling } from './begin-filling';
import { withFault } from './fill-portion';

const FILL = 'POST /imports/fills/:userId/:importId';
const UNDO = 'DELETE /imports/fills/:userId/:importId/:fillId';

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
  return { ...(await beginFilling(tx, caller, row, filling)), fillId: id };
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
  return beginFilling(tx, caller, row, {
    ...fill,
    id: fillId,
    message: '',
    isUndo: true,
    cursor: 0,
    done: 0,
  });
}
