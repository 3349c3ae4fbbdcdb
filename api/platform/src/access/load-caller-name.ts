import type { Tx } from '../database';
import type { Caller } from './caller';

/** Loads the name of the caller, with which what they write is stored: names stay as they were. */
export async function loadCallerName(
  tx: Tx,
  { accountId, userId }: Pick<Caller, 'accountId' | 'userId'>,
): Promise<string> {
  const { name } = await tx
    .selectFrom('users')
    .select('name')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return name;
}
