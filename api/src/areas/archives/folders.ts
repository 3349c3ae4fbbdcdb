import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ArchiveFolder, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { loadArchiveFolderRow, lockArchive, selectFoldersIncludingDeleted } from './archive-access';
import { toArchiveFolder } from './archive-answer';
import { cleanArchiveName, requireNotRenamedMeanwhile } from './archive-names';
import { moveIdToPosition, savePositions } from './positions';
import { publishArchiveChanged } from './publish-archive-changed';

/** Maximum number of folders of an archive: more would be a mistake or an attack. */
const MAX_FOLDERS = 200;

interface FolderIds {
  cid: string;
  folderId: string;
}

/** Adds a folder at the end of a customer's archive, for a request of a user. */
export async function addFolder(tx: Tx, caller: Caller, cid: string, name: string): Promise<ArchiveFolder> {
  const wanted = cleanArchiveName(name);
  await lockArchive(tx, caller, cid);
  const folder = await insertFolder(tx, caller, cid, { name: wanted, semantic: null });
  await publishArchiveChanged(tx, caller, cid);
  return toArchiveFolder(folder);
}

/**
 * Inserts a folder at the end of an archive that the transaction has locked. Refused (409) above the maximum
 * number of folders.
 */
export async function insertFolder(
  tx: Tx,
  caller: Pick<Caller, 'accountId'>,
  cid: string,
  { name, semantic }: { name: string; semantic: string | null },
): Promise<Row<'archive_folders'>> {
  const others = await listFolderIds(tx, caller, cid);
  if (others.length >= MAX_FOLDERS) {
    throw new Refusal(409, `O arquivo de um cliente tem no máximo ${MAX_FOLDERS} pastas.`);
  }
  return tx
    .insertInto('archive_folders')
    .values({
      account_id: caller.accountId,
      id: generateId(),
      customer_id: cid,
      name,
      position: others.length,
      semantic,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Returns the folder with this name in an archive that the transaction has locked; creates the folder at the
 * end of the archive if it does not exist.
 */
export async function getOrCreateFolder(
  tx: Tx,
  caller: Pick<Caller, 'accountId'>,
  cid: string,
  name: string,
): Promise<Row<'archive_folders'>> {
  const found = await selectFoldersIncludingDeleted(tx, caller.accountId, cid)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return found ?? insertFolder(tx, caller, cid, { name, semantic: null });
}

/**
 * Renames a folder of a customer's archive. Refused (409) if another user has renamed the folder since the
 * caller loaded it.
 */
export async function renameFolder(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: FolderIds,
  { name, was }: ParsedRequestBody<'PUT /archives/customer/folder/name/:cid/:folderId'>,
): Promise<ArchiveFolder> {
  const wanted = cleanArchiveName(name);
  await lockArchive(tx, caller, cid);
  const folder = await loadArchiveFolderRow(tx, caller, cid, folderId);
  requireNotRenamedMeanwhile(folder.name, was);
  await tx
    .updateTable('archive_folders')
    .set({ name: wanted })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', folderId)
    .execute();
  await publishArchiveChanged(tx, caller, cid);
  return toArchiveFolder({ ...folder, name: wanted });
}

/** Moves a folder to another position in the customer's archive (archive-003). */
export async function moveFolder(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: FolderIds,
  order: number,
): Promise<Record<string, never>> {
  await lockArchive(tx, caller, cid);
  await loadArchiveFolderRow(tx, caller, cid, folderId);
  const ids = moveIdToPosition(await listFolderIds(tx, caller, cid), folderId, order);
  await savePositions(tx, 'archive_folders', caller.accountId, ids);
  await publishArchiveChanged(tx, caller, cid);
  return {};
}

/**
 * Lists the ids of the folders of a customer's archive that are not deleted, in the order of their positions.
 */
export async function listFolderIds(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  cid: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('archive_folders')
    .select('id')
    .where('account_id', '=', accountId)
    .where('customer_id', '=', cid)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
