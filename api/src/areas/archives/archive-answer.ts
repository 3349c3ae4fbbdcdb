import { extensionOf, withExtension } from '@girassol/shared-domain';
import type { ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';
import type { Row, Tx } from '../../platform/database';
import type { Files } from '../../platform/files';

export const folderAnswer = ({ id, name, position, semantic }: Row<'archive_folders'>): ArchiveFolder => ({
  _id: id,
  name,
  order: position,
  folderSemantic: semantic,
});

/** Files that are there, in folders that are there, with what their contents are. */
export const archiveFilesOf = (tx: Tx, accountId: string, cid: string) =>
  tx
    .selectFrom('archive_files as file')
    .innerJoin('stored_files as stored', (join) =>
      join.onRef('stored.account_id', '=', 'file.account_id').onRef('stored.id', '=', 'file.file_id'),
    )
    .innerJoin('archive_folders as folder', (join) =>
      join.onRef('folder.account_id', '=', 'file.account_id').onRef('folder.id', '=', 'file.folder_id'),
    )
    .innerJoin('users as user', (join) =>
      join.onRef('user.account_id', '=', 'file.account_id').onRef('user.id', '=', 'file.user_id'),
    )
    .select([
      'file.id',
      'file.account_id',
      'file.file_id',
      'file.folder_id',
      'file.name',
      'file.position',
      'file.semantic',
      'file.status',
      'file.created_at',
      'stored.name as stored_name',
      'stored.size',
      'user.name as user_name',
    ])
    .where('file.account_id', '=', accountId)
    .where('file.customer_id', '=', cid)
    .where('file.deleted_at', 'is', null)
    .where('folder.deleted_at', 'is', null)
    .orderBy('file.position')
    .orderBy('file.id');

type FileRow = Awaited<ReturnType<ReturnType<typeof archiveFilesOf>['execute']>>[number];

export async function fileAnswer(
  tx: Tx,
  row: FileRow,
  { links }: Pick<Files, 'links'>,
): Promise<ArchiveFile> {
  const extension = extensionOf(row.stored_name);
  return {
    _id: row.id,
    name: row.name,
    // Who opens a paper of a financing is written down: it has a call of its own.
    url:
      row.semantic === null
        ? await links.linkTo(tx, {
            accountId: row.account_id,
            fileId: row.file_id,
            name: withExtension(row.name, extension),
          })
        : '',
    folder: row.folder_id,
    order: row.position,
    semantic: row.semantic,
    status: row.status,
    extension,
    size: row.size,
    userName: row.user_name,
    registryTimestamp: row.created_at.getTime(),
  };
}

/** One file as the contract names it. */
export async function readFile(
  tx: Tx,
  accountId: string,
  { cid, fileId }: { cid: string; fileId: string },
  files: Pick<Files, 'links'>,
): Promise<ArchiveFile> {
  const row = await archiveFilesOf(tx, accountId, cid)
    .where('file.id', '=', fileId)
    .executeTakeFirstOrThrow();
  return fileAnswer(tx, row, files);
}
