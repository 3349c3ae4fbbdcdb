import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Caller } from '../access';
import { findUploadCaller, hashToken } from '../access/find-caller';
import { type Database, newId, type Row, type Tx } from '../database';
import { notFound, Refusal } from '../refusals/refusal';

/** As long as somebody needs to take a phone out and photograph a few papers. */
const MINUTES = 30;
const MOST_FILES = 20;
const MOST_BYTES = 200 * 1024 * 1024;

export interface NewUploadLink {
  /** What takes the files: one of the kinds that areas have made known. */
  kind: string;
  /** Where they go, as that kind understands it. */
  target: Record<string, string>;
}

/** A link as whoever made it gets to know it: once, as nobody keeps its token. */
export interface MadeUploadLink {
  _id: string;
  /** From the root of this server. */
  path: string;
  /** Epoch milliseconds. */
  until: number;
}

/** Makes a link to one target, in the caller's name; the one that the caller had for it ends. Only its hash is kept. */
export async function makeUploadLink(
  tx: Tx,
  { accountId, userId }: Caller,
  { kind, target }: NewUploadLink,
): Promise<MadeUploadLink> {
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
  const id = newId();
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
      most_files: MOST_FILES,
      most_bytes: MOST_BYTES,
    })
    .execute();
  return { _id: id, path: `/enviar/${token}`, until };
}

/** Ends a link of the caller's own. */
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

/** Who acts by a link: its maker, with the rights that they have now. Refused (410) when it has ended or never was. */
export async function callerOfLink(database: Database, token: string): Promise<Caller> {
  const caller = await findUploadCaller(database, token);
  if (!caller?.statusOk || caller.calculatorOnly) throw linkOver();
  return caller;
}

/** The row of a link in use, for whoever `callerOfLink` found; locked where files are about to be taken by it. */
export async function readLink(
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
  if (!link) throw linkOver();
  return link;
}

/** Ends rows of links that ended long ago, in every account. */
export async function forgetUploadLinks(database: Database): Promise<void> {
  await database.lookUp(sql`select forget_upload_links()`);
}

export const linkOver = (): Refusal =>
  new Refusal(410, 'Este link já terminou. Peça um novo a quem o mostrou para você.');
