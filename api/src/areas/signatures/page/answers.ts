import type { FastifyReply } from 'fastify';
import type { HtmlPage } from '../../../platform/http/html-document';

/** Shown by another request, so that a reload sends nothing again. */
export const lead = (reply: FastifyReply, to: string): FastifyReply =>
  reply
    .code(303)
    .headers({ ...secret, location: to })
    .send();

/** The address is a secret, and what is behind it is nobody else's: nothing keeps it, finds it or tells it. */
export const secret = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
};

/** Answers a page. */
export const send = (reply: FastifyReply, { html, contentSecurityPolicy }: HtmlPage): FastifyReply =>
  reply
    .headers({
      ...secret,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    })
    .send(html);
