import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secure } from './answer-headers';
import { handleError } from './errors';
import { escapeHtml } from './escape-html';
import { htmlDocument } from './html-document';
import { describePageFailure } from './page-failure';

const BAD_ADDRESS = 'O endereço é inválido.';
const NOT_FOUND = 'Este endereço não existe.';

const STYLE =
  'body{margin:0;display:grid;place-items:center;min-height:100vh;font:1.0625rem/1.6 system-ui,sans-serif;color:#1d2a26;background:#f4f5f2}main{max-width:34rem;padding:2rem}h1{font-size:1.75rem;line-height:1.2}';

/** Answers what is refused before a route is found: an address that cannot be decoded, or is too long. */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  secure(request, reply);
  sendInWords(request, reply, { status: 400, message: BAD_ADDRESS });
}

const brokenHttp: Record<string, [status: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'O pedido demorou demais para chegar.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'Os cabeçalhos do pedido são grandes demais.'],
};

/** Answers what is no HTTP, in the error form: no page sends such a thing. */
export function answerBrokenHttp({ code }: { code?: string }, socket: Socket): void {
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

/** Answers failures of the routes that have no error handler of their own, such as files. */
export function answerOtherErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isCall(request)) return handleError(error, request, reply);
    // What a folder of files does not let out is not there.
    if (error.statusCode === 403) return sendInWords(request, reply, { status: 404, message: NOT_FOUND });
    return sendInWords(request, reply, describePageFailure(error, request, reply));
  });
}

/** Answers that there is nothing at an address, to whom no page is shown. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  sendInWords(request, reply, { status: 404, message: NOT_FOUND });

const isCall = ({ url }: FastifyRequest) => /^\/(api|federation)([/?]|$)/.test(url);
const isFile = ({ url }: FastifyRequest) => /^\/(assets|releases|metrics)([/?]|$)/.test(url);

/** To programs in the error form, to people as a page, and as plain text where a file is expected. */
function sendInWords(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, message }: { status: number; message: string },
): FastifyReply {
  reply.code(status);
  if (isCall(request)) return reply.type('application/json; charset=utf-8').send({ message });
  if (isFile(request) || !request.headers.accept?.includes('text/html'))
    return reply.type('text/plain; charset=utf-8').send(message);
  const { html, contentSecurityPolicy } = htmlDocument({
    title: 'Girassol',
    style: STYLE,
    body: `<main><h1>${status < 500 ? 'Não há nada aqui' : 'Não foi possível abrir'}</h1><p>${escapeHtml(message)}${status < 500 ? ' Confira o link que você recebeu.' : ''}</p></main>`,
  });
  return reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-store', 'content-security-policy': contentSecurityPolicy })
    .send(html);
}
