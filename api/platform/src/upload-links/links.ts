import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Caller } from '../access';
import { findUploadLinkCreator, hashToken } from '../access/find-token-caller';
import { type Database, generateId, type Row, type Tx } from '../database';
import { notFound, Refusal } from '../refusals/refusal';

/** As long as somebody needs to take a phone out and photograph a few papers. */
const MINUTES = 30;
const MAX_FILES = 20;
const MAX_BYTES = 200 * 1024 * 1024;

/** Upload link to be created: its kind, and the ids of the target that will receive the files. */
export interface NewUploadLink {
  /** Kind of upload, one of those that areas have registered. */
  kind: string;
  /** Target of the files, as the kind defines it. */
  target: Record<string, string>;
}

/** Upload link as its creator gets it. The token is returned only once, because only its hash is stored. */
export interface CreatedUploadLink {
  _id: string;
  /** From the root of this server. */
  path: string;
  /** Epoch milliseconds. */
  until: number;
}

/**
 * Creates a link by which somebody without a login can send files to one target, in the caller's name. An
 * earlier link of the caller to the same target ends. Only a hash of the link's token is stored.
 */
export async function createUploadLink(
  tx: Tx,
  { accountId, userId }: Caller,
  { kind, target }: NewUploadLink,
): Promise<CreatedUploadLink> {
  const document = JSON.stringify(target);
  await tx
    .updateTable('upload_links')
    .set({ ended_at: new Date() })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('target', '=', sql<never>`${document}::jsonb`)
    .where('ended_at', 'is', null)
    .execute();
  const id = generateId();
  const token = randomBytes(32).toString('base64url');
  const until = Date.now() + MINUTES * 60_000;
  await tx
    .insertInto('upload_links')
    .values({
      account_id: accountId,
      id,
      token_hash: hashToken(token),
      user_id: userId,
      kind,
      target: document,
      expires_at: new Date(until),
      most_files: MAX_FILES,
      most_bytes: MAX_BYTES,
    })
    .execute();
  return { _id: id, path: `/enviar/${token}`, until };
}

/** Ends an upload link of the caller before its time. */
export async function endUploadLink(tx: Tx, { accountId, userId }: Caller, id: string): Promise<void> {
  const ended = await tx
    .updateTable('upload_links')
    .set({ ended_at: new Date() })
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw notFound('Este link não existe mais.');
}

/**
 * Loads the creator of an upload link as a caller with the creator's current rights. Throws a refusal (410)
 * if the link has ended or never existed.
 */
export async function loadUploadLinkCreator(database: Database, token: string): Promise<Caller> {
  const caller = await findUploadLinkCreator(database, token);
  if (!caller?.statusOk || caller.calculatorOnly) throw createUploadLinkExpiredRefusal();
  return caller;
}

/**
 * Loads the row of the upload link whose creator is the given caller (see `loadUploadLinkCreator`). Locks the
 * row if files are about to be received by the link.
 */
export async function loadUploadLink(
  tx: Tx,
  { accountId, sessionId }: Caller,
  { forUpdate = false }: { forUpdate?: boolean } = {},
): Promise<Row<'upload_links'>> {
  const link = await tx
    .selectFrom('upload_links')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .$if(forUpdate, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!link) throw createUploadLinkExpiredRefusal();
  return link;
}

/** Deletes the rows of upload links that ended long ago, in every account. */
export async function deleteOldUploadLinks(database: Database): Promise<void> {
  await database.lookUp(sql`select forget_upload_links()`);
}

/** Creates the refusal (410) of an upload link that has ended. */
export const createUploadLinkExpiredRefusal = (): Refusal =>
  new Refusal(410, 'Este link já terminou. Peça um novo a quem o mostrou para você.');
