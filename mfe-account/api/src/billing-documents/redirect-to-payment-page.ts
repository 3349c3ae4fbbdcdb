import { handleError } from '@girassol/api-platform/http/errors';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Sends a person whose boleto is refused to the payment page of the charge, which shows its state and what can be done.
 * Programs, and people whose server fails, get the error.
 */
export function redirectToPaymentPage(
  error: FastifyError,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply,
): FastifyReply | undefined {
  const isRefused = error instanceof Refusal || error.validation !== undefined;
  if (!isRefused || !request.headers.accept?.includes('text/html')) return handleError(error, request, reply);
  return reply.redirect(`/assinatura/pagar/${encodeURIComponent(request.params.token)}`, 303);
}
