import type { NewRow, Tx } from '@girassol/api-platform/database';

type Change = Omit<NewRow<'account_changes'>, 'account_id' | 'revision' | 'at'>;

/**
 * Loads the user who last changed the white-label or modules of an account, and the revision number of that
 * change; the revision is 0 before the first change. Newly created access links do not count.
 */
export async function loadLastAccountChange(
  tx: Tx,
  accountId: string,
): Promise<{ revision: number; by: string | null }> {
  const last = await tx
    .selectFrom('account_changes')
    .select(['revision', 'by'])
    .where('account_id', '=', accountId)
    .where('action', '<>', 'link')
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last ?? { revision: 0, by: null };
}

/**
 * Adds an operator's change of an account to the audit log `account_changes`, with the next revision number.
 * The caller holds the lock on the account's row, or has just created the account.
 */
export async function recordAccountChange(tx: Tx, accountId: string, change: Change): Promise<void> {
  const { last } = await tx
    .selectFrom('account_changes')
    .select(({ fn }) => fn.max('revision').as('last'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('account_changes')
    .values({ account_id: accountId, revision: (last ?? 0) + 1, ...change })
    .execute();
}
