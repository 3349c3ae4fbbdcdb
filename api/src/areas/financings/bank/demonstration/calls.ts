import type { Database, Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { BankUnavailableError } from '../bank-provider';
import { parseOutcomeTags } from './tags';

/** Number of times that a call fails before it succeeds, for applicants with the tag `+erro`. */
const SIMULATED_FAILURES = 2;

/**
 * Runs a call to the demonstration bank once for each idempotency key. Does nothing if a call with the same
 * key was already executed.
 */
export async function runOncePerKey(
  tx: Tx,
  accountId: string,
  key: string,
  work: () => Promise<void>,
): Promise<void> {
  const isNew = await tx
    .insertInto('demo_bank_calls')
    .values({ account_id: accountId, key, done_at: new Date() })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'key'])
        .doUpdateSet({ done_at: new Date() })
        .where('demo_bank_calls.done_at', 'is', null),
    )
    .returning('key')
    .executeTakeFirst();
  if (isNew) await work();
}

/**
 * Simulates failures of the demonstration bank: throws `BankUnavailableError` in the first two attempts of a
 * call with the same key if the applicant's e-mail address has the tag `+erro`.
 */
export async function simulateFailures(
  database: Database,
  { accountId, key, email }: { accountId: string; key: string; email: string },
): Promise<void> {
  if (!parseOutcomeTags(email).has('erro')) return;
  const isFailing = await database.asAccount({ accountId }, async (tx) => {
    const counted = await tx
      .insertInto('demo_bank_calls')
      .values({ account_id: accountId, key, failures: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'key'])
          .doUpdateSet({ failures: sql<number>`demo_bank_calls.failures + 1` })
          .where('demo_bank_calls.failures', '<', SIMULATED_FAILURES),
      )
      .returning('failures')
      .executeTakeFirst();
    return counted !== undefined;
  });
  if (isFailing) throw new BankUnavailableError('O banco não respondeu (+erro).');
}
