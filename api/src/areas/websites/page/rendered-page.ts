import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHeaders } from './send-page';

/** A page as it is sent to everybody, in the encodings that browsers take. */
export interface RenderedPage {
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
  etag: string;
  isIndexed: boolean;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Written once, compressed once. */
export async function renderedPage(
  html: string,
  { isIndexed }: { isIndexed: boolean },
): Promise<RenderedPage> {
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

/** Answers a page that is the same for everybody; who has it already is told so. */
export function sendRendered(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): FastifyReply {
  reply.headers({
    ...pageHeaders(page),
    'cache-control': 'public, max-age=0, must-revalidate',
    etag: page.etag,
  });
  if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}
