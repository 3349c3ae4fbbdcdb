import type { Answer, ImportRow, ParsedParams, ParsedQuery } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { seenImport } from '../record/import-access';
import { compareRows } from './compare-rows';

const CALL = 'GET /imports/rows/:userId/:importId';
/** Rows of one answer. */
const PAGE = 200;

/** Rows of an import in their order, with how many there are in that state. */
export async function listRows(
  tx: Tx,
  caller: Caller,
  { importId }: ParsedParams<typeof CALL>,
  { state, skip, column }: ParsedQuery<typeof CALL>,
): Promise<Answer<typeof CALL>> {
  const row = await seenImport(tx, caller, importId);
  const wanted = tx
    .selectFrom('import_rows')
    .where('account_id', '=', row.account_id)
    .where('import_id', '=', row.id)
    .$if(state !== undefined, (query) => query.where('state', '=', sql.lit(state ?? 'READY')))
    .$if(column !== undefined, (query) =>
      query.where(sql<boolean>`faults @> ${JSON.stringify([{ column }])}::jsonb`),
    );
  const rows = await wanted.selectAll().orderBy('line').limit(PAGE).offset(skip).execute();
  const { total } = await wanted
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const beside = await compareRows(tx, caller, row, rows);
  const answers = rows.map((stored) =>
    stored.state === 'ASK'
      ? { ...rowAnswer(stored), beside: beside.get(stored.line) ?? null }
      : rowAnswer(stored),
  );
  return { rows: answers, total: Number(total) };
}

/** A row as calls answer it. */
export const rowAnswer = (row: Row<'import_rows'>): ImportRow => ({
  line: row.line,
  cells: row.cells ?? [],
  state: row.state,
  action: row.action,
  faults: row.faults ?? [],
  record: row.record_id && row.record_name !== null ? { _id: row.record_id, name: row.record_name } : null,
  decision: row.decision,
  reason: row.reason,
});
