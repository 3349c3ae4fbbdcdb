import { type ContractRoute, errorAnswer, type RouteKey } from '@girassol/shared-domain/contract';
import type { FastifySchema } from 'fastify';

/** Method and address of a route of the contract. */
export function place(key: RouteKey) {
  const [method = '', url = ''] = key.split(' ');
  return { method, url };
}

/** What a route of the contract takes and answers, for the checks and the OpenAPI page. */
export function schemaOf(
  key: RouteKey,
  { access, summary, params, query, body, answer, stream }: ContractRoute,
): FastifySchema {
  return {
    summary,
    tags: [place(key).url.split('/')[1] ?? ''],
    ...(access !== 'public' && { security: [{ bearer: [] }] }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...(!stream && { response: { 200: answer, '4xx': errorAnswer, '5xx': errorAnswer } }),
  };
}

/** The user that an address names. Whatever the route does with it, it must be one of the caller's account. */
export function userIn(params: unknown): string | undefined {
  const hasUser = typeof params === 'object' && params !== null && 'userId' in params;
  return hasUser && typeof params.userId === 'string' ? params.userId : undefined;
}
