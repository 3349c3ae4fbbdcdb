import type { auditActions } from '@girassol/account-domain/contract';
import { type AccessEvent, accessEventLabels, describeDevice } from '@girassol/account-domain/security';
import { generateId, type Tx } from '@girassol/api-platform/database';
import type { FastifyRequest } from 'fastify';
import { recordAuditEntry } from '../../audit';
import { notifyOfAccess } from './notify-of-access';

/** Person whose access is recorded. */
export interface Person {
  accountId: string;
  userId: string;
}

const MAX_USER_AGENT_LENGTH = 300;
/** Records that the screen shows, latest first. */
const MAX_LISTED = 50;

/** Returns what is stored of the browser of a request: its address and its `User-Agent`. */
export const getClient = (request: FastifyRequest) => ({
  ip: request.ip,
  user_agent: (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH),
});

/** Actions of the audit log, for events that change how a person comes in. */
const securityActions: Partial<Record<AccessEvent, (typeof auditActions)['security'][number]>> = {
  factorOn: 'turn-factor-on',
  factorOff: 'turn-factor-off',
  newRecoveryCodes: 'renew-recovery-codes',
  password: 'change-password',
  passwordByLink: 'choose-password-by-link',
  revoked: 'end-sessions',
};

/**
 * Records that a person came in, or changed how it comes in, in a transaction of its account. Changes are in the audit log
 * too, and told to the person.
 */
export async function recordAccess(
  tx: Tx,
  request: FastifyRequest,
  { accountId, userId, event }: Person & { event: AccessEvent },
): Promise<void> {
  const id = generateId();
  const client = getClient(request);
  await tx
    .insertInto('access_records')
    .values({ account_id: accountId, id, user_id: userId, event, ...client })
    .execute();
  await notifyOfAccess(tx, { accountId, userId, id, event, userAgent: client.user_agent });
  const action = securityActions[event];
  if (action) await recordAuditEntry(tx, { accountId, userId }, { area: 'security', action });
}

/** Checks whether a person has an access record of one of the given events. */
export async function hasAccessRecord(
  tx: Tx,
  { accountId, userId }: Person,
  events: readonly AccessEvent[],
): Promise<boolean> {
  const found = await tx
    .selectFrom('access_records')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('event', 'in', events)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Lists the latest access records of a person. */
export async function listAccessRecords(tx: Tx, { accountId, userId }: Person) {
  const records = await tx
    .selectFrom('access_records')
    .select(['id', 'at', 'event', 'ip', 'user_agent'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return records.map(({ id, at, event, ip, user_agent }) => ({
    _id: id,
    at: at.getTime(),
    event: accessEventLabels[event],
    device: describeDevice(user_agent).name,
    ip,
  }));
}
