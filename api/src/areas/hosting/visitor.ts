import { randomInt } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addCookie, readCookie } from '../../platform/http/cookies';

/** Names who this browser was last, so that the page it asks for can be prepared. Selects code, never data. */
const COOKIE = 'girassol_visitor';
const YEAR = 365 * 24 * 60 * 60;
const ID = /^[0-9a-f-]{36}$/i;

export interface Visitor {
  /** Account of the last login in this browser; null after a logout. */
  accountId: string | null;
  /** 0 to 99: which share of the users this browser belongs to. */
  bucket: number;
  /** The browser has no cookie yet. */
  isNew: boolean;
}

/** Reads the hint; whatever is not one counts as absent. */
export function visitorOf(request: Pick<FastifyRequest, 'headers'>): Visitor {
  const [bucket = '', accountId = ''] = readCookie(request, COOKIE)?.split('.') ?? [];
  if (!/^\d{1,2}$/.test(bucket)) return { accountId: null, bucket: randomInt(100), isNew: true };
  return { accountId: ID.test(accountId) ? accountId : null, bucket: Number(bucket), isNew: false };
}

/** Keeps the hint in the browser; scripts cannot read it. */
export function rememberVisitor(
  request: FastifyRequest,
  reply: FastifyReply,
  { accountId, bucket }: Pick<Visitor, 'accountId' | 'bucket'>,
): void {
  addCookie(request, reply, { name: COOKIE, value: `${bucket}.${accountId ?? ''}`, seconds: YEAR });
}

/** To be called where a session begins (with its account) or ends (with null). */
export function rememberAccount(
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string | null,
): void {
  rememberVisitor(request, reply, { accountId, bucket: visitorOf(request).bucket });
}
