import { randomInt } from 'node:crypto';
import { addCookie, getCookie } from '@girassol/api-platform/http/cookies';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names who this browser was last, so that the page it asks for can be prepared. Selects code, never data. */
const COOKIE = 'girassol_visitor';
const YEAR = 365 * 24 * 60 * 60;
const ID = /^[0-9a-f-]{36}$/i;

/**
 * Hint from a cookie about who used a browser last. The hint selects which releases the browser gets, and
 * never gives access to data.
 */
export interface BrowserVisitor {
  /** Account of the last login in this browser; null after a logout. */
  accountId: string | null;
  /** 0 to 99: which share of the users this browser belongs to. */
  bucket: number;
  /** The browser has no cookie yet. */
  isNew: boolean;
}

/**
 * Reads from the visitor cookie which account a browser last worked for and its bucket of gradual releases.
 * An invalid cookie counts as absent.
 */
export function readVisitorCookie(request: Pick<FastifyRequest, 'headers'>): BrowserVisitor {
  const [bucket = '', accountId = ''] = getCookie(request, COOKIE)?.split('.') ?? [];
  if (!/^\d{1,2}$/.test(bucket)) return { accountId: null, bucket: randomInt(100), isNew: true };
  return { accountId: ID.test(accountId) ? accountId : null, bucket: Number(bucket), isNew: false };
}

/**
 * Saves in the visitor cookie, which scripts cannot read, which account a browser last worked for and its
 * bucket of gradual releases.
 */
export function saveVisitorCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, bucket }: Pick<BrowserVisitor, 'accountId' | 'bucket'>,
): void {
  addCookie(request, reply, { name: COOKIE, value: `${bucket}.${accountId ?? ''}`, seconds: YEAR });
}

/**
 * Saves the account that a browser works for in the visitor cookie; null at the end of a session. Does not
 * change the bucket.
 */
export function saveAccountInVisitorCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string | null,
): void {
  saveVisitorCookie(request, reply, { accountId, bucket: readVisitorCookie(request).bucket });
}
