import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { changeSettings } from './change-settings';
import { listSettingsChanges } from './list-settings-changes';
import { loadSettings } from './load-settings';

export function registerSettingsRoutes(app: FastifyInstance): void {
  serve(app, 'GET /settings/user/:userId', async ({ tx, caller }) => ({
    settings: await loadSettings(tx, caller),
  }));
  serve(app, 'PATCH /settings/user/:userId', async ({ tx, caller, body }) => ({
    settings: await changeSettings(tx, caller, body, app.reactionsTo('settingsChanged')),
  }));
  serve(app, 'GET /settings/changes/:userId', ({ tx, caller }) => listSettingsChanges(tx, caller));
}
