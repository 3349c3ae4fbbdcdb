import { sql } from 'kysely';
import type { Database, Tx } from '../../../../platform/database';
import { BankUnavailable } from '../bank-provider';
import { tagsOf } from './tags';

/** How often a call fails where `+erro` asks for it, before it succeeds. */
const FAILURES = 2;

/** Does a call once, however often it comes: what has the same key is answered without doing anything. */
export async function once(tx: Tx, accountId: string, key: string, work: () => Promise<void>): Promise<void> {
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

/** Throws as a bank in trouble would, the first times of a key, for whoever plays with `+erro`. */
export async function failFirst(
  database: Database,
  { accountId, key, email }: { accountId: string; key: string; email: string },
): Promise<void> {
  if (!tagsOf(email).has('erro')) return;
  const isFailing = await database.asAccount({ accountId }, async (tx) => {
    const counted = await tx
      .insertInto('demo_bank_calls')
      .values({ account_id: accountId, key, failures: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'key'])
          .doUpdateSet({ failures: sql<number>`demo_bank_calls.failures + 1` })
          .where('demo_bank_calls.failures', '<', FAILURES),
      )
      .returning('failures')
      .executeTakeFirst();
    return counted !== undefined;
  });
  if (isFailing) throw new BankUnavailable('O banco não respondeu (+erro).');
}
