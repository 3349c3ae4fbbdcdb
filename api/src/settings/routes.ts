import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { readSettings } from './read-settings';

export function settingsRoutes(app: FastifyInstance): void {
  serve(app, 'GET /settings/user/:userId', async ({ tx, caller }) => ({
    settings: await readSettings(tx, caller),
  }));
}
