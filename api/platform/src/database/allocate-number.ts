import { sql } from 'kysely';
import type { Tx } from './tables';

/**
 * Allocates the next number of a kind of record in an account, from 1 and without gaps: concurrent transactions wait
 * for one another, and a rollback returns the number.
 */
export const allocateNumber = (tx: Tx, accountId: string, kind: string): Promise<number> =>
  allocateNumbers(tx, { accountId, kind, count: 1 });

/** Allocates `count` consecutive numbers of a kind of record in an account, and returns the first. */
export async function allocateNumbers(
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
