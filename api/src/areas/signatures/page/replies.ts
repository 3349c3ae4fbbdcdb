import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import type { FastifyReply } from 'fastify';

/**
 * Redirects a signer after a submitted form with status 303, so that a reload does not submit the form again.
 */
export const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply
    .code(303)
    .headers({ ...secretPageHeaders, location: to })
    .send();

/**
 * HTTP headers of signing pages, whose address is secret: the pages must not be cached, indexed or sent as
 * referrer.
 */
export const secretPageHeaders = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

/**
 * Sends a signing page, whose address is secret, with its content security policy and headers against caching
 * and indexing.
 */
export const sendSecretPage = (
  reply: FastifyReply,
  { html, contentSecurityPolicy }: HtmlPage,
): FastifyReply =>
  reply
    .headers({
      ...secretPageHeaders,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    .send(html);
