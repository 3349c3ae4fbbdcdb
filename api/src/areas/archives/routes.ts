import type { FastifyInstance } from 'fastify';
import { serveUpload } from '../../platform/files';
import { serve } from '../../platform/http/serve';
import { endUploadLink, makeUploadLink } from '../../platform/upload-links/links';
import { addFile } from './add-file';
import { archiveCustomer, heldFolder } from './archive-access';
import { deleteFile, deleteFolder, restoreFile, restoreFolder } from './delete-and-restore';
import { addFolder, moveFolder, renameFolder } from './folders';
import { moveFile } from './move-file';
import { readArchive } from './read-archive';
import { ARCHIVE_FOLDER } from './upload-by-link';

/**
 * Archives of customers. Papers of financings, and what replaces them, are taken and opened by that
 * area: it stands above this one.
 */
export function archiveRoutes(app: FastifyInstance): void {
  const { files } = app;

  serve(app, 'GET /archives/customer/:userId/:cid', ({ tx, caller, params }) =>
    readArchive(tx, caller, params.cid, files),
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
    async check({ tx, caller, params }) {
      await archiveCustomer(tx, caller, params.cid);
      await heldFolder(tx, caller, params.cid, params.folderId);
    },
    handle: async ({ tx, caller, params, body, file }) => ({
      file: await addFile(tx, caller, params, { body, file, files }),
    }),
  });
  serve(app, 'POST /archives/customer/upload-link/:cid/:folderId', async ({ tx, caller, params }) => {
    await archiveCustomer(tx, caller, params.cid);
    await heldFolder(tx, caller, params.cid, params.folderId);
    return { link: await makeUploadLink(tx, caller, { kind: ARCHIVE_FOLDER, target: params }) };
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
