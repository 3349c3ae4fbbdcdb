import { escapeHtml } from '@girassol/api-platform/http/escape-html';
import { buildHtmlDocument } from '@girassol/api-platform/http/html-document';
import { getPageFailureStatusAndMessage } from '@girassol/api-platform/http/page-failure';
import { renderPageBaseStyle } from '@girassol/api-platform/http/page-style';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

const LAYOUT =
  'body{display:grid;place-items:center;min-height:100vh;border:0}main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2}';

/** Sends the error page of the simulator: no site, a site that is offline, or a fault of the server. */
export function sendSimulatorErrorPage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { status, message } = getPageFailureStatusAndMessage(error, request, reply);
  const { html, contentSecurityPolicy } = buildHtmlDocument({
    title: 'Simulador',
    style: renderPageBaseStyle(request.server.pageFontUrl()) + LAYOUT,
    body: `<main><h1>Não há simulador aqui</h1><p>${escapeHtml(message)}</p></main>`,
  });
  return reply
    .code(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy,
      'cache-control': 'no-store',
    })
    .send(html);
}
