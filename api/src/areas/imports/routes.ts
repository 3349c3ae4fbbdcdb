import type { RouteKey } from '@girassol/shared-domain/contract';
import { type ImportType, SPREADSHEET_MAX_BYTES } from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import { type ReceivedFile, serveUpload } from '../../platform/files';
import { serve, serveAsking } from '../../platform/http/serve';
import { Refusal } from '../../platform/refusals/refusal';
import { askForExport } from '../exports/ask-for-export';
import { askForCheck } from './check/ask-for-check';
import { registerCheck } from './check/check-job';
import { draftAnswer, headColumns, keepDraft, spreadsheetType } from './file/keep-draft';
import { type FileHead, readHead } from './file/read-head';
import { registerForgetting } from './forget';
import { listImports } from './list-imports';
import { importModel } from './model';
import { changeImport } from './record/change-import';
import { ownImport, requireImports, seenImport } from './record/import-access';
import { oneImport } from './record/import-answer';
import {
  askForUndo,
  cancelImport,
  discardImport,
  pauseImport,
  resumeImport,
  startImport,
} from './record/steps';
import { decideRows } from './rows/decide-rows';
import { fillColumn, undoFill } from './rows/fill/fill-column';
import { registerFilling } from './rows/fill/fill-job';
import { listFaults } from './rows/list-faults';
import { listRows } from './rows/list-rows';
import { mendValues } from './rows/mend-values';
import { readTemplate, saveTemplate } from './templates';
import { registerUndo } from './undo/undo-job';
import { beginUpload, dropUpload, takeUpload, UPLOAD_BYTES } from './upload';
import { registerWriting } from './write/write-job';

/** Imports of spreadsheets, and the jobs that check, write and take them back. */
export function importRoutes(app: FastifyInstance): void {
  registerCheck(app);
  registerWriting(app);
  registerFilling(app);
  registerUndo(app);
  registerForgetting(app);
  fileRoutes(app);
  rowRoutes(app);
  errorRoutes(app);
  uploadRoutes(app);

  serve(app, 'GET /imports/template/:importType/:hash', ({ tx, caller, params }) =>
    readTemplate(tx, caller, params),
  );
  serve(app, 'POST /imports/template', ({ tx, caller, body }) => saveTemplate(tx, caller, body));
  serve(app, 'GET /imports/user/:userId/:multiplier', ({ tx, caller, params }) =>
    listImports(tx, caller, params),
  );
  serve(app, 'GET /imports/single/:userId/:importId', async ({ tx, caller, params }) =>
    oneImport(tx, await seenImport(tx, caller, params.importId)),
  );
  serve(app, 'DELETE /imports/single/:userId/:importId', ({ tx, caller, params }) =>
    discardImport(tx, caller, params.importId),
  );
  serve(app, 'POST /imports/check/:userId/:importId', async ({ tx, caller, params, body }) =>
    oneImport(tx, await askForCheck(tx, caller, params.importId, body)),
  );
  const steps = {
    'POST /imports/start/:userId/:importId': startImport,
    'POST /imports/pause/:userId/:importId': pauseImport,
    'POST /imports/resume/:userId/:importId': resumeImport,
    'POST /imports/cancel/:userId/:importId': cancelImport,
    'POST /imports/undo/:userId/:importId': askForUndo,
  } as const;
  for (const key of Object.keys(steps) as (keyof typeof steps)[]) {
    serve(app, key, async ({ tx, caller, params }) =>
      oneImport(tx, await steps[key](tx, caller, params.importId)),
    );
  }
}

function fileRoutes(app: FastifyInstance): void {
  const { files } = app;
  /** Heads of files on their way from `prepare` to `handle`. */
  const heads = new WeakMap<ReceivedFile, FileHead>();
  serveUpload(app, 'POST /imports/files/:userId', {
    maxBytes: SPREADSHEET_MAX_BYTES,
    typeOf: spreadsheetType,
    // Which type it is comes with the form: asked when it has arrived.
    check: async () => {},
    async prepare({ caller, body, file }) {
      await app.database.asAccount(caller, (tx) => requireImports(tx, caller, body.importType));
      heads.set(file, await readHead(files.store, { fileId: file.id, name: file.name }));
      return file;
    },
    async handle({ tx, caller, body, file }) {
      const read = heads.get(file);
      if (!read) throw new Error('a file without its head');
      return draftAnswer(tx, await keepDraft(tx, caller, { type: body.importType, file, read }));
    },
  });
  serve(app, 'GET /imports/files/:userId/:importId', async ({ tx, caller, params }) =>
    draftAnswer(tx, await seenImport(tx, caller, params.importId)),
  );
  serveAsking(
    app,
    'PUT /imports/files/:userId/:importId',
    async ({ caller, params, body }) => {
      const row = await app.database.asAccount(caller, (tx) => ownImport(tx, caller, params.importId));
      if (row.file_id === null) throw new Refusal(410, 'O arquivo não está mais guardado. Envie-o de novo.');
      return readHead(files.store, { fileId: row.file_id, name: row.file_name, sheet: body.sheet });
    },
    async ({ tx, caller, params, asked }) => {
      const row = await ownImport(tx, caller, params.importId);
      if (row.state !== 'DRAFT' && row.state !== 'CHECKED')
        throw new Refusal(409, 'Esta importação já começou.');
      return draftAnswer(
        tx,
        await changeImport(tx, row, { ...headColumns(asked), state: 'DRAFT', mapping: '{}', filling: null }),
      );
    },
  );
  serveAsking(
    app,
    'GET /imports/model/:importType',
    ({ caller, params }) => importModel(app, caller, params.importType),
    async ({ asked }) => asked,
  );
}

function rowRoutes(app: FastifyInstance): void {
  serve(app, 'GET /imports/rows/:userId/:importId', ({ tx, caller, params, query }) =>
    listRows(tx, caller, params, query),
  );
  serve(app, 'GET /imports/faults/:userId/:importId', ({ tx, caller, params }) =>
    listFaults(tx, caller, params.importId),
  );
  serve(app, 'PUT /imports/values/:userId/:importId', ({ tx, caller, params, body }) =>
    mendValues(tx, caller, params.importId, body),
  );
  serve(app, 'POST /imports/fills/:userId/:importId', ({ tx, caller, params, body }) =>
    fillColumn(tx, caller, params.importId, body),
  );
  serve(app, 'DELETE /imports/fills/:userId/:importId/:fillId', ({ tx, caller, params }) =>
    undoFill(tx, caller, params),
  );
  serve(app, 'PUT /imports/decisions/:userId/:importId', ({ tx, caller, params, body }) =>
    decideRows(tx, caller, params.importId, body),
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
    await seenImport(tx, caller, importId);
    const asked = { kind: 'import-errors', filters: { importId }, format: 'xlsx' } as const;
    return { exportId: await askForExport(tx, caller, asked) };
  });
}

function uploadRoutes(app: FastifyInstance): void {
  for (const key of Object.keys(uploads) as (keyof typeof uploads)[]) {
    const type = uploads[key];
    serveAsking(
      app,
      key,
      ({ caller, body }) => takeUpload(app, caller, type, body),
      ({ tx, caller, body, asked }) => beginUpload(tx, caller, type, { ...body, upload: asked }),
      { mostBytes: UPLOAD_BYTES, drop: (asked, caller) => dropUpload(app, caller, asked) },
    );
  }
}
