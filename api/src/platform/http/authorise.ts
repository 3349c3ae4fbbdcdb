import type { PlanLimits } from '@girassol/federation/registry';
import type { RouteAccess } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import { findCaller, findCookieCaller } from '../access/find-caller';
import { notAllowed, Refusal, sessionOver } from '../refusals/refusal';
import { cookieKeyOf, cookieKeysOf } from './session-cookie';

const LONGEST_TOKEN = 200;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route whose access is not `public`. */
    caller: Caller | null;
  }
}

/** Finds the caller of a route and checks the account's state. Runs before the body is read. */
export async function authorise(request: FastifyRequest, access: RouteAccess): Promise<void> {
  if (access === 'public') return;
  const caller = await requestCaller(request, request.server.previewedLimits(request));
  if (!caller) throw sessionOver();
  request.caller = caller;
  if (access === 'session') return;
  if (caller.calculatorOnly && access !== 'calculator')
    throw new Refusal(403, 'Esta conta usa somente a calculadora.');
  if (!caller.statusOk) {
    throw new Refusal(
      403,
      'O pagamento está irregular. Regularize-o no menu Financeiro para voltar a usar este recurso.',
    );
  }
  if (access === 'admin' && !caller.session.isAdmin)
    throw notAllowed('Somente a administração da plataforma pode fazer isto.');
}

/** Who sends a request: by a bearer token, or by the name of a session and its cookie. Null when nobody known does. */
export async function requestCaller(
  request: FastifyRequest,
  previewed: PlanLimits = {},
): Promise<Caller | null> {
  const { database } = request.server;
  const token = tokenOf(request);
  if (!token) return null;
  const clientId = clientIdOf(request);
  const cookie = cookieKeyOf(request, token);
  if (cookie === undefined) return findCaller(database, token, clientId, previewed);
  if (cookie === null) return null;
  const caller = await findCookieCaller(database, cookie.key, clientId, previewed);
  return caller?.sessionId === cookie.sessionId ? caller : null;
}

/** Returns the user who is signed in where a request comes from, whether or not it names a session; null: nobody known. */
export async function findSignedInUser(request: FastifyRequest): Promise<string | null> {
  const caller = await requestCaller(request);
  if (caller) return caller.userId;
  for (const { sessionId, key } of cookieKeysOf(request)) {
    const found = await findCookieCaller(request.server.database, key, null);
    if (found?.sessionId === sessionId) return found.userId;
  }
  return null;
}

/** The bearer token of a request, when it looks like one of ours. */
export function tokenOf(request: FastifyRequest): string | undefined {
  const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token && token.length <= LONGEST_TOKEN ? token : undefined;
}

/** The caller of a route that is not public. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw sessionOver();
  return request.caller;
}

function clientIdOf(request: FastifyRequest): string | null {
  const value = request.headers['x-client-id'];
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : null;
}
