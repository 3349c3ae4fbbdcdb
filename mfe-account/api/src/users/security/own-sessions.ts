import { describeDevice } from '@girassol/account-domain/security';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/** Lists the sessions of the caller that have not expired, the one that asks first, then by their last use. */
export async function listOwnSessions(tx: Tx, { accountId, userId, sessionId }: Caller) {
  const sessions = await tx
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const listed = sessions.map(({ id, user_agent, ip, created_at, last_used_at }) => {
    const { name, isPhone } = describeDevice(user_agent);
    return {
      _id: id,
      device: name,
      isPhone,
      ip,
      since: created_at.getTime(),
      lastUse: id === sessionId ? Date.now() : last_used_at.getTime(),
      isCurrent: id === sessionId,
    };
  });
  return [...listed.filter(({ isCurrent }) => isCurrent), ...listed.filter(({ isCurrent }) => !isCurrent)];
}
