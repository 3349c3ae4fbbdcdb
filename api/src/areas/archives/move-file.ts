import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { loadArchiveFileRow, loadArchiveFolderRow, lockArchive } from './archive-access';
import { moveIdToPosition, savePositions } from './positions';
import { publishArchiveChanged } from './publish-archive-changed';

/** Moves a file within its folder, or to another folder (archive-003). */
export async function moveFile(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: { cid: string; fileId: string },
  { order, folder: folderId }: { order: number; folder: string },
): Promise<Record<string, never>> {
  await lockArchive(tx, caller, cid);
  await loadArchiveFileRow(tx, caller, cid, fileId);
  await loadArchiveFolderRow(tx, caller, cid, folderId);
  const ids = moveIdToPosition(await listFileIds(tx, caller, folderId), fileId, order);
  await tx
    .updateTable('archive_files')
    .set({ folder_id: folderId })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', fileId)
    .execute();
  await savePositions(tx, 'archive_files', caller.accountId, ids);
  await publishArchiveChanged(tx, caller, cid);
  return {};
}

/** Lists the ids of the files of an archive folder that are not deleted, in the order of their positions. */
export async function listFileIds(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  folderId: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('archive_files')
    .select('id')
    .where('account_id', '=', accountId)
    .where('folder_id', '=', folderId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
