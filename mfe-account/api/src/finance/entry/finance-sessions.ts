import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import type { Tx } from '@girassol/api-platform/database';
import { addCookie, getCookie } from '@girassol/api-platform/http/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { FinanceUser } from '../finance-platform';

const COOKIE = 'girassol_finance';
const SESSION_MINUTES = 30;

const uuid = z.uuid();
const cookieValue = z.tuple([uuid, uuid, z.string().min(1).max(100)]);

/** Session in the embedded finance platform, as a browser claims it. */
interface ClaimedSession extends FinanceUser {
  secret: string;
}

/** Opens a session of a user, which ends the one before. Returns the value of its cookie. */
export async function openFinanceSession(tx: Tx, { accountId, userId }: FinanceUser): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await tx
    .updateTable('finance_login_codes')
    .set({
      session_hash: hashToken(secret),
      session_until: new Date(Date.now() + SESSION_MINUTES * 60_000),
    })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();
  return [accountId, userId, secret].join('.');
}

/** Lets the browser keep a session of the finance platform where no script reads it. */
export const giveFinanceCookie = (request: FastifyRequest, reply: FastifyReply, value: string): void =>
  addCookie(request, reply, { name: COOKIE, value, seconds: SESSION_MINUTES * 60, sameSite: 'Strict' });

/** Takes the session of the finance platform from the browser. */
export const deleteFinanceCookie = (request: FastifyRequest, reply: FastifyReply): void =>
  addCookie(request, reply, { name: COOKIE, value: '', seconds: 0, sameSite: 'Strict' });

/** Reads the session that the browser of a request claims to have; null where it claims none. */
export function readFinanceCookie(request: FastifyRequest): ClaimedSession | null {
  const { data } = cookieValue.safeParse(getCookie(request, COOKIE)?.split('.'));
  return data ? { accountId: data[0], userId: data[1], secret: data[2] } : null;
}

/** Checks whether a claimed session is open. */
export async function isFinanceSessionOpen(
  tx: Tx,
  { accountId, userId, secret }: ClaimedSession,
): Promise<boolean> {
  const stored = await tx
    .selectFrom('finance_login_codes')
    .select(['session_hash', 'session_until'])
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!stored?.session_hash || !stored.session_until || stored.session_until.getTime() <= Date.now())
    return false;
  return timingSafeEqual(stored.session_hash, hashToken(secret));
}

/** Ends a session that is open. */
export async function endFinanceSession(tx: Tx, { accountId, userId }: FinanceUser): Promise<void> {
  await tx
    .updateTable('finance_login_codes')
    .set({ session_hash: null, session_until: null })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .execute();
}
