import { randomBytes } from 'node:crypto';
import type { AccessEvent } from '@girassol/account-domain/security';
import { findTokenCaller, hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { createSessionCookie, wantsSessionCookie } from '@girassol/api-platform/http/session-cookie';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { SESSION_LIFETIME_DAYS } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { loadSessionRecord } from './load-session';
import { getClient, type Person, recordAccess } from './security/access-records';
import { mailNewDevice } from './security/new-device-mail';

interface NewSession extends Person {
  /** Event as it is recorded. */
  event: AccessEvent;
  /** The person is told of it by mail. */
  isNewDevice?: boolean;
  /** Checks whether the proofs of the login still count, while nobody can change them. */
  isStillProved?: ProofCheck;
}

/** Checks in the transaction that opens a session whether the proofs of its login still count. */
export type ProofCheck = (tx: Tx, user: Pick<Row<'users'>, 'password_hash'>) => Promise<boolean>;

/**
 * Opens a session of seven days for a user, by token or by cookie as the browser asks. Throws 401 if the user was removed, or a
 * proof of the login ended, since it was checked: `endSessions` would not have found this session.
 */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, userId, event, isNewDevice = false, isStillProved }: NewSession,
) {
  const { database } = request.server;
  const token = randomBytes(32).toString('base64url');
  const sessionId = generateId();
  await database.asAccount({ accountId, userId }, async (tx) => {
    const user = await holdUser(tx, { accountId, userId });
    if (!user || (isStillProved && !(await isStillProved(tx, user))))
      throw new Refusal(401, 'O seu acesso mudou enquanto você entrava. Entre de novo.');
    await forgetExpired(tx, accountId);
    await tx
      .insertInto('sessions')
      .values({
        account_id: accountId,
        id: sessionId,
        user_id: userId,
        token_hash: hashToken(token),
        expires_at: sql<Date>`now() + make_interval(days => ${SESSION_LIFETIME_DAYS})`,
        ...getClient(request),
      })
      .execute();
    if (isNewDevice) await mailNewDevice(tx, request, { accountId, userId, sessionId });
    await recordAccess(tx, request, { accountId, userId, event });
  });
  const caller = await findTokenCaller(database, token, null, request.server.previewedLimits(request));
  if (!caller) throw new Error('a session just opened was not found');
  return database.asAccount(caller, async (tx) => {
    const session = await loadSessionRecord(tx, caller, token);
    if (!wantsSessionCookie(request)) return session;
    const { expiration } = session;
    return { ...session, token: await createSessionCookie(tx, caller, { request, reply, expiration }) };
  });
}

/**
 * Holds a user who may log in until the transaction ends, so that `endSessions` waits for the session that is opened, or this
 * transaction sees what ended it. The account comes first, as in transactions that change people.
 */
async function holdUser(tx: Tx, { accountId, userId }: Person) {
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forKeyShare().execute();
  return tx
    .selectFrom('users')
    .select('password_hash')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .where('disabled_at', 'is', null)
    .forShare()
    .executeTakeFirst();
}

/** Each login clears away what its account no longer needs; nothing else has to run for it. */
async function forgetExpired(tx: Tx, accountId: string): Promise<void> {
  await tx
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .where('expires_at', '<', sql<Date>`now()`)
    .execute();
}
