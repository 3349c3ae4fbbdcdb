import { isReadOnlyCall, READ_PRIMARY_HEADER } from '@girassol/shared-domain';
import type { ContractRoute, RouteKey } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getBearerToken } from './authorise';
import { addCookie, getCookie } from './cookies';
import { getSessionCookieKey } from './session-cookie';

/** Holds the position of the database behind the last write of a browser. */
const POSITION_COOKIE = 'girassol_position';

/** Longer than a reader that is asked may lag. */
const POSITION_SECONDS = 60;

/** Behind every position: where the position of a write is unknown, the server that writes is asked. */
const UNKNOWN_POSITION = String(2n ** 64n);

/** Calls that ask and write all the same, with what they write: the server that writes does them. */
const writingReads: ReadonlyMap<string, string> = new Map<string, string>([
  ['GET /archives/customer/:userId/:cid', 'the folders of a customer, at the first look'],
  ['GET /users/vendors/:managerId/:vendorId', 'a lock on the collaborator, while the work is counted'],
  ['POST /websites/preview/:userId', 'the version of the site that is looked at'],
]);

/** Returns true if a call of the contract only reads, so that a server that follows the one that writes may do it. */
export const isReaderCall = (key: string, { onlyAsks }: Pick<ContractRoute, 'onlyAsks'>): boolean =>
  (isReadOnlyCall(key) || onlyAsks === true) && !writingReads.has(key);

/**
 * Returns what a request that only reads must find: the position of the browser's last write, or null for anything.
 * Undefined: only the server that writes will do. It is the one for programs, which keep no cookies, and for browsers that
 * have just heard of a change.
 */
export function getReadPosition(request: FastifyRequest): string | null | undefined {
  const token = getBearerToken(request);
  const isBrowser = token !== undefined && Boolean(getSessionCookieKey(request, token));
  if (!isBrowser || request.headers[READ_PRIMARY_HEADER] !== undefined) return undefined;
  const position = getCookie(request, POSITION_COOKIE);
  if (position === undefined) return null;
  return /^\d{1,20}$/.test(position) ? position : undefined;
}

/**
 * Gives each browser the position behind what it wrote, with the answer to every call that writes: what it reads next is at
 * least as new. Does nothing without a server for reading.
 */
export function registerReadPositions(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    const key: RouteKey | undefined = request.routeOptions.config.contractKey;
    if (!key || !app.database.getReaderFigures()) return;
    const route: ContractRoute = app.contract[key];
    if (isReaderCall(key, route)) return;
    const position = await app.database.getPosition().catch(() => UNKNOWN_POSITION);
    const value = position ?? UNKNOWN_POSITION;
    addCookie(request, reply, {
      name: POSITION_COOKIE,
      value,
      seconds: POSITION_SECONDS,
      sameSite: 'Strict',
    });
  });
}
