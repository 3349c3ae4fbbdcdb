import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadVisibleImport } from '../record/import-access';

const CALL = 'GET /imports/faults/:userId/:importId';
type Faults = ResponseBody<typeof CALL>['faults'];

/** Kinds of faults that are told; the others are in the rows. */
const MAX_FAULT_KINDS = 100;

/**
 * Lists the faults in the rows of an import by column and message, the most frequent first, and the remarks
 * on rows without faults.
 */
export async function listFaults(
  tx: Tx,
  caller: Caller,
  importId: string,
): Promise<ResponseBody<typeof CALL>> {
  const { account_id, id } = await loadVisibleImport(tx, caller, importId);
  const grouped = async (column: 'faults' | 'remarks', isFaulty: boolean): Promise<Faults> => {
    const { rows } = await sql<Faults[number]>`
      select said->>'column' as column, said->>'message' as message, count(distinct line)::int as rows,
        coalesce(min(said->>'value'), '') as value, min(line) as line
      from import_rows, jsonb_array_elements(${sql.ref(column)}) as said
      where account_id = ${account_id} and import_id = ${id} and ${sql.ref(column)} is not null
        and (state = 'FAULTY') = ${isFaulty}
      group by 1, 2 order by rows desc, line limit ${MAX_FAULT_KINDS}`.execute(tx);
    return rows;
  };
  return { faults: await grouped('faults', true), remarks: await grouped('remarks', false) };
}
