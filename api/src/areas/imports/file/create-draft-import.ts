import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { ReceivedFile } from '@girassol/api-platform/files';
import type { DetectFileType } from '@girassol/api-platform/files/receive-form';
import { findStorableFileType } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { type ImportType, spreadsheetExtensions } from '@girassol/shared-domain/imports';
import { loadImportRecord } from '../record/load-import-records';
import { describeFormat, type FileHead } from './read-file-head';

type Draft = ResponseBody<'GET /imports/files/:userId/:importId'>;

/**
 * Detects the type of an uploaded spreadsheet by its content, because programs often give exported files a
 * wrong extension. The file name must have some extension of spreadsheets.
 */
export const detectSpreadsheetType: DetectFileType = (name) => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return spreadsheetExtensions.some((known) => known === extension) ? findStorableFileType(name) : undefined;
};

/** Adds a draft import for an uploaded file whose format and first rows were already read. */
export async function createDraftImport(
  tx: Tx,
  caller: Caller,
  {
    type,
    file,
    read,
  }: { type: ImportType; file: Pick<ReceivedFile, 'id' | 'name' | 'size' | 'sha256'>; read: FileHead },
): Promise<Row<'imports'>> {
  return tx
    .insertInto('imports')
    .values({
      ...{ account_id: caller.accountId, id: generateId(), user_id: caller.userId, type },
      ...{ file_id: file.id, file_name: file.name, file_size: file.size, sha256: file.sha256 },
      ...toHeadColumns(read),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Converts the description of an uploaded spreadsheet to columns of `imports`. */
export const toHeadColumns = ({ head, columns, rows }: FileHead) => ({
  notes: JSON.stringify([describeFormat(head), ...head.notes]),
  sheets: JSON.stringify(head.sheets),
  sheet: head.sheet,
  headers: JSON.stringify(head.headers),
  columns: JSON.stringify(columns),
  header: JSON.stringify(head.header),
  row_count: rows,
});

/**
 * Loads a draft import with the first values of its columns, and the properties to which the account mapped
 * the same headers in earlier imports.
 */
export async function loadDraftImport(tx: Tx, row: Row<'imports'>): Promise<Draft> {
  const learned = await tx
    .selectFrom('import_headers')
    .select(['header', 'property'])
    .where('account_id', '=', row.account_id)
    .where('type', '=', row.type)
    .execute();
  return {
    ...(await loadImportRecord(tx, row)),
    columns: row.columns ?? [],
    header: row.header,
    learned: Object.fromEntries(learned.map(({ header, property }) => [header, property])),
  };
}
