import { sql } from 'kysely';
import type { Tx } from './tables';

/** From here on the transaction sees another account's rows, until it enters the next. For work that is about two. */
export async function enterAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select set_config('app.account_id', ${accountId}, true)`.execute(tx);
}
