import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../../hosting/send-compressed';

interface SentPage {
  status?: number;
  /** The editor reaches into the frame of a preview: it keeps the origin of the product, and may be framed by it. */
  isPreview?: boolean;
  /** May search engines keep it? */
  isIndexed?: boolean;
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

/**
 * Returns the HTTP headers of the pages of a site. The pages may load pictures and the font from this server,
 * and may not run scripts.
 */
export const getSitePageHeaders = ({
  isPreview = false,
  isIndexed = false,
}: SentPage): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    ...rules,
    ...(isPreview ? ["frame-ancestors 'self'"] : ["frame-ancestors 'none'", SANDBOX]),
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  vary: 'accept-encoding',
  ...(!isIndexed && { 'x-robots-tag': 'noindex, nofollow' }),
});

/** Sends a page of a site that was rendered for one visitor and must not be cached for others. */
export function sendSitePage(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
  sent: SentPage = {},
): Promise<FastifyReply> {
  reply
    .code(sent.status ?? 200)
    .headers({ ...getSitePageHeaders(sent), 'cache-control': 'private, no-store' });
  return sendCompressed(request, reply, html);
}
