import type { ImportCounts } from '@girassol/shared-domain/contract';
import { type ImportRowState, type ImportState, writtenCounts } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Row, Tx } from '../../../platform/database';
import type { KeptCounts } from '../../../platform/database/import-tables';

export const noCounts: Required<ImportCounts> = {
  created: 0,
  updated: 0,
  ready: 0,
  same: 0,
  skipped: 0,
  asking: 0,
  faulty: 0,
  undone: 0,
  kept: 0,
  written: 0,
};

/** States after which nothing more is written: what is ready stays so for good. */
const isOver = (state: ImportState): boolean =>
  state === 'CANCELLED' || state === 'UNDOING' || state === 'UNDONE';

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

/** Counts rows of an import by what became of them, or will; `created` and `updated` with what is ready. */
export function countsOf(groups: readonly Counted[]): KeptCounts {
  const counts = { ...noCounts, readyUpdates: 0 };
  for (const { state, action, rows } of groups) {
    const name = named[state];
    if (name) counts[name] += rows;
    if (state === 'READY' && action === 'UPDATE') counts.readyUpdates += rows;
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
): Promise<KeptCounts> {
  const { rows } = await sql<Counted>`
    select state, action, count(*)::int as rows from import_rows
    where account_id = ${account_id} and import_id = ${id} group by state, action`.execute(tx);
  return countsOf(rows);
}

/** Returns the counts of an import as calls answer them. */
export function shownCounts({ counts, state }: Pick<Row<'imports'>, 'counts' | 'state'>): ImportCounts {
  const { readyUpdates: _, ...kept } = counts;
  const written = writtenCounts(counts);
  return {
    ...noCounts,
    ...kept,
    ...(isOver(state) && { ...written, ready: 0 }),
    written: written.created + written.updated,
  };
}
