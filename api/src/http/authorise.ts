import type { RouteAccess } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller';
import { findCaller } from '../access/find-caller';
import { Refusal, sessionOver } from './refusal';

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
  const token = tokenOf(request);
  if (!token) throw sessionOver();
  const caller = await findCaller(
    request.server.database,
    token,
    clientIdOf(request),
    request.server.previewedLimits(request),
  );
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
