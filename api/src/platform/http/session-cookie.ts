import { randomBytes } from 'node:crypto';
import { COOKIE_TOKEN_START, KEEP_HEADER } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import { hashToken } from '../access/find-caller';
import type { Tx } from '../database';
import { addCookie, readCookie, readCookies } from './cookies';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cookie for each session: pages of one browser that belong to different ones do not get in each other's way. */
const COOKIE_START = 'girassol_session_';

const cookieOf = (sessionId: string): string => COOKIE_START + sessionId;

/** Where a browser's request says its session: the session's id, and what only the cookie of this id holds. */
export interface CookieKey {
  sessionId: string;
  key: string;
}

/** Does the browser ask for its session to be kept in a cookie? */
export const wantsCookie = ({ headers }: FastifyRequest): boolean => headers[KEEP_HEADER] === 'cookie';

/**
 * What the cookie holds of the session that a token names; undefined for a token that names none. The name alone is worth
 * nothing, and neither is the cookie without it: a page of another site can send no `authorization` header. Whatever
 * comes from another origin all the same, a neighbouring subdomain for instance, is not heard.
 */
export function cookieKeyOf(request: FastifyRequest, token: string): CookieKey | null | undefined {
  if (!token.startsWith(COOKIE_TOKEN_START)) return undefined;
  const sessionId = token.slice(COOKIE_TOKEN_START.length);
  if (!UUID.test(sessionId) || !isOfOwnPage(request)) return null;
  const key = readCookie(request, cookieOf(sessionId));
  return key ? { sessionId, key } : null;
}

/** Sessions that a browser holds at most when it is asked for all of them. */
const MAX_COOKIES = 3;

/**
 * Returns the sessions that the browser of a request holds a cookie of, without one being named. For what a browser reports
 * of a page: enough to tell a person from a stranger, and never to act as somebody.
 */
export function cookieKeysOf(request: FastifyRequest): CookieKey[] {
  if (!isOfOwnPage(request)) return [];
  return readCookies(request, COOKIE_START)
    .map(({ name, value }) => ({ sessionId: name.slice(COOKIE_START.length), key: value }))
    .filter(({ sessionId, key }) => UUID.test(sessionId) && key !== '')
    .slice(0, MAX_COOKIES);
}

/** Hosts are compared, not whole origins: a proxy may have taken the encryption off. */
function isOfOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}

/** Puts a new key to the caller's session into a cookie that no script reads, and answers the token that names it. */
export async function keepInCookie(
  tx: Tx,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  { request, reply, expiration }: { request: FastifyRequest; reply: FastifyReply; expiration: number },
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await tx
    .insertInto('session_cookies')
    .values({ account_id: accountId, session_id: sessionId, key_hash: hashToken(key) })
    .execute();
  setCookie(request, reply, { sessionId, value: key, seconds: Math.floor((expiration - Date.now()) / 1000) });
  return `${COOKIE_TOKEN_START}${sessionId}`;
}

/** Takes the key out of the browser, where it has one. */
export function forgetCookie(request: FastifyRequest, reply: FastifyReply, sessionId: string): void {
  if (readCookie(request, cookieOf(sessionId)) !== undefined)
    setCookie(request, reply, { sessionId, value: '', seconds: 0 });
}

function setCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, value, seconds }: { sessionId: string; value: string; seconds: number },
): void {
  addCookie(request, reply, { name: cookieOf(sessionId), value, seconds, sameSite: 'Strict' });
}
