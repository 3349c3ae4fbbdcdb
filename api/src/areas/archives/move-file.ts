import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { heldFile, heldFolder, lockArchive } from './archive-access';
import { renumber, withIdAt } from './places';
import { tellArchive } from './tell-archive';

/** Moves a file within its folder, or to another (archive-003). */
export async function moveFile(
  tx: Tx,
  caller: Caller,
  { cid, fileId }: { cid: string; fileId: string },
  { order, folder: folderId }: { order: number; folder: string },
): Promise<Record<string, never>> {
  await lockArchive(tx, caller, cid);
  await heldFile(tx, caller, cid, fileId);
  await heldFolder(tx, caller, cid, folderId);
  const ids = withIdAt(await fileIds(tx, caller, folderId), fileId, order);
  await tx
    .updateTable('archive_files')
    .set({ folder_id: folderId })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', fileId)
    .execute();
  await renumber(tx, 'archive_files', caller.accountId, ids);
  await tellArchive(tx, caller, cid);
  return {};
}

/** The files that are in a folder, in order. */
export async function fileIds(
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
