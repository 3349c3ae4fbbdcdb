import { type RawBuilder, sql } from 'kysely';
import { accountNow } from '../../platform/clock';
import type { Tx } from '../../platform/database';

/** Financings that may have run out of time before no new ones are taken (financing-078). */
export const EXPIRED_LIMIT = 2;

/** Its works were not shown in time (financing-047), by the clock of the account. */
export const isLateBy = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`f.contract_signed and not f.service_approved and f.expires_at < ${now}`;

/** How many financings of an account ran out of time. */
export async function countLate(tx: Tx, accountId: string): Promise<number> {
  const now = await accountNow(tx, accountId);
  const { rows } = await sql<{ late: number }>`
    select count(*)::int as late from financings f where f.account_id = ${accountId} and ${isLateBy(now)}`.execute(
    tx,
  );
  return rows[0]?.late ?? 0;
}
