import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { changeSettings } from './change-settings';
import { listChanges } from './list-changes';
import { readSettings } from './read-settings';

export function settingsRoutes(app: FastifyInstance): void {
  serve(app, 'GET /settings/user/:userId', async ({ tx, caller }) => ({
    settings: await readSettings(tx, caller),
  }));
  serve(app, 'PATCH /settings/user/:userId', async ({ tx, caller, body }) => ({
    settings: await changeSettings(tx, caller, body),
  }));
  serve(app, 'GET /settings/changes/:userId', ({ tx, caller }) => listChanges(tx, caller));
}
