import type { Tx } from '@girassol/api-platform/database';
import type { ColumnTotals } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { type BoardFilter, buildMatchingItemsQuery, canUseStoredTotals } from './board-filter';

interface TotalsRow {
  column_id: string;
  items: number;
  amount: number;
}

/**
 * Loads the number of items and the sum of their values for each column, by column id. Only items that pass
 * the filter count. Columns without items have zeros.
 */
export async function loadColumnTotals(
  tx: Tx,
  filter: BoardFilter,
  columnIds: string[],
): Promise<Record<string, ColumnTotals>> {
  const { rows } = canUseStoredTotals(filter)
    ? await loadStoredTotals(tx, filter, columnIds)
    : await counted(tx, filter, columnIds);
  const found = new Map(rows.map(({ column_id, items, amount }) => [column_id, { items, amount }]));
  return Object.fromEntries(columnIds.map((id) => [id, found.get(id) ?? { items: 0, amount: 0 }]));
}

/** Loads totals that triggers maintain, as fast for 100,000 items as for ten. */
const loadStoredTotals = (tx: Tx, { accountId, owners }: BoardFilter, columnIds: string[]) =>
  sql<TotalsRow>`
    select column_id, sum(items)::int as items, (sum(amount_cents) / 100)::float8 as amount
    from column_totals
    where account_id = ${accountId} and column_id = any(${columnIds}::uuid[])
      and ${owners === null ? sql`true` : sql`owner_id = any(${owners}::uuid[])`}
    group by column_id`.execute(tx);

const counted = (tx: Tx, filter: BoardFilter, columnIds: string[]) =>
  sql<TotalsRow>`
    select column_id, count(*)::int as items, (sum(amount_cents) / 100)::float8 as amount
    from (${buildMatchingItemsQuery(filter, sql`s.column_id, s.amount_cents`)}) item
    where column_id = any(${columnIds}::uuid[])
    group by column_id`.execute(tx);
