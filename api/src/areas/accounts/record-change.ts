import type { NewRow, Tx } from '../../platform/database';

type Change = Omit<NewRow<'account_changes'>, 'account_id' | 'revision' | 'at'>;

/** Who changed white-label or modules of an account last, and the number of that change; 0 before the first. */
export async function lastChange(
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

/** Writes down what an operator did with an account. Whoever calls holds the account's row, or has just made it. */
export async function recordChange(tx: Tx, accountId: string, change: Change): Promise<void> {
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
