import { randomBytes } from 'node:crypto';
import { COOKIE_TOKEN_PREFIX, SESSION_STORAGE_HEADER } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import { hashToken } from '../access/find-token-caller';
import type { Tx } from '../database';
import { addCookie, getCookie, listCookies } from './cookies';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cookie for each session: pages of one browser that belong to different ones do not get in each other's way. */
const COOKIE_START = 'girassol_session_';

const getCookieName = (sessionId: string): string => COOKIE_START + sessionId;

/** Id of a session, and the key to the session that a browser holds in a cookie. */
export interface SessionCookieKey {
  sessionId: string;
  key: string;
}

/** Checks whether the browser asks for its session to be stored in a cookie. */
export const wantsSessionCookie = ({ headers }: FastifyRequest): boolean =>
  headers[SESSION_STORAGE_HEADER] === 'cookie';

/**
 * Returns the session id and cookie key of a request whose token names a session; undefined if the token
 * names no session, null if a valid cookie is missing or the request comes from another origin (such as a
 * neighbouring subdomain). Token and cookie are both necessary, because a page of another site can send the
 * cookie but no `authorization` header.
 */
export function getSessionCookieKey(
  request: FastifyRequest,
  token: string,
): SessionCookieKey | null | undefined {
  if (!token.startsWith(COOKIE_TOKEN_PREFIX)) return undefined;
  const sessionId = token.slice(COOKIE_TOKEN_PREFIX.length);
  if (!UUID.test(sessionId) || !isFromOwnPage(request)) return null;
  const key = getCookie(request, getCookieName(sessionId));
  return key ? { sessionId, key } : null;
}

/** Sessions that a browser holds at most when it is asked for all of them. */
const MAX_COOKIES = 3;

/**
 * Lists the sessions for which the browser of a request holds a cookie. Serves only to distinguish users from
 * strangers, for reports that pages send; never to act in a user's name.
 */
export function listSessionCookieKeys(request: FastifyRequest): SessionCookieKey[] {
  if (!isFromOwnPage(request)) return [];
  return listCookies(request, COOKIE_START)
    .map(({ name, value }) => ({ sessionId: name.slice(COOKIE_START.length), key: value }))
    .filter(({ sessionId, key }) => UUID.test(sessionId) && key !== '')
    .slice(0, MAX_COOKIES);
}

/**
 * Checks whether a request comes from a page of this server. Compares hosts, not origins, because a proxy may have
 * removed TLS.
 */
function isFromOwnPage({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (headers.origin === undefined) return true;
  return URL.canParse(headers.origin) && new URL(headers.origin).host === host;
}

/**
 * Creates a new key to the caller's session, and stores the key in a cookie that scripts cannot read. Returns
 * the token that names the session.
 */
export async function createSessionCookie(
  tx: Tx,
  { accountId, sessionId }: Pick<Caller, 'accountId' | 'sessionId'>,
  { request, reply, expiration }: { request: FastifyRequest; reply: FastifyReply; expiration: number },
): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  await tx
    .insertInto('session_cookies')
    .values({ account_id: accountId, session_id: sessionId, key_hash: hashToken(key) })
    .execute();
  setSessionCookie(request, reply, {
    sessionId,
    value: key,
    seconds: Math.floor((expiration - Date.now()) / 1000),
  });
  return `${COOKIE_TOKEN_PREFIX}${sessionId}`;
}

/** Deletes the cookie with the key to a session from the browser, if the browser has one. */
export function deleteSessionCookie(request: FastifyRequest, reply: FastifyReply, sessionId: string): void {
  if (getCookie(request, getCookieName(sessionId)) !== undefined)
    setSessionCookie(request, reply, { sessionId, value: '', seconds: 0 });
}

function setSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { sessionId, value, seconds }: { sessionId: string; value: string; seconds: number },
): void {
  addCookie(request, reply, { name: getCookieName(sessionId), value, seconds, sameSite: 'Strict' });
}
