import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../../../platform/http/authorise';
import { serveWithoutRows } from '../../../../platform/http/serve';
import { nameOf } from '../../../registry/operator';
import { listReported } from './list-reported';
import { suspendSite } from './suspend-site';

/** What operators see and do of the sites of all accounts. */
export function operationRoutes(app: FastifyInstance): void {
  const { database } = app;
  serveWithoutRows(app, 'GET /websites/reports', ({ request }) => listReported(database, request));
  serveWithoutRows(app, 'PUT /websites/suspension/:accountId', async ({ params, body, request }) => {
    const by = await nameOf(database, callerOf(request));
    await database.asAccount(params, (tx) => suspendSite(tx, { ...params, ...body, by }));
    return {};
  });
}
