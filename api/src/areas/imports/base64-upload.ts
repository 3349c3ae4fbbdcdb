import { Readable } from 'node:stream';
import type { Caller } from '@girassol/api-platform/access';
import { decodeBase64 } from '@girassol/api-platform/base64';
import { computeSha256OnThread } from '@girassol/api-platform/compute-sha256';
import type { Tx } from '@girassol/api-platform/database';
import { reserveFile, type StoredFile, saveReservedFile } from '@girassol/api-platform/files/stored-files';
import { deleteFileNow } from '@girassol/api-platform/files/sweep';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { sanitizeFileName } from '@girassol/shared-domain';
import { importOptions, type ParsedRequestBody } from '@girassol/shared-domain/contract';
import { type ImportType, importTypeNouns } from '@girassol/shared-domain/imports';
import type { FastifyInstance } from 'fastify';
import { startCheck } from './check/request-check';
import { createDraftImport } from './file/create-draft-import';
import { type FileHead, readFileHead } from './file/read-file-head';
import { requireImportAllowed } from './record/import-access';

type UploadBody = ParsedRequestBody<'POST /customers/upload/:userId'>;

/** Maximum size in bytes of the body of a request that uploads a spreadsheet in base64. */
export const MAX_BASE64_UPLOAD_BODY_BYTES = 9 * 1024 * 1024;

/**
 * Spreadsheet that a request uploaded in base64: the stored file and the description of its format and first
 * rows.
 */
export interface StoredUpload {
  file: StoredFile & { sha256: string };
  read: FileHead;
}

/**
 * Stores a spreadsheet that a request uploads in base64, and reads its format and first rows. The file is
 * assigned to the account when `startImportFromUpload` saves it. Throws 400 for an empty file.
 */
export async function storeUpload(
  { database, files }: FastifyInstance,
  caller: Caller,
  type: ImportType,
  { fileContent, fileName }: UploadBody,
): Promise<StoredUpload> {
  const content = await decodeBase64(fileContent);
  if (!content) throw new Refusal(400, 'O arquivo está vazio, ou não veio em base64.');
  const { accountId, userId } = caller;
  const place = { accountId, userId, bytes: content.length, accountBytes: files.limits.accountBytes };
  const id = await database.asAccount(caller, async (tx) => {
    await requireImportAllowed(tx, caller, type);
    return reserveFile(tx, place);
  });
  const name = sanitizeFileName(fileName || `${importTypeNouns[type].many}.${detectExtension(content)}`);
  const file = { id, name, contentType: 'application/octet-stream', size: content.length };
  const sha256 = await computeSha256OnThread(content);
  try {
    await files.store.put(id, Readable.from([content]));
    return {
      file: { ...file, sha256 },
      read: await readFileHead(files.store, { accountId, fileId: id, name }),
    };
  } catch (error) {
    await deleteFileNow({ database, store: files.store }, accountId, id);
    throw error;
  }
}

/** Deletes the stored file of a base64 upload from which no import was created. */
export const discardUpload = (
  { database, files }: FastifyInstance,
  { accountId }: Caller,
  { file }: StoredUpload,
): Promise<void> => deleteFileNow({ database, store: files.store }, accountId, file.id);

const detectExtension = (content: Buffer): string =>
  content.toString('latin1', 0, 2) === 'PK' ? 'xlsx' : content[0] === 0xd0 ? 'xls' : 'csv';

/**
 * Creates an import from a spreadsheet that was uploaded in base64, and starts its check. The import starts
 * to write automatically after the check (imports-035).
 */
export async function startImportFromUpload(
  tx: Tx,
  caller: Caller,
  type: ImportType,
  { mapping, options, upload }: Pick<UploadBody, 'mapping' | 'options'> & { upload: StoredUpload },
): Promise<{ importId: string }> {
  await requireImportAllowed(tx, caller, type);
  await saveReservedFile(tx, caller.accountId, upload.file);
  const draft = await createDraftImport(tx, caller, { type, ...upload });
  const chosen = importOptions.parse(options ?? {});
  await startCheck(tx, draft, { mapping, options: chosen, startsWhenChecked: true });
  return { importId: draft.id };
}
