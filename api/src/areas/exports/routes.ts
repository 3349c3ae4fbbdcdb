import { serve, serveWithExternalCall } from '@girassol/api-platform/http/serve';
import type { BoardKind } from '@girassol/shared-domain';
import { exportFilters, exportRequest, type ParsedRequestBody } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { cancelExport } from './cancel-export';
import { registerExportCleaning } from './delete-old-exports';
import { type NewExportOptions, withDefaultScope } from './export-request';
import { createImmediateCsvExport } from './immediate-csv-export';
import { listExportColumns } from './list-export-columns';
import { listExports, loadExport } from './load-exports';
import { openExportFile } from './open-export-file';
import { registerExportJob } from './register-export-job';
import { requestExport } from './request-export';

/**
 * Registers the routes of exports, the handler of the job that writes their files, and the job that deletes
 * old exports.
 */
export function registerExportRoutes(app: FastifyInstance): void {
  registerExportJob(app);
  registerExportCleaning(app);

  serve(app, 'POST /customers/export/:userId', async ({ tx, caller, params, body }) => {
    const { columns, format, ...form } = body;
    const filters = exportFilters.customers.parse({ ...form, fetchId: params.userId });
    return { exportId: await requestExport(tx, caller, { kind: 'customers', filters, columns, format }) };
  });
  serve(app, 'POST /sales/export/:userId', async ({ tx, caller, params, body }) => ({
    exportId: await requestExport(tx, caller, parseBoardForm('SALES', params.userId, body)),
  }));
  serve(app, 'POST /sales/export-presales/:userId', async ({ tx, caller, params, body }) => ({
    exportId: await requestExport(tx, caller, parseBoardForm('PRE_SALES', params.userId, body)),
  }));
  serve(app, 'POST /exports/new/:userId', async ({ tx, caller, params, body }) => {
    const { columns, format } = body;
    const wish = withDefaultScope(exportRequest.parse(body), params.userId);
    return { exportId: await requestExport(tx, caller, { ...wish, columns, format }) };
  });
  const csv = createImmediateCsvExport(app);
  serveWithExternalCall(
    app,
    'POST /customers/csv-data/:userId',
    ({ caller, params }) => csv.write(caller, params.userId),
    async ({ tx, caller, asked }) => ({ link: await csv.keep(tx, caller, asked) }),
  );

  serve(app, 'GET /exports/columns/:userId/:kind', ({ tx, caller, params, query }) =>
    listExportColumns(tx, caller, params.kind, query.type),
  );
  serve(app, 'GET /exports/single/:userId/:exportId', ({ tx, caller, params }) =>
    loadExport(tx, caller, app.findModuleExport, params.exportId),
  );
  serve(app, 'GET /exports/user/:userId/:multiplier', ({ tx, caller, params }) =>
    listExports(tx, caller, app.findModuleExport, params.multiplier),
  );
  serve(app, 'POST /exports/open/:userId/:exportId', async ({ tx, caller, params }) => ({
    url: await openExportFile(tx, caller, app, params.exportId),
  }));
  serve(app, 'POST /exports/cancel/:userId/:exportId', ({ tx, caller, params }) =>
    cancelExport(tx, caller, app.findModuleExport, params.exportId),
  );
}

const everyStatus = ['IN_PROGRESS', 'CLOSED', 'LOST'] as const;

/**
 * Converts the form of an export page to the options of a board export. Includes items of every status if the form
 * names none.
 */
function parseBoardForm(
  type: BoardKind,
  fetchId: string,
  { columns, format, status = [...everyStatus], ...form }: ParsedRequestBody<'POST /sales/export/:userId'>,
): NewExportOptions {
  const filters = exportFilters.board.parse({ ...form, status, type, fetchId });
  return { kind: 'board', filters, columns, format };
}
