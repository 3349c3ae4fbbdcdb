import { fileTypeOf } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import { type ImportType, spreadsheetExtensions } from '@girassol/shared-domain/imports';
import type { Caller } from '../../../platform/access';
import { newId, type Row, type Tx } from '../../../platform/database';
import type { ReceivedFile } from '../../../platform/files';
import type { TypeOf } from '../../../platform/files/receive-form';
import { oneImport } from '../record/import-answer';
import { type FileHead, formatNote } from './read-head';

type Draft = Answer<'GET /imports/files/:userId/:importId'>;

/** A spreadsheet is known by its contents: exports of other programs are often named wrongly. Its name only has to be one. */
export const spreadsheetType: TypeOf = (name) => {
  const extension = name.split('.').at(-1)?.toLowerCase() ?? '';
  return spreadsheetExtensions.some((known) => known === extension) ? fileTypeOf(name) : undefined;
};

/** Begins an import with a file whose first rows were read. */
export async function keepDraft(
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
      ...{ account_id: caller.accountId, id: newId(), user_id: caller.userId, type },
      ...{ file_id: file.id, file_name: file.name, file_size: file.size, sha256: file.sha256 },
      ...headColumns(read),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What was read of a file, as columns. */
export const headColumns = ({ head, columns }: FileHead) => ({
  notes: JSON.stringify([formatNote(head), ...head.notes]),
  sheets: JSON.stringify(head.sheets),
  sheet: head.sheet,
  headers: JSON.stringify(head.headers),
  columns: JSON.stringify(columns),
});

/** A draft with the first rows of its columns, and what its headers were mapped to before. */
export async function draftAnswer(tx: Tx, row: Row<'imports'>): Promise<Draft> {
  const learned = await tx
    .selectFrom('import_headers')
    .select(['header', 'property'])
    .where('account_id', '=', row.account_id)
    .where('type', '=', row.type)
    .execute();
  return {
    ...(await oneImport(tx, row)),
    columns: row.columns ?? [],
    learned: Object.fromEntries(learned.map(({ header, property }) => [header, property])),
  };
}
