import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getSitePageHeaders } from './send-site-page';

/** Page of a site that is the same for all visitors, in the encodings that browsers accept. */
export interface CompressedPage {
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  isIndexed: boolean;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses a page of a site once, so that the result can be sent to all visitors. */
export async function compressPage(
  html: string,
  { isIndexed }: { isIndexed: boolean },
): Promise<CompressedPage> {
  const bytes = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return {
    html: bytes,
    br: await brotli(bytes, { params }),
    gzip: await zip(bytes),
    etag: `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`,
    isIndexed,
  };
}

/** Sends a cached page of a site, or 304 to a browser that has the same version. */
export function sendCompressedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPage,
): FastifyReply {
  reply.headers({
    ...getSitePageHeaders(page),
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: page.etag,
  });
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}
