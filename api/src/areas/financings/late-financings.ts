import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { type RawBuilder, sql } from 'kysely';

/**
 * Maximum number of late financings with which an account may still request new financings (financing-078).
 */
export const MAX_LATE_FINANCINGS = 2;

/**
 * Returns the SQL condition that a row of `financings f` is late: the contract is signed and the works were
 * not shown before the deadline (financing-047). `now` is the time of the account's clock.
 */
export const isLateFinancingSql = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`f.contract_signed and not f.service_approved and f.expires_at < ${now}`;

/** Counts the financings of an account whose works were not shown before the deadline. */
export async function countLateFinancings(tx: Tx, accountId: string): Promise<number> {
  const now = await loadAccountNow(tx, accountId);
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from financings f where f.account_id = ${accountId} and ${isLateFinancingSql(now)}`.execute(
    tx,
  );
  return rows[0]?.late ?? 0;
}
