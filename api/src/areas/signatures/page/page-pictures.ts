import { buffer } from 'node:stream/consumers';
import type { DrawnPage } from '@girassol/api-platform/conversion';
import type { Row } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { withConversionRefusalsForSigner } from '../../contracts/pages/conversion-refusals';

/** Pixels: sharp on a phone, and on the width that the page has on a screen. */
const PAGE_PICTURE_WIDTH_PIXELS = 1_000;
/** Maximum number of drawn pages that a process caches. */
const MAX_CACHED_PAGES = 60;

const cachedPages = new Map<string, Promise<DrawnPage>>();

/**
 * Returns picture and text of one page of a document to sign. Each page is drawn once for all concurrent
 * readers. Throws 404 if the document has no such page.
 */
export async function getDocumentPagePicture(
  app: Pick<FastifyInstance, 'files' | 'converter'>,
  { account_id, document_hash, document_file_id, pages }: Row<'signatures'>,
  page: number,
): Promise<DrawnPage> {
  if (!Number.isInteger(page) || page < 1 || page > (pages ?? 0)) throw notFound('Esta página não existe.');
  const key = `${document_hash} ${page}`;
  const drawn = cachedPages.get(key) ?? draw(app, account_id, document_file_id, page);
  // The last one that was asked for stays the longest.
  cachedPages.delete(key);
  cachedPages.set(key, drawn);
  drawn.catch(() => cachedPages.delete(key));
  for (const oldest of cachedPages.keys()) {
    if (cachedPages.size <= MAX_CACHED_PAGES) break;
    cachedPages.delete(oldest);
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
  const range = { from: page, to: page, width: PAGE_PICTURE_WIDTH_PIXELS };
  const [drawn] = await withConversionRefusalsForSigner(() => converter.drawPages(pdf, range, accountId));
  if (!drawn) throw notFound('Esta página não existe.');
  return drawn;
}
