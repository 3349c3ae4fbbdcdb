import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../../hosting/send-compressed';

/**
 * Sends a page of a proposal with security headers, so that browsers do not send its secret address to other
 * servers.
 */
export function sendProposalPage(
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
