import { randomUUID } from 'node:crypto';
import { formatBytes } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Tx } from '../database';
import { Refusal } from '../refusals/refusal';

/** Space of an account: what is kept and what is on its way, without what waits for its end. */
export async function usedBytes(tx: Tx, accountId: string): Promise<number> {
  const row = await tx
    .selectFrom('stored_files')
    .select(sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes'))
    .where('account_id', '=', accountId)
    .where('delete_after', 'is', null)
    .executeTakeFirstOrThrow();
  return row.bytes;
}

/**
 * Holds a place for a file that is about to arrive, and its size against the account's space. The row is there before the
 * first byte: whatever dies on the way, the sweep finds what was left. Two uploads of an account wait for one another here.
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
  if ((await usedBytes(tx, accountId)) + bytes > accountBytes) {
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

export interface StoredFile {
  id: string;
  /** As it was sent, made harmless. */
  name: string;
  contentType: string;
  size: number;
}

/** A file that has arrived belongs to the account from this transaction on. */
export async function keepFile(tx: Tx, accountId: string, file: StoredFile): Promise<void> {
  await tx
    .updateTable('stored_files')
    .set({ is_kept: true, name: file.name, content_type: file.contentType, size: file.size })
    .where('account_id', '=', accountId)
    .where('id', '=', file.id)
    .execute();
}

/** How long what was deleted can be brought back. */
export const UNDO_HOURS = 24;

/** Ends files when the time to bring them back is over. Rows that refer to them go with them. */
export async function dropFiles(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('stored_files')
    .set({ delete_after: sql`now() + make_interval(hours => ${UNDO_HOURS})` })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}

/** Takes `dropFiles` back. */
export async function recoverFiles(tx: Tx, accountId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('stored_files')
    .set({ delete_after: null })
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
}
