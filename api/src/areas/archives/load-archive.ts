import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { type FileServices, sumUsedBytes } from '@girassol/api-platform/files';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import {
  createStandardFoldersOnce,
  loadArchiveCustomer,
  selectFoldersIncludingDeleted,
} from './archive-access';
import { selectArchiveFiles, toArchiveFile, toArchiveFolder } from './archive-answer';

/**
 * Loads all folders and files of a customer's archive, in the order of their positions (archive-010,
 * archive-012).
 */
export async function loadArchive(
  tx: Tx,
  caller: Caller,
  cid: string,
  files: FileServices,
): Promise<ResponseBody<'GET /archives/customer/:userId/:cid'>> {
  const customer = await loadArchiveCustomer(tx, caller, cid);
  await createStandardFoldersOnce(tx, caller, cid);
  const folders = await selectFoldersIncludingDeleted(tx, caller.accountId, cid)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const rows = await selectArchiveFiles(tx, caller.accountId, cid).execute();
  return {
    archive: {
      folders: folders.map(toArchiveFolder),
      files: await Promise.all(rows.map((row) => toArchiveFile(tx, row, files))),
      limits: {
        fileBytes: files.limits.maxBytes,
        usedBytes: await sumUsedBytes(tx, caller.accountId),
        accountBytes: files.limits.accountBytes,
      },
    },
    customerName: customer.name,
  };
}
