import type { Tx } from '@girassol/api-platform/database';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';

interface Counted {
  /** Ids of the users who requested the financings. Null: all users. */
  users: string[] | null;
  preApprovedOnly: boolean;
  filter:
    | Pick<ParsedRequestBody<'POST /financings/filtered/:multiplier'>, 'searchValue' | 'timePeriod' | 'show'>
    | undefined;
}

/**
 * Counts the financings that match a filter, from totals that database triggers maintain. Returns null if the
 * filter has a search text or selects late financings, so that the rows must be counted.
 */
export async function countFinancingsFromTotals(
  tx: Tx,
  accountId: string,
  { users, preApprovedOnly, filter }: Counted,
): Promise<number | null> {
  const { searchValue = '', show = 'ALL', timePeriod } = filter ?? {};
  if (searchValue !== '' || show === 'LATE') return null;
  const conditions = [sql`account_id = ${accountId}`];
  if (users !== null) conditions.push(sql`user_id = any(${users}::uuid[])`);
  if (preApprovedOnly) conditions.push(sql`pre_approved`);
  if (show !== 'ALL') conditions.push(sql`state = ${show}`);
  if (timePeriod?.from) conditions.push(sql`day >= ${timePeriod.from}::date`);
  if (timePeriod?.to) conditions.push(sql`day <= ${timePeriod.to}::date`);
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(items), 0)::int as total from financing_totals
    where ${sql.join(conditions, sql` and `)}`.execute(tx);
  return rows[0]?.total ?? 0;
}
