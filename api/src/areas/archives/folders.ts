import type { ArchiveFolder, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { foldersOf, heldFolder, lockArchive } from './archive-access';
import { folderAnswer } from './archive-answer';
import { archiveName, requireUnchanged } from './archive-names';
import { renumber, withIdAt } from './places';
import { tellArchive } from './tell-archive';

/** More than anybody looks through; a mistake or an attack beyond it. */
const MOST_FOLDERS = 200;

interface FolderPlace {
  cid: string;
  folderId: string;
}

/** Adds a folder at the end. */
export async function addFolder(tx: Tx, caller: Caller, cid: string, name: string): Promise<ArchiveFolder> {
  const wanted = archiveName(name);
  await lockArchive(tx, caller, cid);
  const folder = await insertFolder(tx, caller, cid, { name: wanted, semantic: null });
  await tellArchive(tx, caller, cid);
  return folderAnswer(folder);
}

/** Inserts a folder after the others of a locked archive. */
export async function insertFolder(
  tx: Tx,
  caller: Pick<Caller, 'accountId'>,
  cid: string,
  { name, semantic }: { name: string; semantic: string | null },
): Promise<Row<'archive_folders'>> {
  const others = await folderIds(tx, caller, cid);
  if (others.length >= MOST_FOLDERS) {
    throw new Refusal(409, `O arquivo de um cliente tem no máximo ${MOST_FOLDERS} pastas.`);
  }
  return tx
    .insertInto('archive_folders')
    .values({
      account_id: caller.accountId,
      id: newId(),
      customer_id: cid,
      name,
      position: others.length,
      semantic,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The folder of a locked archive with this name, after the others where there is none yet. */
export async function folderNamed(
  tx: Tx,
  caller: Pick<Caller, 'accountId'>,
  cid: string,
  name: string,
): Promise<Row<'archive_folders'>> {
  const found = await foldersOf(tx, caller.accountId, cid)
    .where('name', '=', name)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst();
  return found ?? insertFolder(tx, caller, cid, { name, semantic: null });
}

export async function renameFolder(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: FolderPlace,
  { name, was }: ParsedBody<'PUT /archives/customer/folder/name/:cid/:folderId'>,
): Promise<ArchiveFolder> {
  const wanted = archiveName(name);
  await lockArchive(tx, caller, cid);
  const folder = await heldFolder(tx, caller, cid, folderId);
  requireUnchanged(folder.name, was);
  await tx
    .updateTable('archive_folders')
    .set({ name: wanted })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', folderId)
    .execute();
  await tellArchive(tx, caller, cid);
  return folderAnswer({ ...folder, name: wanted });
}

/** Moves a folder among the others (archive-003). */
export async function moveFolder(
  tx: Tx,
  caller: Caller,
  { cid, folderId }: FolderPlace,
  order: number,
): Promise<Record<string, never>> {
  await lockArchive(tx, caller, cid);
  await heldFolder(tx, caller, cid, folderId);
  const ids = withIdAt(await folderIds(tx, caller, cid), folderId, order);
  await renumber(tx, 'archive_folders', caller.accountId, ids);
  await tellArchive(tx, caller, cid);
  return {};
}

/** The folders that are there, in order. */
export async function folderIds(
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
