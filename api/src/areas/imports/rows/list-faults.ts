import type { Answer } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/access';
import type { Tx } from '../../../platform/database';
import { seenImport } from '../record/import-access';

const CALL = 'GET /imports/faults/:userId/:importId';
type Faults = Answer<typeof CALL>['faults'];

/** Kinds of faults that are told; the others are in the rows. */
const MOST = 100;

/** Faults of an import by column and reason, the most frequent first. */
export async function listFaults(tx: Tx, caller: Caller, importId: string): Promise<Answer<typeof CALL>> {
  const { account_id, id } = await seenImport(tx, caller, importId);
  const { rows } = await sql<Faults[number]>`
    select fault->>'column' as column, fault->>'message' as message, count(*)::int as rows,
      coalesce(min(fault->>'value'), '') as value, min(line) as line
    from import_rows, jsonb_array_elements(faults) as fault
    where account_id = ${account_id} and import_id = ${id} and state = 'FAULTY'
    group by 1, 2 order by rows desc, line limit ${MOST}`.execute(tx);
  return { faults: rows };
}
