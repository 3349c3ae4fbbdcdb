import type { Tx } from '../database';

/** Loads the owner of an account, its only user of type MANAGER. */
export function loadAccountOwner(tx: Tx, accountId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'type'])
    .where('account_id', '=', accountId)
    .where('type', '=', 'MANAGER')
    .executeTakeFirstOrThrow();
}
