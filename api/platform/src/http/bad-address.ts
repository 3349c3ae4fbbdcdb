import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { setSecurityHeaders } from './answer-headers';
import { handleError } from './errors';
import { escapeHtml } from './escape-html';
import { buildHtmlDocument } from './html-document';
import { getPageFailureStatusAndMessage } from './page-failure';
import { renderPageBaseStyle } from './page-style';

const BAD_ADDRESS = 'O endereço é inválido.';
const NOT_FOUND = 'Este endereço não existe.';

const LAYOUT =
  'body{display:grid;place-items:center;min-height:100vh}main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2}';

/**
 * Sends the answer to a request that fails before a route is found, because its URL cannot be decoded or is
 * too long.
 */
export function sendBadUrlError(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  setSecurityHeaders(request, reply);
  sendMessage(request, reply, { status: 400, message: BAD_ADDRESS });
}

const brokenHttp: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'O pedido demorou demais para chegar.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Os cabeçalhos do pedido são grandes demais.'],
};

/** Sends an error answer on a connection that speaks no valid HTTP, as no page of the product does. */
export function sendMalformedHttpError({ code }: { code?: string }, socket: Socket): void {
  if (code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = brokenHttp[code ?? ''] ?? ['400 Bad Request', 'O pedido não pôde ser entendido.'];
  const body = JSON.stringify({ message });
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}

/** Registers the error handler for routes without an error handler of their own, such as files. */
export function registerFallbackErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isCall(request)) return handleError(error, request, reply);
    // A path that the file folder does not serve is reported as not found.
    if (error.statusCode === 403) return sendMessage(request, reply, { status: 404, message: NOT_FOUND });
    return sendMessage(request, reply, getPageFailureStatusAndMessage(error, request, reply));
  });
}

/**
 * Answers 404 for an address at which nothing exists: as JSON, plain text or a plain page, depending on what
 * the client expects.
 */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendMessage(request, reply, { status: 404, message: NOT_FOUND });

const isCall = ({ url }: FastifyRequest) => /^\/(api|federation)([/?]|$)/.test(url);
const isFile = ({ url }: FastifyRequest) => /^\/(assets|releases|metrics)([/?]|$)/.test(url);

/** Servers of tests may have no pages, and so no font. */
const getFontUrl = ({ server }: FastifyReply): string | null =>
  server.hasDecorator('pageFontUrl') ? server.pageFontUrl() : null;

/** Sends a message: to programs in the error form, to people as a page, and as plain text where a file is expected. */
function sendMessage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message }: { status: number; message: string },
): FastifyReply {
  reply.code(status);
  if (isCall(request)) return reply.type('application/json; charset=utf-8').send({ message });
  if (isFile(request) || !request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(message);
  const { html, contentSecurityPolicy } = buildHtmlDocument({
    title: 'Girassol',
    style: renderPageBaseStyle(getFontUrl(reply)) + LAYOUT,
    body: `<main><h1>${status < 500 ? 'Não há nada aqui' : 'Não foi possível abrir'}</h1><p>${escapeHtml(message)}${status < 500 ? ' Confira o link que você recebeu.' : ''}</p></main>`,
  });
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': contentSecurityPolicy })
    .send(html);
}
