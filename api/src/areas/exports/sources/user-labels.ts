import { removeLoginTag } from '@girassol/account-api/users';
import type { Tx } from '@girassol/api-platform/database';

/**
 * Loads the labels by which exported spreadsheets name the users of an account, by user id: the name, or the
 * e-mail address if two users share the name.
 */
export async function loadUserLabels(tx: Tx, accountId: string): Promise<Map<string, string>> {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', accountId)
    .execute();
  const times = new Map<string, number>();
  for (const { name } of users) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    users.map(({ id, name, email }) => [id, times.get(name) === 1 ? name : removeLoginTag(email)]),
  );
}
