import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { StoredFile } from '../../../platform/files';
import { reserveFile } from '../../../platform/files/stored-files';

interface NewBytes {
  accountId: string;
  /** In whose name. */
  userId: string;
  name: string;
  bytes: Buffer;
}

/**
 * Puts bytes that the program made into the store. They belong to the account once a transaction keeps them (`keepFile`);
 * otherwise the sweep ends them.
 */
export async function storePdf(
  { database, files }: FastifyInstance,
  { accountId, userId, name, bytes }: NewBytes,
): Promise<StoredFile> {
  const place = { accountId, userId, bytes: bytes.length, accountBytes: files.limits.accountBytes };
  const id = await database.asAccount({ accountId }, (tx) => reserveFile(tx, place));
  await files.store.put(id, Readable.from([bytes]));
  return { id, name, contentType: 'application/pdf', size: bytes.length };
}

/** A name of a file, without what no system takes. */
export const fileName = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
