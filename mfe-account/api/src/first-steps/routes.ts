import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { loadFirstSteps, requireOwner, setFirstStepsHidden } from './first-steps';

/** Registers the routes of the first steps of an account. */
export function registerFirstStepRoutes(app: FastifyInstance): void {
  serve(app, 'GET /accounts/first-steps', ({ tx, caller }) => {
    requireOwner(caller);
    return loadFirstSteps(tx, caller);
  });
  serve(app, 'PUT /accounts/first-steps', async ({ tx, caller, body: { isHidden } }) => {
    requireOwner(caller);
    await setFirstStepsHidden(tx, caller, isHidden);
    return loadFirstSteps(tx, caller);
  });
}
