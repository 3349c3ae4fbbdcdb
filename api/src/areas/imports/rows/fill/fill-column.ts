import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { countRows } from '@girassol/api-platform/database/count-rows';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ParsedRequestParams, ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { requireNoRunningFill } from '../../record/filling';
import { lockEditableImport } from '../recheck-rows';
import { selectFaultyRows } from './fill-portion';
import { startFilling } from './start-filling';

const FILL = 'POST /imports/fills/:userId/:importId';
const UNDO = 'DELETE /imports/fills/:userId/:importId/:fillId';

/** Writes a value into a column of all rows of an import that have the same fault in that column. */
export async function fillColumn(
  tx: Tx,
  caller: Caller,
  importId: string,
  { column, value, message }: ParsedRequestBody<typeof FILL>,
): Promise<ResponseBody<typeof FILL>> {
  const row = await lockEditableImport(tx, caller, importId);
  requireNoRunningFill(row);
  if (!row.headers.includes(column)) throw new Refusal(400, 'A planilha não tem esta coluna.');
  const fault = { column, message, cursor: 0 };
  const total = await countRows(selectFaultyRows(tx, row, fault));
  if (total === 0) throw new Refusal(409, 'Nenhuma linha tem mais este problema.');
  const id = generateId();
  const filling = { ...fault, id, value, isUndo: false, done: 0, total };
  return { ...(await startFilling(tx, caller, row, filling)), fillId: id };
}

/** Restores the former values of all cells of an import that one fill of a column has changed. */
export async function undoColumnFill(
  tx: Tx,
  caller: Caller,
  { importId, fillId }: ParsedRequestParams<typeof UNDO>,
): Promise<ResponseBody<typeof UNDO>> {
  const row = await lockEditableImport(tx, caller, importId);
  requireNoRunningFill(row);
  const { rows } = await sql<{ column: string; value: string; total: number }>`
    select column_name as column, value, sum(cardinality(lines))::int as total from import_fills
    where account_id = ${row.account_id} and import_id = ${row.id} and fill_id = ${fillId}
    group by column_name, value`.execute(tx);
  const [fill] = rows;
  if (!fill) throw notFound('Este preenchimento não pode mais ser desfeito.');
  return startFilling(tx, caller, row, {
    ...fill,
    id: fillId,
    message: '',
    isUndo: true,
    cursor: 0,
    done: 0,
  });
}
