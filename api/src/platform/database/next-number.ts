import { sql } from 'kysely';
import type { Tx } from './tables';

/**
 * The next number of a kind of thing in an account, from 1. Without gaps: two registrations at once wait for one another,
 * and one that fails gives its number back.
 */
export async function nextNumber(tx: Tx, accountId: string, kind: string): Promise<number> {
  const { value } = await tx
    .insertInto('counters')
    .values({ account_id: accountId, kind, value: 1 })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet({ value: sql`counters.value + 1` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}
