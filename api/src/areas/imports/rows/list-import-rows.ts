import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { countRows } from '@girassol/api-platform/database/count-rows';
import type {
  ImportRow,
  ParsedRequestParams,
  ParsedRequestQuery,
  ResponseBody,
} from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadVisibleImport } from '../record/import-access';
import { compareUndecidedRows } from './compare-undecided-rows';

const CALL = 'GET /imports/rows/:userId/:importId';
/** Rows of one answer. */
const PAGE = 200;

/**
 * Lists a page of the rows of an import in the order of the file, with the number of all rows that match the
 * filter.
 */
export async function listImportRows(
  tx: Tx,
  caller: Caller,
  { importId }: ParsedRequestParams<typeof CALL>,
  { state, skip, column }: ParsedRequestQuery<typeof CALL>,
): Promise<ResponseBody<typeof CALL>> {
  const row = await loadVisibleImport(tx, caller, importId);
  const wanted = tx
    .selectFrom('import_rows')
    .where('account_id', '=', row.account_id)
    .where('import_id', '=', row.id)
    .$if(state !== undefined, (query) => query.where('state', '=', sql.lit(state ?? 'READY')))
    .$if(column !== undefined, (query) =>
      query.where(sql<boolean>`faults @> ${JSON.stringify([{ column }])}::jsonb`),
    );
  const rows = await wanted.selectAll().orderBy('line').limit(PAGE).offset(skip).execute();
  const total = await countRows(wanted);
  const beside = await compareUndecidedRows(tx, caller, row, rows);
  const answers = rows.map((stored) =>
    stored.state === 'ASK'
      ? { ...toImportRow(stored), beside: beside.get(stored.line) ?? null }
      : toImportRow(stored),
  );
  return { rows: answers, total };
}

/** Converts a row of `import_rows` to the row of an import that the API returns. */
export const toImportRow = (row: Row<'import_rows'>): ImportRow => ({
  line: row.line,
  cells: row.cells ?? [],
  state: row.state,
  action: row.action,
  faults: row.faults ?? [],
  // A question about the customer of an item names the customer, not an item.
  record:
    row.record_id && row.record_name !== null && row.record_id !== row.customer_found?._id
      ? { _id: row.record_id, name: row.record_name }
      : null,
  remarks: row.remarks ?? [],
  customer: row.customer_found,
  decision: row.decision,
  reason: row.reason,
});
