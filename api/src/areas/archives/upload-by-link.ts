import { withoutExtension } from '@girassol/shared-domain';
import { z } from 'zod';
import type { Files } from '../../platform/files';
import type { UploadKind } from '../../platform/upload-links/kinds';
import { addFile } from './add-file';
import { archiveCustomer, heldFolder } from './archive-access';

/** The name of links to a folder of a customer's archive. */
export const ARCHIVE_FOLDER = 'ARCHIVE_FOLDER';

const target = z.object({ cid: z.string(), folderId: z.string() });

/** Files that a phone sends to a folder. */
export const archiveFolderLinks = (files: Files): UploadKind => ({
  async describe(tx, caller, document) {
    const { cid, folderId } = target.parse(document);
    const customer = await archiveCustomer(tx, caller, cid);
    const folder = await heldFolder(tx, caller, cid, folderId);
    const { name: company } = await tx
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', caller.accountId)
      .executeTakeFirstOrThrow();
    return { company, place: `Para a pasta ${folder.name}, de ${customer.name}.` };
  },

  take(tx, caller, document, file) {
    const { cid, folderId } = target.parse(document);
    const name = withoutExtension(file.name);
    return addFile(tx, caller, { cid, folderId }, { body: { name }, file, files });
  },
});
