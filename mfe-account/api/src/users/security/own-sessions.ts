import { describeDevice } from '@girassol/account-domain/security';
import type { Caller } from '@girassol/api-platform/access';
import { formatVisitorVoice } from '@girassol/api-platform/access/find-token-caller';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Lists the sessions of the caller that have not expired, the one that asks first, then by their last use. Visits of the support
 * are among them, with the name of the visitor.
 */
export async function listOwnSessions(tx: Tx, { accountId, userId, sessionId }: Caller) {
  const sessions = await tx
    .selectFrom('sessions')
    .leftJoin('session_visits as v', (join) =>
      join.onRef('v.account_id', '=', 'sessions.account_id').onRef('v.session_id', '=', 'sessions.id'),
    )
    .select(['id', 'user_agent', 'ip', 'created_at', 'last_used_at', 'v.visitor_name'])
    .where('sessions.account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  const listed = sessions.map(({ id, user_agent, ip, created_at, last_used_at, visitor_name }) => {
    const { name, isPhone } = describeDevice(user_agent);
    return {
      _id: id,
      device: name,
      isPhone,
      ip,
      since: created_at.getTime(),
      lastUse: id === sessionId ? Date.now() : last_used_at.getTime(),
      isCurrent: id === sessionId,
      ...(visitor_name !== null && { visitor: formatVisitorVoice(visitor_name) }),
    };
  });
  return [...listed.filter(({ isCurrent }) => isCurrent), ...listed.filter(({ isCurrent }) => !isCurrent)];
}
