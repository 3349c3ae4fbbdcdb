import type { Row } from '@girassol/api-platform/database';
import { type ReceivedFile, serveUpload } from '@girassol/api-platform/files';
import { serve, serveWithExternalCall } from '@girassol/api-platform/http/serve';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, RouteKey } from '@girassol/shared-domain/contract';
import { type ImportType, MAX_SPREADSHEET_BYTES } from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import { requestExport } from '../exports/request-export';
import {
  discardUpload,
  MAX_BASE64_UPLOAD_BODY_BYTES,
  startImportFromUpload,
  storeUpload,
} from './base64-upload';
import { registerCheckJob } from './check/check-job';
import { requestCheck } from './check/request-check';
import { registerImportErasure } from './erase-imports';
import {
  createDraftImport,
  detectSpreadsheetType,
  loadDraftImport,
  toHeadColumns,
} from './file/create-draft-import';
import { type FileHead, readFileHead } from './file/read-file-head';
import { buildImportTemplate } from './import-template';
import { listImports } from './list-imports';
import { loadMappingTemplate, saveMappingTemplate } from './mapping-templates';
import { loadVisibleImport, lockAllowedImport, requireImportAllowed } from './record/import-access';
import {
  cancelImport,
  deleteUnstartedImport,
  pauseImport,
  requestImportUndo,
  resumeImport,
  startImport,
} from './record/import-steps';
import { loadImportRecord } from './record/load-import-records';
import { updateImport } from './record/update-import';
import { correctValues } from './rows/correct-values';
import { fillColumn, undoColumnFill } from './rows/fill/fill-column';
import { registerFillJob } from './rows/fill/fill-job';
import { listFaults } from './rows/list-faults';
import { listImportRows } from './rows/list-import-rows';
import { saveRowDecisions } from './rows/save-row-decisions';
import { registerUndoJob } from './undo/undo-job';
import { registerWriteJob } from './write/write-job';

/** Registers the routes of imports, and the handlers of the jobs that check, write and undo imports. */
export function registerImportRoutes(app: FastifyInstance): void {
  registerCheckJob(app);
  registerWriteJob(app);
  registerFillJob(app);
  registerUndoJob(app);
  registerImportErasure(app);
  fileRoutes(app);
  rowRoutes(app);
  errorRoutes(app);
  uploadRoutes(app);

  serve(app, 'GET /imports/template/:importType/:hash', ({ tx, caller, params }) =>
    loadMappingTemplate(tx, caller, params),
  );
  serve(app, 'POST /imports/template', ({ tx, caller, body }) => saveMappingTemplate(tx, caller, body));
  serve(app, 'GET /imports/user/:userId/:multiplier', ({ tx, caller, params }) =>
    listImports(tx, caller, params),
  );
  serve(app, 'GET /imports/single/:userId/:importId', async ({ tx, caller, params }) =>
    loadImportRecord(tx, await loadVisibleImport(tx, caller, params.importId)),
  );
  serve(app, 'DELETE /imports/single/:userId/:importId', ({ tx, caller, params }) =>
    deleteUnstartedImport(tx, caller, params.importId),
  );
  serve(app, 'POST /imports/check/:userId/:importId', async ({ tx, caller, params, body }) =>
    loadImportRecord(tx, await requestCheck(tx, caller, params.importId, body)),
  );
  const steps = {
    'POST /imports/start/:userId/:importId': startImport,
    'POST /imports/pause/:userId/:importId': pauseImport,
    'POST /imports/resume/:userId/:importId': resumeImport,
    'POST /imports/cancel/:userId/:importId': cancelImport,
    'POST /imports/undo/:userId/:importId': requestImportUndo,
  } as const;
  for (const key of Object.keys(steps) as (keyof typeof steps)[]) {
    serve(app, key, async ({ tx, caller, params }) =>
      loadImportRecord(tx, await steps[key](tx, caller, params.importId)),
    );
  }
}

function fileRoutes(app: FastifyInstance): void {
  const { files } = app;
  /** Heads of files on their way from `prepare` to `handle`. */
  const heads = new WeakMap<ReceivedFile, FileHead>();
  serveUpload(app, 'POST /imports/files/:userId', {
    maxBytes: MAX_SPREADSHEET_BYTES,
    getType: detectSpreadsheetType,
    // Which type it is comes with the form: asked when it has arrived.
    check: async () => {},
    async prepare({ caller, body, file }) {
      await app.database.asAccount(caller, (tx) => requireImportAllowed(tx, caller, body.importType));
      heads.set(
        file,
        await readFileHead(files.store, { accountId: caller.accountId, fileId: file.id, name: file.name }),
      );
      return file;
    },
    async handle({ tx, caller, body, file }) {
      const read = heads.get(file);
      if (!read) throw new Error('a file without its head');
      return loadDraftImport(tx, await createDraftImport(tx, caller, { type: body.importType, file, read }));
    },
  });
  serve(app, 'GET /imports/files/:userId/:importId', async ({ tx, caller, params }) =>
    loadDraftImport(tx, await loadVisibleImport(tx, caller, params.importId)),
  );
  serveWithExternalCall(
    app,
    'PUT /imports/files/:userId/:importId',
    async ({ caller, params, body }) => {
      const row = await app.database.asAccount(caller, (tx) =>
        lockAllowedImport(tx, caller, params.importId),
      );
      if (row.file_id === null) throw new Refusal(410, 'O arquivo não está mais guardado. Envie-o de novo.');
      return readFileHead(files.store, { accountId: caller.accountId, ...parseLayout(row, body) });
    },
    async ({ tx, caller, params, asked }) => {
      const row = await lockAllowedImport(tx, caller, params.importId);
      if (row.state !== 'DRAFT' && row.state !== 'CHECKED')
        throw new Refusal(409, 'Esta importação já começou.');
      return loadDraftImport(
        tx,
        await updateImport(tx, row, {
          ...toHeadColumns(asked),
          state: 'DRAFT',
          mapping: '{}',
          filling: null,
        }),
      );
    },
  );
  serveWithExternalCall(
    app,
    'GET /imports/model/:importType',
    ({ caller, params }) => buildImportTemplate(app, caller, params.importType),
    async ({ asked }) => asked,
  );
}

/** Parses which sheet or header rows of a draft are to be read instead. */
function parseLayout(
  row: Row<'imports'>,
  { sheet, header }: ParsedRequestBody<'PUT /imports/files/:userId/:importId'>,
) {
  const isKnown = header?.line === 0 || row.header?.first.some(({ line }) => line === header?.line);
  if (header && sheet === undefined && !isKnown)
    throw new Refusal(400, 'O cabeçalho só pode estar em uma das primeiras linhas.');
  return {
    ...{ fileId: row.file_id ?? '', name: row.file_name, sheet: sheet ?? row.sheet },
    ...(header && { header }),
  };
}

function rowRoutes(app: FastifyInstance): void {
  serve(app, 'GET /imports/rows/:userId/:importId', ({ tx, caller, params, query }) =>
    listImportRows(tx, caller, params, query),
  );
  serve(app, 'GET /imports/faults/:userId/:importId', ({ tx, caller, params }) =>
    listFaults(tx, caller, params.importId),
  );
  serve(app, 'PUT /imports/values/:userId/:importId', ({ tx, caller, params, body }) =>
    correctValues(tx, caller, params.importId, body),
  );
  serve(app, 'POST /imports/fills/:userId/:importId', ({ tx, caller, params, body }) =>
    fillColumn(tx, caller, params.importId, body),
  );
  serve(app, 'DELETE /imports/fills/:userId/:importId/:fillId', ({ tx, caller, params }) =>
    undoColumnFill(tx, caller, params),
  );
  serve(app, 'PUT /imports/decisions/:userId/:importId', ({ tx, caller, params, body }) =>
    saveRowDecisions(tx, caller, params.importId, body),
  );
}

/** The calls of the specification that bring file and mapping at once (imports-035). */
const uploads = {
  'POST /customers/upload/:userId': 'customer',
  'POST /sales/upload/:userId': 'sales',
  'POST /sales/leads/upload/:userId': 'preSale',
  'POST /sales/projects/upload/:userId': 'project',
  'POST /sales/installations/upload/:userId': 'installation',
  'POST /sales/after-sales/upload/:userId': 'afterSales',
  'POST /sales/administrative/upload/:userId': 'administrative',
  'POST /kits/upload/:userId': 'kit',
  'POST /modules/many': 'module',
  'POST /inverters/many': 'inverter',
  'POST /equipaments/many': 'equipament',
} as const satisfies Partial<Record<RouteKey, ImportType>>;

/** The rows that were not written go the way of all exports. */
function errorRoutes(app: FastifyInstance): void {
  serve(app, 'POST /imports/errors/:userId/:importId', async ({ tx, caller, params: { importId } }) => {
    await loadVisibleImport(tx, caller, importId);
    const asked = { kind: 'import-errors', filters: { importId }, format: 'xlsx' } as const;
    return { exportId: await requestExport(tx, caller, asked) };
  });
}

function uploadRoutes(app: FastifyInstance): void {
  for (const key of Object.keys(uploads) as (keyof typeof uploads)[]) {
    const type = uploads[key];
    serveWithExternalCall(
      app,
      key,
      ({ caller, body }) => storeUpload(app, caller, type, body),
      ({ tx, caller, body, asked }) => startImportFromUpload(tx, caller, type, { ...body, upload: asked }),
      { mostBytes: MAX_BASE64_UPLOAD_BODY_BYTES, drop: (asked, caller) => discardUpload(app, caller, asked) },
    );
  }
}
