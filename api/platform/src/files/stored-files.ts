import { randomUUID } from 'node:crypto';
import { formatBytes } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Tx } from '../database';
import { Refusal } from '../refusals/refusal';
import { DELETED_FILE_RETENTION_HOURS } from './retention';

/**
 * Sums the bytes of an account's stored files, including reserved ones, without files scheduled for deletion.
 */
export async function sumUsedBytes(tx: Tx, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom('stored_files')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('account_id', '=', accountId)
    .where('delete_after', 'is', null)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/**
 * Reserves the row and the space of an account for a file that is about to arrive, and returns the file's id.
 * The row exists before the first byte, so that the deletion of expired files finds aborted uploads.
 * Concurrent uploads of one account wait for one another here.
 */
export async function reserveFile(
  tx: Tx,
  {
    accountId,
    userId,
    bytes,
    accountBytes,
  }: { accountId: string; userId: string; bytes: number; accountBytes: number },
): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${accountId}`}, 0))`.execute(tx);
  if ((await sumUsedBytes(tx, accountId)) + bytes > accountBytes) {
    throw new Refusal(
      413,
      `O espaço para arquivos da sua conta (${formatBytes(accountBytes)}) está cheio. Exclua arquivos que não usa mais.`,
    );
  }
  // A random id, not a growing one: it is the key, and nobody should guess its neighbours.
  const id = randomUUID();
  await tx
    .insertInto('stored_files')
    .values({ account_id: accountId, id, user_id: userId, size: bytes, is_kept: false })
    .execute();
  return id;
}

/** File in the file store: id, name, content type and size in bytes. */
export interface StoredFile {
  id: string;
  /** As it was sent, made harmless. */
  name: string;
  contentType: string;
  size: number;
}

/**
 * Completes the row of a reserved file that has arrived; from this transaction on the file belongs to the
 * account.
 */
export async function saveReservedFile(tx: Tx, accountId: string, file: StoredFile): Promise<void> {
  await tx
    .updateTable('stored_files')
    .set({ is_kept: true, name: file.name, content_type: file.contentType, size: file.size })
    .where('account_id', '=', accountId)
    .where('id', '=', file.id)
    .execute();
}

/**
 * Schedules stored files for deletion after the time in which they can be restored. Rows that refer to a
 * deleted file are deleted with it.
 */
export async function scheduleFileDeletion(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('stored_files')
    .set({ delete_after: sql`now() + make_interval(hours => ${DELETED_FILE_RETENTION_HOURS})` })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}

/** Cancels a deletion of files that `scheduleFileDeletion` has scheduled. */
export async function cancelFileDeletion(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('stored_files')
    .set({ delete_after: null })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}
