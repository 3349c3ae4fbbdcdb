import { isReadOnlyCall } from '@girassol/shared-domain';
import { type ContractRoute, errorResponse, type RouteKey } from '@girassol/shared-domain/contract';
import type { FastifySchema } from 'fastify';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Key of the API contract that the route answers; undefined for routes that are not in the contract. */
    contractKey?: RouteKey;
  }
}

/**
 * Returns method and path of a route of the API contract, such as `GET` and `/customers/:id`, and the key by which the
 * route is recognised as one of the contract.
 */
export function getMethodAndPath(key: RouteKey) {
  const [method = '', url = ''] = key.split(' ');
  return { method, url, config: { contractKey: key } };
}

/**
 * Builds Fastify's schema of a route of the API contract, by which requests are checked and the OpenAPI page
 * is built.
 */
export function buildRouteSchema(
  key: RouteKey,
  { access, summary, params, query, body, answer, stream, onlyAsks }: ContractRoute,
): FastifySchema {
  return {
    summary,
    tags: [getMethodAndPath(key).url.split('/')[1] ?? ''],
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    // Tells the publish gate that the call is none that writes.
    ...(!key.startsWith('GET ') && (onlyAsks || isReadOnlyCall(key)) && { 'x-only-asks': true }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!stream && { response: { 200: answer, '4xx': errorResponse, '5xx': errorResponse } }),
  };
}

/**
 * Returns the user id in the path parameters of a request, if any, which must belong to a user of the
 * caller's account.
 */
export function getUserIdParam(params: unknown): string | undefined {
  const hasUser = typeof params === 'object' && params !== null && 'userId' in params;
  return hasUser && typeof params.userId === 'string' ? params.userId : undefined;
}
