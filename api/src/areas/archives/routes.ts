import { serveUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import { createUploadLink, endUploadLink } from '@girassol/api-platform/upload-links/links';
import type { FastifyInstance } from 'fastify';
import { findRemainingCustomerId } from '../customers/find-remaining-customer';
import { addFile, addFileByFolderName, checkFileUpload } from './add-file';
import { loadArchiveCustomer, loadArchiveFolderRow } from './archive-access';
import { deleteFile, deleteFolder, restoreFile, restoreFolder } from './delete-and-restore';
import { addFolder, moveFolder, renameFolder } from './folders';
import { loadArchive } from './load-archive';
import { moveFile } from './move-file';
import { ARCHIVE_FOLDER_UPLOAD_KIND } from './upload-by-link';

/**
 * Registers the routes of customers' archives. Calls that store financing documents in an archive are
 * registered by the area of financings, which depends on the area of archives.
 */
export function registerArchiveRoutes(app: FastifyInstance): void {
  const { files } = app;

  serve(app, 'GET /archives/customer/:userId/:cid', ({ tx, caller, params }) =>
    loadArchive(tx, caller, params.cid, files),
  );

  serve(app, 'POST /archives/customer/folder/:cid', async ({ tx, caller, params, body }) => ({
    folder: await addFolder(tx, caller, params.cid, body.name),
  }));
  serve(app, 'PUT /archives/customer/folder/name/:cid/:folderId', async ({ tx, caller, params, body }) => ({
    folder: await renameFolder(tx, caller, params, body),
  }));
  serve(app, 'PUT /archives/customer/folder/order/:cid/:folderId', ({ tx, caller, params, body }) =>
    moveFolder(tx, caller, params, body.order),
  );
  serve(app, 'DELETE /archives/customer/folder/:cid/:folderId', ({ tx, caller, params }) =>
    deleteFolder(tx, caller, params),
  );
  serve(app, 'POST /archives/customer/folder/restore/:cid/:folderId', async ({ tx, caller, params }) => ({
    folder: await restoreFolder(tx, caller, params),
  }));

  serveUpload(app, 'POST /archives/customer/file/:cid/:folderId', {
    check: ({ tx, caller, params }) => checkFileUpload(tx, caller, params),
    handle: async ({ tx, caller, params, body, file }) => ({
      file: await addFile(tx, caller, params, { body, file, files }),
    }),
  });
  serveUpload(app, 'POST /archives/customer/file-by-folder-name/:cid', {
    async check({ tx, caller, params }) {
      await loadArchiveCustomer(tx, caller, await findRemainingCustomerId(tx, caller, params.cid));
    },
    handle: async ({ tx, caller, params, body, file }) => ({
      file: await addFileByFolderName(tx, caller, params.cid, { body, file, files }),
    }),
  });
  serve(app, 'POST /archives/customer/upload-link/:cid/:folderId', async ({ tx, caller, params }) => {
    await loadArchiveCustomer(tx, caller, params.cid);
    await loadArchiveFolderRow(tx, caller, params.cid, params.folderId);
    return { link: await createUploadLink(tx, caller, { kind: ARCHIVE_FOLDER_UPLOAD_KIND, target: params }) };
  });
  serve(app, 'DELETE /archives/upload-link/:linkId', async ({ tx, caller, params }) => {
    await endUploadLink(tx, caller, params.linkId);
    return {};
  });
  serve(app, 'PUT /archives/customer/file/order/:cid/:fileId', ({ tx, caller, params, body }) =>
    moveFile(tx, caller, params, body),
  );
  serve(app, 'DELETE /archives/customer/file/:cid/:fileId', ({ tx, caller, params }) =>
    deleteFile(tx, caller, params),
  );
  serve(app, 'POST /archives/customer/file/restore/:cid/:fileId', async ({ tx, caller, params }) => ({
    file: await restoreFile(tx, caller, params, files),
  }));
}
