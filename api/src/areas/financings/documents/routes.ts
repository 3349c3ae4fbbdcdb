import { serveUpload } from '@girassol/api-platform/files';
import { serve, serveWithExternalCall } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { loadArchiveCustomer, loadArchiveFileRow } from '../../archives/archive-access';
import { addArchiveOrFinancingDocument, checkDocumentToSend } from './add-document';
import { registerFinancingDocumentDeletionJob } from './delete-financing-documents';
import { loadFinancingDocuments } from './load-financing-documents';
import { openArchiveFile } from './open-archived';
import { openFinancingDocument } from './open-document';
import { checkReplacementFile, editArchiveFileAndResend } from './replace-document';
import { checkFileToReuse, sendArchiveFileAsDocument } from './send-archive-file-as-document';
import { registerSendDocumentJob } from './send-document-job';
import { createDocumentUploadLink } from './upload-by-link';

/**
 * Registers the routes of financing documents, including those routes of customers' archives that upload,
 * replace and open such documents.
 */
export function registerFinancingDocumentRoutes(app: FastifyInstance): void {
  const { database, files, banks } = app;
  registerSendDocumentJob(app);
  registerFinancingDocumentDeletionJob(app);

  serveUpload(app, 'POST /archives/customer/file-semantic/:cid', {
    check: ({ tx, caller, params }) => loadArchiveCustomer(tx, caller, params.cid),
    prepare: async ({ caller, body: { financing, fileSemantic }, file }) =>
      financing === undefined
        ? file
        : checkDocumentToSend({ database, files }, caller, { financing, fileSemantic }, file),
    handle: ({ tx, caller, params, body, file }) =>
      addArchiveOrFinancingDocument(tx, caller, params.cid, { body, file, files }),
  });
  serveUpload(app, 'PUT /archives/customer/file/name/:cid/:fileId', {
    async check({ tx, caller, params }) {
      await loadArchiveCustomer(tx, caller, params.cid);
      await loadArchiveFileRow(tx, caller, params.cid, params.fileId);
    },
    prepare: ({ caller, params, file }) =>
      checkReplacementFile({ database, files }, caller, params.fileId, file),
    handle: ({ tx, caller, params, body, file }) =>
      editArchiveFileAndResend(tx, caller, params, { body, file, files }),
  });

  serve(app, 'POST /archives/customer/file/open/:cid/:fileId', ({ tx, caller, params }) =>
    openArchiveFile(tx, caller, params, files),
  );

  serve(app, 'GET /financings/single/papers/:fid', ({ tx, caller, params }) =>
    loadFinancingDocuments(tx, caller, params.fid),
  );
  serveWithExternalCall(
    app,
    'POST /financings/single/papers/reuse/:fid',
    ({ caller, params, body }) => checkFileToReuse({ database, files }, caller, params.fid, body),
    async ({ tx, caller, params, body, asked }) => ({
      financing: await sendArchiveFileAsDocument(tx, caller, params.fid, { body, prepared: asked, banks }),
    }),
  );
  serve(app, 'POST /financings/single/papers/open/:fid', ({ tx, caller, params, body }) =>
    openFinancingDocument(tx, caller, { fid: params.fid, semantic: body.semantic }, files),
  );
  serve(app, 'POST /financings/upload-link/:fid', async ({ tx, caller, params }) => ({
    link: await createDocumentUploadLink(tx, caller, params.fid),
  }));
}
