import type { Answer } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { type Files, usedBytes } from '../../platform/files';
import { archiveCustomer, foldersOf, openArchive } from './archive-access';
import { archiveFilesOf, fileAnswer, folderAnswer } from './archive-answer';

/** Everything in a customer's archive, in order (archive-010, archive-012). */
export async function readArchive(
  tx: Tx,
  caller: Caller,
  cid: string,
  files: Files,
): Promise<Answer<'GET /archives/customer/:userId/:cid'>> {
  const customer = await archiveCustomer(tx, caller, cid);
  await openArchive(tx, caller, cid);
  const folders = await foldersOf(tx, caller.accountId, cid)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  const rows = await archiveFilesOf(tx, caller.accountId, cid).execute();
  return {
    archive: {
      folders: folders.map(folderAnswer),
      files: await Promise.all(rows.map((row) => fileAnswer(tx, row, files))),
      limits: {
        fileBytes: files.limits.maxBytes,
        usedBytes: await usedBytes(tx, caller.accountId),
        accountBytes: files.limits.accountBytes,
      },
    },
    customerName: customer.name,
  };
}
