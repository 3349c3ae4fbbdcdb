import { sql } from 'kysely';
import type { Tx } from './tables';

/**
 * Switches a transaction that works on two accounts to the rows of the other account, until the next switch.
 */
export async function switchTransactionAccount(tx: Tx, accountId: string): Promise<void> {
  await sql`select set_config('app.account_id', ${accountId}, true)`.execute(tx);
}
