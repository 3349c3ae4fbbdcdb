import type { ImportCounts } from '@girassol/shared-domain/contract';
import type { ImportRowState } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';
import { noCounts } from './import-answer';

interface Counted {
  state: ImportRowState;
  action: 'CREATE' | 'UPDATE' | null;
  rows: number;
}

const named: Partial<Record<ImportRowState, keyof ImportCounts>> = {
  READY: 'ready',
  SAME: 'same',
  SKIPPED: 'skipped',
  ASK: 'asking',
  FAULTY: 'faulty',
  UNDONE: 'undone',
  KEPT: 'kept',
};

/** Rows of an import by what became of them, or will. */
export function countsOf(groups: readonly Counted[]): ImportCounts {
  const counts = { ...noCounts };
  for (const { state, action, rows } of groups) {
    const name = named[state];
    if (name) counts[name] += rows;
    if (state === 'READY' || state === 'DONE' || state === 'KEPT') {
      if (action === 'CREATE') counts.created += rows;
      if (action === 'UPDATE') counts.updated += rows;
    }
  }
  return counts;
}

/** The same, counted in the table. */
export async function countRows(
  tx: Tx,
  { account_id, id }: Pick<Row<'imports'>, 'account_id' | 'id'>,
): Promise<ImportCounts> {
  const { rows } = await sql<Counted>`
    select state, action, count(*)::int as rows from import_rows
    where account_id = ${account_id} and import_id = ${id} group by state, action`.execute(tx);
  return countsOf(rows);
}
