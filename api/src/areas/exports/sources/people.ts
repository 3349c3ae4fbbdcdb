import type { Tx } from '../../../platform/database';

/** How each user of an account is named in a spreadsheet: by name, or by e-mail where two have the same. */
export async function peopleOf(tx: Tx, accountId: string): Promise<Map<string, string>> {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('account_id', '=', accountId)
    .execute();
  const times = new Map<string, number>();
  for (const { name } of users) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(users.map(({ id, name, email }) => [id, times.get(name) === 1 ? name : email]));
}
