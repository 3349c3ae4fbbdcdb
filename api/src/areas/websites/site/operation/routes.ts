import { loadAuthorEmail } from '@girassol/api-platform/access/load-author-email';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { listReportedSites } from './list-reported-sites';
import { setSiteSuspended } from './set-site-suspended';

/** Registers the routes by which operators see and suspend sites of all accounts. */
export function registerSiteOperationRoutes(app: FastifyInstance): void {
  const { database } = app;
  serveWithoutTransaction(app, 'GET /websites/reports', ({ request }) =>
    listReportedSites(database, request),
  );
  serveWithoutTransaction(app, 'PUT /websites/suspension/:accountId', async ({ params, body, request }) => {
    const by = await loadAuthorEmail(database, getCaller(request));
    await database.asAccount(params, (tx) => setSiteSuspended(tx, { ...params, ...body, by }));
    return {};
  });
}
