import type { Database } from '../database';

/** Loads the e-mail address by which histories name a user. */
export async function loadAuthorEmail(
  database: Database,
  caller: { accountId: string; userId: string },
): Promise<string> {
  const person = await database.asAccount(caller, (tx) =>
    tx
      .selectFrom('users')
      .select('email')
      .where('account_id', '=', caller.accountId)
      .where('id', '=', caller.userId)
      .executeTakeFirst(),
  );
  return person?.email ?? caller.userId;
}
