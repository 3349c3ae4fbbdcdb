import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Public page of the product in the encodings that browsers accept. */
export interface CompressedPublicPage extends HtmlPage {
  br: Buffer;
  gzip: Buffer;
}

/** Compresses a public page once, so that the result can be sent to several visitors. */
export async function compressPublicPage(page: HtmlPage): Promise<CompressedPublicPage> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return { ...page, br: await brotli(page.html, { params }), gzip: await zip(page.html) };
}

/** Sends a public page of the product. */
export async function sendPublicPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: CompressedPublicPage,
  { status = 200 } = {},
): Promise<FastifyReply> {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': page.contentSecurityPolicy,
    'cache-control': 'no-cache',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    vary: 'accept-encoding',
  });
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.br);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}
