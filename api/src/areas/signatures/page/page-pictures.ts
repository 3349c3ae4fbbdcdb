import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import type { DrawnPage } from '../../../platform/conversion';
import type { Row } from '../../../platform/database';
import { notFound } from '../../../platform/refusals/refusal';
import { convertingForSigner } from '../../contracts/pages/conversion-words';

/** Pixels: sharp on a phone, and on the width that the page has on a screen. */
const WIDTH = 1_000;
/** Pages that a process keeps: what somebody reads is not drawn twice. */
const MOST_KEPT = 60;

const kept = new Map<string, Promise<DrawnPage>>();

/** A page of a document that is signed, drawn once for all who read it at the time. */
export async function pagePicture(
  app: Pick<FastifyInstance, 'files' | 'converter'>,
  { account_id, document_hash, document_file_id, pages }: Row<'signatures'>,
  page: number,
): Promise<DrawnPage> {
  if (!Number.isInteger(page) || page < 1 || page > (pages ?? 0)) throw notFound('Esta página não existe.');
  const key = `${document_hash} ${page}`;
  const drawn = kept.get(key) ?? draw(app, account_id, document_file_id, page);
  // The last one that was asked for stays the longest.
  kept.delete(key);
  kept.set(key, drawn);
  drawn.catch(() => kept.delete(key));
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_KEPT) break;
    kept.delete(oldest);
  }
  return drawn;
}

async function draw(
  { files, converter }: Pick<FastifyInstance, 'files' | 'converter'>,
  accountId: string,
  fileId: string | null,
  page: number,
): Promise<DrawnPage> {
  const stored = fileId && (await files.store.get(fileId));
  if (!stored) throw notFound('O documento não está mais guardado.');
  const pdf = await buffer(stored);
  const range = { from: page, to: page, width: WIDTH };
  const [drawn] = await convertingForSigner(() => converter.drawPages(pdf, range, accountId));
  if (!drawn) throw notFound('Esta página não existe.');
  return drawn;
}
