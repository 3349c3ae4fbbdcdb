import type { BoardKind } from '@girassol/shared-domain';
import { exportFilters, exportWish, type ParsedBody } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { serve, serveAsking } from '../../platform/http/serve';
import { askForExport } from './ask-for-export';
import { cancelExport } from './cancel-export';
import { csvAtOnce } from './csv-at-once';
import { forgetOldExports } from './forget-exports';
import { listColumns } from './list-columns';
import { openExport } from './open-export';
import { listExports, readExport } from './read-exports';
import { type Asked, inScopeOf } from './wish';
import { writeByJobs } from './write-by-jobs';

export function exportRoutes(app: FastifyInstance): void {
  writeByJobs(app);
  forgetOldExports(app);

  serve(app, 'POST /customers/export/:userId', async ({ tx, caller, params, body }) => {
    const { columns, format, ...form } = body;
    const filters = exportFilters.customers.parse({ ...form, fetchId: params.userId });
    return { exportId: await askForExport(tx, caller, { kind: 'customers', filters, columns, format }) };
  });
  serve(app, 'POST /sales/export/:userId', async ({ tx, caller, params, body }) => ({
    exportId: await askForExport(tx, caller, boardForm('SALES', params.userId, body)),
  }));
  serve(app, 'POST /sales/export-presales/:userId', async ({ tx, caller, params, body }) => ({
    exportId: await askForExport(tx, caller, boardForm('PRE_SALES', params.userId, body)),
  }));
  serve(app, 'POST /exports/new/:userId', async ({ tx, caller, params, body }) => {
    const { columns, format } = body;
    const wish = inScopeOf(exportWish.parse(body), params.userId);
    return { exportId: await askForExport(tx, caller, { ...wish, columns, format }) };
  });
  const csv = csvAtOnce(app);
  serveAsking(
    app,
    'POST /customers/csv-data/:userId',
    ({ caller, params }) => csv.write(caller, params.userId),
    async ({ tx, caller, asked }) => ({ link: await csv.keep(tx, caller, asked) }),
  );

  serve(app, 'GET /exports/columns/:userId/:kind', ({ tx, caller, params, query }) =>
    listColumns(tx, caller, params.kind, query.type),
  );
  serve(app, 'GET /exports/single/:userId/:exportId', ({ tx, caller, params }) =>
    readExport(tx, caller, params.exportId),
  );
  serve(app, 'GET /exports/user/:userId/:multiplier', ({ tx, caller, params }) =>
    listExports(tx, caller, params.multiplier),
  );
  serve(app, 'POST /exports/open/:userId/:exportId', async ({ tx, caller, params }) => ({
    url: await openExport(tx, caller, app.files, params.exportId),
  }));
  serve(app, 'POST /exports/cancel/:userId/:exportId', ({ tx, caller, params }) =>
    cancelExport(tx, caller, params.exportId),
  );
}

const everyStatus = ['IN_PROGRESS', 'CLOSED', 'LOST'] as const;

/** What the form of an export page asks for: items however they stand, where it names no states. */
function boardForm(
  type: BoardKind,
  fetchId: string,
  { columns, format, status = [...everyStatus], ...form }: ParsedBody<'POST /sales/export/:userId'>,
): Asked {
  const filters = exportFilters.board.parse({ ...form, status, type, fetchId });
  return { kind: 'board', filters, columns, format };
}
