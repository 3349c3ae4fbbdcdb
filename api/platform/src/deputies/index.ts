import type { Caller } from '../access';
import { loadAccountToday } from '../clock';
import type { Tx } from '../database';

/**
 * Finds the person who gets new work of a user today: the deputy while the user is away, otherwise the user. A deputy who
 * was removed meanwhile stands in for nobody.
 */
export async function findPersonOrDeputy(tx: Tx, accountId: string, userId: string): Promise<string> {
  const today = await loadAccountToday(tx, accountId);
  const found = await tx
    .selectFrom('users as u')
    .innerJoin('users as deputy', (join) =>
      join.onRef('deputy.account_id', '=', 'u.account_id').onRef('deputy.id', '=', 'u.deputy_id'),
    )
    .select('deputy.id')
    .where('u.account_id', '=', accountId)
    .where('u.id', '=', userId)
    .where('u.away_from', '<=', today)
    .where('u.away_until', '>=', today)
    .where('deputy.disabled_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? userId;
}

/** Lists the ids of the users whom a caller stands in for today, as their deputy. */
export async function listAbsentPeopleOfDeputy(
  tx: Tx,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
): Promise<string[]> {
  const today = await loadAccountToday(tx, accountId);
  const found = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('deputy_id', '=', userId)
    .where('away_from', '<=', today)
    .where('away_until', '>=', today)
    .where('disabled_at', 'is', null)
    .execute();
  return found.map(({ id }) => id);
}
