import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { listAuditEntries } from './list-audit-entries';

/** Registers the routes of the log of who changed rights, plan, card, data and exports. */
export function registerAuditRoutes(app: FastifyInstance): void {
  serve(app, 'GET /users/audit-log/:multiplier', ({ tx, caller, params, query }) =>
    listAuditEntries(tx, caller, { ...params, ...query }),
  );
  serve(app, 'POST /users/audit-log/export/:userId', async ({ tx, caller, body: { filters, format } }) => ({
    exportId: await app.requestExport(tx, caller, { kind: 'audit-log', filters, format }),
  }));
}
