import type { FastifyInstance } from 'fastify';
import { saveAccountInVisitorCookie } from './browser-visitor';

const beginnings = new Set(['/api/users/login', '/api/users/token-login']);
const END = '/api/users/logout';

/**
 * Registers the hook that saves in the visitor cookie, at login and logout, which account the browser works
 * for, so that the next page gets the releases of that account.
 */
export function registerVisitorAccountHook(app: FastifyInstance): void {
  app.addHook('preSerialization', async (request, reply, answer) => {
    const route = request.routeOptions.url ?? '';
    if (reply.statusCode === 200) {
      if (beginnings.has(route)) saveAccountInVisitorCookie(request, reply, getSessionAccount(answer));
      if (route === END) saveAccountInVisitorCookie(request, reply, null);
    }
    return answer;
  });
}

/** Returns the account id of a session in the form of the contract, null for any other response. */
function getSessionAccount(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('managerId' in answer)) return null;
  return typeof answer.managerId === 'string' ? answer.managerId : null;
}
