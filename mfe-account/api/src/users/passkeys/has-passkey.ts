import type { Tx } from '@girassol/api-platform/database';
import type { Person } from '../security/access-records';

/** Checks whether a person has a passkey, of whichever host. */
export async function hasPasskey(tx: Tx, { accountId, userId }: Person): Promise<boolean> {
  const found = await tx
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
