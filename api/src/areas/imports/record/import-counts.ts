import type { Row, Tx } from '@girassol/api-platform/database';
import type { StoredImportCounts } from '@girassol/api-platform/database/import-tables';
import type { ImportCounts } from '@girassol/shared-domain/contract';
import {
  computeWrittenRecordCounts,
  type ImportRowState,
  type ImportState,
} from '@girassol/shared-domain/imports';
import { sql } from 'kysely';

/** Counts of an import without rows: every count is 0. */
export const zeroCounts: Required<ImportCounts> = {
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

/**
 * Sums groups of rows of an import to counts by outcome. `created` and `updated` include rows that are ready
 * but not written yet.
 */
export function sumCounts(groups: readonly Counted[]): StoredImportCounts {
  const counts = { ...zeroCounts, readyUpdates: 0 };
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

/** Counts the rows of an import in the database, by outcome. */
export async function countImportRows(
  tx: Tx,
  { account_id, id }: Pick<Row<'imports'>, 'account_id' | 'id'>,
): Promise<StoredImportCounts> {
  const { rows } = await sql<Counted>`
    select state, action, count(*)::int as rows from import_rows
    where account_id = ${account_id} and import_id = ${id} group by state, action`.execute(tx);
  return sumCounts(rows);
}

/** Converts the counts in the row of an import to the counts that the API returns. */
export function toDisplayedCounts({ counts, state }: Pick<Row<'imports'>, 'counts' | 'state'>): ImportCounts {
  const { readyUpdates: _, ...kept } = counts;
  const written = computeWrittenRecordCounts(counts);
  return {
    ...zeroCounts,
    ...kept,
    ...(isOver(state) && { ...written, ready: 0 }),
    written: written.created + written.updated,
  };
}
