import type { Tx } from '../database';

/** The MANAGER of an account: every account has exactly one. */
export function ownerOf(tx: Tx, accountId: string) {
  return tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'type'])
    .where('account_id', '=', accountId)
    .where('type', '=', 'MANAGER')
    .executeTakeFirstOrThrow();
}
