import type { FastifyInstance } from 'fastify';
import { serveUpload } from '../../../platform/files';
import { serve } from '../../../platform/http/serve';
import { archiveCustomer, heldFile } from '../../archives/archive-access';
import { addDocument, preparePaper } from './add-paper';
import { registerForgetting } from './forget-papers';
import { openArchived } from './open-archived';
import { openPaper } from './open-paper';
import { readPapers } from './read-papers';
import { prepareReplacement, replaceFile } from './replace-paper';
import { reusePaper } from './reuse-paper';
import { registerPapers } from './tell-bank-of-paper';
import { linkToPapers } from './upload-by-link';

/** Papers of financings, and the calls of archives by which they come and are opened. */
export function financingPaperRoutes(app: FastifyInstance): void {
  const { database, files, banks } = app;
  registerPapers(app);
  registerForgetting(app);

  serveUpload(app, 'POST /archives/customer/file-semantic/:cid', {
    check: ({ tx, caller, params }) => archiveCustomer(tx, caller, params.cid),
    prepare: async ({ caller, body: { financing, fileSemantic }, file }) =>
      financing === undefined
        ? file
        : preparePaper({ database, files }, caller, { financing, fileSemantic }, file),
    handle: ({ tx, caller, params, body, file }) =>
      addDocument(tx, caller, params.cid, { body, file, files }),
  });
  serveUpload(app, 'PUT /archives/customer/file/name/:cid/:fileId', {
    async check({ tx, caller, params }) {
      await archiveCustomer(tx, caller, params.cid);
      await heldFile(tx, caller, params.cid, params.fileId);
    },
    prepare: ({ caller, params, file }) =>
      prepareReplacement({ database, files }, caller, params.fileId, file),
    handle: ({ tx, caller, params, body, file }) => replaceFile(tx, caller, params, { body, file, files }),
  });

  serve(app, 'POST /archives/customer/file/open/:cid/:fileId', ({ tx, caller, params }) =>
    openArchived(tx, caller, params, files),
  );

  serve(app, 'GET /financings/single/papers/:fid', ({ tx, caller, params }) =>
    readPapers(tx, caller, params.fid),
  );
  serve(app, 'POST /financings/single/papers/reuse/:fid', async ({ tx, caller, params, body }) => ({
    financing: await reusePaper(tx, caller, params.fid, { body, files, banks }),
  }));
  serve(app, 'POST /financings/single/papers/open/:fid', ({ tx, caller, params, body }) =>
    openPaper(tx, caller, { fid: params.fid, semantic: body.semantic }, files),
  );
  serve(app, 'POST /financings/upload-link/:fid', async ({ tx, caller, params }) => ({
    link: await linkToPapers(tx, caller, params.fid),
  }));
}
