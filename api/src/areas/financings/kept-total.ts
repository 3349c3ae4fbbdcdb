import type { ParsedBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';

interface Counted {
  /** Who asked for them; null: anybody. */
  users: string[] | null;
  preApprovedOnly: boolean;
  filter:
    | Pick<ParsedBody<'POST /financings/filtered/:multiplier'>, 'searchValue' | 'timePeriod' | 'show'>
    | undefined;
}

/** How many financings there are, from the totals that triggers keep; null where those do not tell them apart. */
export async function keptTotal(
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
