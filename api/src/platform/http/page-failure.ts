import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { codeOf } from '../database';
import { Refusal } from '../refusals/refusal';

const OUR_FAULT = 'Algo deu errado do nosso lado. Tente de novo em instantes.';
const UNREADABLE = 'O que foi enviado não pôde ser lido. Confira e envie de novo.';
const CUT = 'O envio foi cortado antes do fim. Envie de novo.';

/** Codes of PostgreSQL for texts that it does not store. */
const UNSTORABLE = new Set(['22021', '22P05']);
/** What the reader of forms says of one that ends before its end, or is none: it has no code for either. */
const BROKEN_FORM =
  /unexpected end of (form|multipart data|file)|malformed (part header|content type)|boundary not found/i;

/** What a page of the server says in place of what it cannot show. */
export interface PageFailure {
  status: number;
  /** For people, in the words of the refusal where there is one. */
  message: string;
}

/** Tells whether a form ended before its end, or is no form. */
export const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Refusal) && BROKEN_FORM.test(error.message);

/**
 * Returns the status and the words for a failure of a public page, logs what is a fault of the server as `subject`, and
 * adds the header of a wait. What was sent wrongly is 400, never 503: a visitor cannot make a page look broken.
 */
export function describePageFailure(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  subject: string,
): PageFailure {
  if (error instanceof Refusal) {
    if (error.details.retryAfter) reply.header('retry-after', error.details.retryAfter);
    return { status: error.status, message: error.message };
  }
  if (isBrokenForm(error)) return { status: 400, message: CUT };
  const isOfSender = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  if (isOfSender || UNSTORABLE.has(codeOf(error))) return { status: 400, message: UNREADABLE };
  request.log.error({ err: error }, `${subject} failed`);
  return { status: 503, message: OUR_FAULT };
}
