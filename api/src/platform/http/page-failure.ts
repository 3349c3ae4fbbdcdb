import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusals/refusal';
import { describeFailure } from './errors';

const UNEXPECTED = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
/** Programs send these; a browser that was shown the page does not. */
const NO_FORM_OF_OURS = 'O que foi enviado não pôde ser lido. Abra a página de novo e envie por ela.';
const TOO_LARGE = 'O conteúdo enviado é grande demais.';

/**
 * Status and words of the page in place of one that cannot be shown. Sets Retry-After where another try makes sense, and
 * logs what the server is to blame for.
 */
export function describePageFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): { status: number; message: string } {
  if (error instanceof Refusal) {
    const { retryAfter } = error.details;
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    return { status: error.status, message: error.message };
  }
  const { status, message } = describeFailure(error, request);
  if (status === 413) return { status, message: TOO_LARGE };
  // The words for these name JSON, which nobody sends from a page.
  if (status === 415 || (error.statusCode !== undefined && error.statusCode < 500))
    return { status: 400, message: NO_FORM_OF_OURS };
  return status === 500 ? { status: 503, message: UNEXPECTED } : { status, message };
}
