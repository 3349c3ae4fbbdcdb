import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { getFailureStatusAndMessage } from './errors';

const UNEXPECTED = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
/** Programs send these; a browser that was shown the page does not. */
const NO_FORM_OF_OURS = 'O que foi enviado não pôde ser lido. Abra a página de novo e envie por ela.';
const TOO_LARGE = 'O conteúdo enviado é grande demais.';

/**
 * Returns status and message of the error page that is sent instead of a failed page. Sets Retry-After if
 * another try makes sense, and logs failures of the server.
 */
export function getPageFailureStatusAndMessage(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): { status: number; message: string } {
  if (error instanceof Refusal) {
    const { retryAfter } = error.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return { status: error.status, message: error.message };
  }
  const { status, message } = getFailureStatusAndMessage(error, request);
  if (status === 413) return { status, message: TOO_LARGE };
  // The words for these name JSON, which nobody sends from a page.
  if (status === 415 || (error.statusCode !== undefined && error.statusCode < 500))
    return { status: 400, message: NO_FORM_OF_OURS };
  return status === 500 ? { status: 503, message: UNEXPECTED } : { status, message };
}
