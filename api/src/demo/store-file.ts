import { Readable } from 'node:stream';
import type { Tx } from '@girassol/api-platform/database';
import type { FileStore } from '@girassol/api-platform/files/file-store';

/** File of demonstration data to store: account, author, name, type, contents and time. */
export interface FileToStore {
  accountId: string;
  userId: string;
  id: string;
  name: string;
  contentType: string;
  bytes: Buffer;
  at: number;
  /** Time after which the file is deleted; left out for a file that stays. */
  deleteAfter?: Date;
}

/** Saves bytes in the file store with a row in `stored_files`. Returns the file's id. */
export async function saveStoredFile(
  tx: Tx,
  store: FileStore,
  { accountId, userId, id, name, contentType, bytes, at, deleteAfter }: FileToStore,
): Promise<string> {
  await store.put(id, Readable.from([bytes]));
  await tx
    .insertInto('stored_files')
    .values({
      account_id: accountId,
      id,
      user_id: userId,
      name,
      content_type: contentType,
      size: bytes.length,
      is_kept: true,
      created_at: new Date(at),
      delete_after: deleteAfter ?? null,
    })
    .execute();
  return id;
}
