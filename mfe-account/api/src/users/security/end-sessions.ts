import type { Tx } from '@girassol/api-platform/database';
import { publishSessionEnd } from '@girassol/api-platform/events/publish-event';
import type { Person } from './access-records';

/** Ends sessions of a person at once, in every browser: one, or all but one. Returns how many were open. */
export async function endSessions(
  tx: Tx,
  { accountId, userId }: Person,
  { only, except }: { only?: string; except?: string } = {},
): Promise<number> {
  // A login that is opening a session holds the person: afterwards its session is found too.
  if (only === undefined)
    await tx
      .selectFrom('users')
      .select('id')
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .execute();
  const ended = await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '<>', except ?? ''))
    .returning('id')
    .execute();
  // A login that waits for its code was begun with what holds no more.
  if (only === undefined)
    await tx
      .deleteFrom('login_challenges')
      .where('account_id', '=', accountId)
      .where('user_id', '=', userId)
      .execute();
  if (only === undefined) await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute();
  for (const { id } of ended) await publishSessionEnd(tx, id);
  return ended.length;
}
