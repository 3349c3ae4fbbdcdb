import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../../hosting/send-compressed';

interface SentPage {
  status?: number;
  /** The editor reaches into the frame of a preview: it keeps the origin of the product, and may be framed by it. */
  isPreview?: boolean;
  /** May search engines keep it? */
  isIndexed?: boolean;
  /** Who asks again is told that nothing changed. Not for pages with what somebody typed. */
  isPublic?: boolean;
}

/** A page on the product's host is nobody there: its forms carry no cookie, and its links leave it behind. */
const SANDBOX =
  'sandbox allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation';

const rules = [
  "default-src 'none'",
  // Styles are ours and in the page; what people write never becomes one.
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
];

/** The policy of a page: it loads pictures and the font of this server, and runs nothing. */
export const policyOf = ({ isPreview = false }: Pick<SentPage, 'isPreview'>): string =>
  [...rules, ...(isPreview ? ["frame-ancestors 'self'"] : ["frame-ancestors 'none'", SANDBOX])].join('; ');

/** Answers a page of a site. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  { status = 200, isPreview = false, isIndexed = false, isPublic = false }: SentPage = {},
): Promise<FastifyReply> {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': isPublic ? 'public, max-age=0, must-revalidate' : 'private, no-store',
    'content-security-policy': policyOf({ isPreview }),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    vary: 'accept-encoding',
    ...(!isIndexed && { 'x-robots-tag': 'noindex, nofollow' }),
  });
  if (isPublic && status === 200) {
    const etag = `W/"${createHash('sha256').update(html).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', etag);
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();
  }
  return sendCompressed(request, reply, html);
}
