import type { FileServices } from '@girassol/api-platform/files';
import type { UploadLinkKind } from '@girassol/api-platform/upload-links/kinds';
import { removeFileExtension } from '@girassol/shared-domain';
import { z } from 'zod';
import { addFile } from './add-file';
import { loadArchiveCustomer, loadArchiveFolderRow } from './archive-access';

/** Name of the kind of upload links that send files to a folder of a customer's archive. */
export const ARCHIVE_FOLDER_UPLOAD_KIND = 'ARCHIVE_FOLDER';

const target = z.object({ cid: z.string(), folderId: z.string() });

/**
 * Creates the handler of upload links of the kind `ARCHIVE_FOLDER`, by which a phone sends files to a folder
 * of a customer's archive.
 */
export const createArchiveFolderUploadKind = (files: FileServices): UploadLinkKind => ({
  async describe(tx, caller, document) {
    const { cid, folderId } = target.parse(document);
    const customer = await loadArchiveCustomer(tx, caller, cid);
    const folder = await loadArchiveFolderRow(tx, caller, cid, folderId);
    const { name: company } = await tx
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow();
    return { company, destination: `Para a pasta ${folder.name}, de ${customer.name}.` };
  },

  save(tx, caller, document, file) {
    const { cid, folderId } = target.parse(document);
    const name = removeFileExtension(file.name);
    return addFile(tx, caller, { cid, folderId }, { body: { name }, file, files });
  },
});
