import type { FastifyInstance } from 'fastify';
import { isColleague } from '../access';
import { notFound } from '../http/refusal';
import { serve } from '../http/serve';
import { readSettings } from './read-settings';

export function settingsRoutes(app: FastifyInstance): void {
  serve(app, 'GET /settings/user/:userId', async ({ tx, caller, params }) => {
    if (!(await isColleague(tx, caller, params.userId))) throw notFound();
    return { settings: await readSettings(tx, caller) };
  });
}
