import type { FastifyInstance } from 'fastify';
import { rememberAccount } from './visitor';

const beginnings = new Set(['/api/users/login', '/api/users/token-login']);
const END = '/api/users/logout';

/** Keeps in the browser which account it worked for last, so that the next page it asks for can be prepared. */
export function rememberLogins(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, answer) => {
    const route = request.routeOptions.url ?? '';
    if (reply.statusCode === 200) {
      if (beginnings.has(route)) rememberAccount(request, reply, accountOf(answer));
      if (route === END) rememberAccount(request, reply, null);
    }
    return answer;
  });
}

/** The account of a session as the contract describes it. */
function accountOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('managerId' in answer)) return null;
  return typeof answer.managerId === 'string' ? answer.managerId : null;
}
