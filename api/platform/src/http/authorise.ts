import type { DistributionPlanLimits } from '@girassol/federation/registry';
import { describeReadOnlyArea, findAreaForbiddingCall, isAllowedInVisit } from '@girassol/shared-domain';
import type { ContractRoute } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import { findCookieCaller, findTokenCaller } from '../access/find-token-caller';
import { notAllowed, Refusal, sessionExpired } from '../refusals/refusal';
import { getSessionCookieKey, listSessionCookieKeys } from './session-cookie';

const MAX_TOKEN_LENGTH = 200;

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on every route whose access is not `public`. */
    caller: Caller | null;
  }
}

/**
 * Finds the caller of a request and checks whether the account may use the route (`POST /path`), and the caller's levels
 * the call. Runs before the body is read. Throws a refusal if the access is not allowed.
 */
export async function authorise(
  request: FastifyRequest,
  { access, isOpenWithoutFactor }: Pick<ContractRoute, 'access' | 'isOpenWithoutFactor'>,
  key: string,
): Promise<void> {
  if (access === 'public') return;
  const caller = await findRequestCaller(request, request.server.previewedLimits(request));
  if (!caller) throw sessionExpired();
  requireAllowedInVisit(request, caller);
  request.caller = caller;
  // Visitors have a login of their own, with its own factor.
  if (caller.lacksRequiredFactor && !isOpenWithoutFactor && !caller.visit)
    throw new Refusal(
      403,
      'Sua conta exige a verificação em duas etapas. Configure a sua em Senha e segurança para continuar.',
      { needsFactor: true },
    );
  if (access === 'session') return;
  if (caller.calculatorOnly && access !== 'calculator')
    throw new Refusal(403, 'Esta conta usa somente a calculadora.');
  if (!caller.statusOk) {
    throw new Refusal(
      403,
      'O pagamento da conta está irregular. Este recurso volta assim que o titular o regularizar, em Assinatura.',
    );
  }
  if (access === 'admin' && !caller.session.isAdmin)
    throw notAllowed('Somente a administração da plataforma pode fazer isto.');
  const area = findAreaForbiddingCall(caller, key);
  if (area) throw notAllowed(describeReadOnlyArea(area));
}

/** Refuses (403, code `VISIT`) the calls that a visitor from the administration may not make. */
function requireAllowedInVisit(request: FastifyRequest, { visit }: Caller): void {
  const key = request.routeOptions.config.contractKey;
  const route: ContractRoute | undefined = key && request.server.contract[key];
  if (!visit || (key && route && isAllowedInVisit(key, route, visit.writes))) return;
  const message =
    visit.writes === 'ALLOWED'
      ? 'Isto não pode ser feito em uma visita, mesmo com as alterações permitidas.'
      : 'Esta é uma visita somente de leitura. Nada foi alterado.';
  throw new Refusal(403, message, { title: 'Visita do suporte', code: 'VISIT' });
}

/**
 * Finds the caller of a request by the bearer token, or by a session's name and cookie. Returns null if the
 * caller is unknown.
 */
export async function findRequestCaller(
  request: FastifyRequest,
  previewed: DistributionPlanLimits = {},
): Promise<Caller | null> {
  const { database } = request.server;
  const token = getBearerToken(request);
  if (!token) return null;
  const clientId = getClientId(request);
  const cookie = getSessionCookieKey(request, token);
  if (cookie === undefined) return findTokenCaller(database, token, clientId, previewed);
  if (cookie === null) return null;
  const caller = await findCookieCaller(database, cookie.key, clientId, previewed);
  return caller?.sessionId === cookie.sessionId ? caller : null;
}

/**
 * Finds the user who is signed in in the browser of a request, whether or not the request names a session.
 * Returns null if nobody is signed in.
 */
export async function findSignedInUser(request: FastifyRequest): Promise<Caller | null> {
  const caller = await findRequestCaller(request);
  if (caller) return caller;
  for (const { sessionId, key } of listSessionCookieKeys(request)) {
    const found = await findCookieCaller(request.server.database, key, null);
    if (found?.sessionId === sessionId) return found;
  }
  return null;
}

/** Returns the bearer token of a request if it has the form of one of this server's tokens. */
export function getBearerToken(request: FastifyRequest): string | undefined {
  const token = /^Bearer ([\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  return token && token.length <= MAX_TOKEN_LENGTH ? token : undefined;
}

/** Returns the caller of a request to a route that is not public. */
export function getCaller(request: FastifyRequest): Caller {
  if (!request.caller) throw sessionExpired();
  return request.caller;
}

function getClientId(request: FastifyRequest): string | null {
  const value = request.headers['x-client-id'];
  return typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : null;
}
