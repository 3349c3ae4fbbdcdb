import type { Row, Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import { ensureFileExtension, getFileExtension } from '@girassol/shared-domain';
import type { ArchiveFile, ArchiveFolder } from '@girassol/shared-domain/contract';

/** Converts a row of `archive_folders` to the folder that the API returns. */
export const toArchiveFolder = ({ id, name, position, semantic }: Row<'archive_folders'>): ArchiveFolder => ({
  _id: id,
  name,
  order: position,
  folderSemantic: semantic,
});

/**
 * Builds the query of the files of a customer's archive that are not deleted and whose folder is not deleted,
 * with the name and size of the stored contents and the name of the user who added each file.
 */
export const selectArchiveFiles = (tx: Tx, accountId: string, cid: string) =>
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

type FileRow = Awaited<ReturnType<ReturnType<typeof selectArchiveFiles>['execute']>>[number];

/**
 * Converts a row of `selectArchiveFiles` to the file that the API returns. The download address is empty for
 * documents with a `semantic` type.
 */
export async function toArchiveFile(
  tx: Tx,
  row: FileRow,
  { links }: Pick<FileServices, 'links'>,
): Promise<ArchiveFile> {
  const extension = getFileExtension(row.stored_name);
  return {
    _id: row.id,
    name: row.name,
    // Financing documents are opened by a call of their own, which is logged.
    url:
      row.semantic === null
        ? await links.linkTo(tx, {
            accountId: row.account_id,
            fileId: row.file_id,
            name: ensureFileExtension(row.name, extension),
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

/** Loads one file of a customer's archive in the form in which the API returns it. */
export async function loadArchiveFile(
  tx: Tx,
  accountId: string,
  { cid, fileId }: { cid: string; fileId: string },
  files: Pick<FileServices, 'links'>,
): Promise<ArchiveFile> {
  const row = await selectArchiveFiles(tx, accountId, cid)
    .where('file.id', '=', fileId)
    .executeTakeFirstOrThrow();
  return toArchiveFile(tx, row, files);
}
