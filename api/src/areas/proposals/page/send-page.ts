import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HtmlPage } from '../../../platform/http/html-document';
import { sendCompressed } from '../../hosting/send-compressed';

/** Answers a page. Its address is a secret between sender and customer: no other server hears of it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { html, contentSecurityPolicy }: HtmlPage,
  status = 200,
): Promise<FastifyReply> {
  reply.code(status).headers({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'private, no-cache',
    'content-security-policy': contentSecurityPolicy,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    vary: 'accept-encoding, cookie',
  });
  return sendCompressed(request, reply, html);
}
