import { Readable } from 'node:stream';
import type { StoredFile } from '@girassol/api-platform/files';
import { reserveFile } from '@girassol/api-platform/files/stored-files';
import type { FastifyInstance } from 'fastify';

interface NewBytes {
  accountId: string;
  /** In whose name. */
  userId: string;
  name: string;
  bytes: Buffer;
}

/**
 * Stores a generated PDF in the file storage. The file belongs to the account once a transaction calls
 * `saveReservedFile`; otherwise the cleanup of unused files deletes it.
 */
export async function storeSignaturePdf(
  { database, files }: FastifyInstance,
  { accountId, userId, name, bytes }: NewBytes,
): Promise<StoredFile> {
  const place = { accountId, userId, bytes: bytes.length, accountBytes: files.limits.accountBytes };
  const id = await database.asAccount({ accountId }, (tx) => reserveFile(tx, place));
  await files.store.put(id, Readable.from([bytes]));
  return { id, name, contentType: 'application/pdf', size: bytes.length };
}

/** Replaces the characters of a text that file systems do not accept in file names by spaces. */
export const toSafeFileName = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
