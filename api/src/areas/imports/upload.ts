import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { harmlessFileName } from '@girassol/shared-domain';
import { importOptions, type ParsedBody } from '@girassol/shared-domain/contract';
import { type ImportType, importTitles } from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { keepFile, reserveFile, type StoredFile } from '../../platform/files/stored-files';
import { removeFile } from '../../platform/files/sweep';
import { Refusal } from '../../platform/refusals/refusal';
import { beginCheck } from './check/ask-for-check';
import { keepDraft } from './file/keep-draft';
import { type FileHead, readHead } from './file/read-head';
import { requireImports } from './record/import-access';

type UploadBody = ParsedBody<'POST /customers/upload/:userId'>;

/** What an upload in base64 may weigh with all around it. */
export const UPLOAD_BYTES = 9 * 1024 * 1024;

/** A file that came in base64, in the store, with its head. */
export interface Upload {
  file: StoredFile & { sha256: string };
  read: FileHead;
}

/** Puts a file that came in base64 into the store and reads its head; it belongs to the account once `beginUpload` keeps it. */
export async function takeUpload(
  { database, files }: FastifyInstance,
  caller: Caller,
  type: ImportType,
  { fileContent, fileName }: UploadBody,
): Promise<Upload> {
  const content = Buffer.from(fileContent.replace(/^data:[^,]{0,200},/, ''), 'base64');
  if (content.length === 0) throw new Refusal(400, 'O arquivo está vazio, ou não veio em base64.');
  const { accountId, userId } = caller;
  const place = { accountId, userId, bytes: content.length, accountBytes: files.limits.accountBytes };
  const id = await database.asAccount(caller, async (tx) => {
    await requireImports(tx, caller, type);
    return reserveFile(tx, place);
  });
  const name = harmlessFileName(fileName || `${importTitles[type].many}.${extensionOf(content)}`);
  const file = { id, name, contentType: 'application/octet-stream', size: content.length };
  const sha256 = createHash('sha256').update(content).digest('hex');
  try {
    await files.store.put(id, Readable.from([content]));
    return { file: { ...file, sha256 }, read: await readHead(files.store, { fileId: id, name }) };
  } catch (error) {
    await removeFile({ database, store: files.store }, accountId, id);
    throw error;
  }
}

/** Ends an upload that nothing came of. */
export const dropUpload = (
  { database, files }: FastifyInstance,
  { accountId }: Caller,
  { file }: Upload,
): Promise<void> => removeFile({ database, store: files.store }, accountId, file.id);

const extensionOf = (content: Buffer): string =>
  content.toString('latin1', 0, 2) === 'PK' ? 'xlsx' : content[0] === 0xd0 ? 'xls' : 'csv';

/** Begins an import that starts by itself when it is checked (imports-035). */
export async function beginUpload(
  tx: Tx,
  caller: Caller,
  type: ImportType,
  { mapping, options, upload }: Pick<UploadBody, 'mapping' | 'options'> & { upload: Upload },
): Promise<{ importId: string }> {
  await requireImports(tx, caller, type);
  await keepFile(tx, caller.accountId, upload.file);
  const draft = await keepDraft(tx, caller, { type, ...upload });
  await tx
    .updateTable('imports')
    .set({ starts_alone: true })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', draft.id)
    .execute();
  const chosen = importOptions.parse(options ?? {});
  await beginCheck(tx, { ...draft, starts_alone: true }, { mapping, options: chosen });
  return { importId: draft.id };
}
