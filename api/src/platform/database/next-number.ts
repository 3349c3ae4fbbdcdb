import { sql } from 'kysely';
import type { Tx } from './tables';

/**
 * The next number of a kind of thing in an account, from 1. Without gaps: two registrations at once wait for one another,
 * and one that fails gives its number back.
 */
export const nextNumber = (tx: Tx, accountId: string, kind: string): Promise<number> =>
  nextNumbers(tx, { accountId, kind, count: 1 });

/** The first of `count` numbers in a row. */
export async function nextNumbers(
  tx: Tx,
  { accountId, kind, count }: { accountId: string; kind: string; count: number },
): Promise<number> {
  const { value } = await tx
    .insertInto('counters')
    .values({ account_id: accountId, kind, value: count })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'kind']).doUpdateSet({ value: sql`counters.value + ${count}` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value - count + 1;
}
