import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuseSignature } from '../collecting/refuse-signature';
import {
  getFormTextFields,
  getSignerPageFrame,
  getSigningPath,
  loadSignerPage,
  withLockedSignature,
} from './load-signer-page';
import { RefuseStep } from './RefuseStep';
import { redirect, sendSecretPage } from './replies';
import { renderSignerPage } from './SignerPage';
import { renderSignerStatusPage } from './signer-status-page';

const MIN_REASON_LENGTH = 3;
const MAX_REASON_LENGTH = 500;

/** Sends the signing page with the form by which a signer refuses to sign. */
export async function sendRefusalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, reason, status = 200 }: { problem?: string; reason?: string; status?: number } = {},
): Promise<FastifyReply> {
  const seen = await loadSignerPage(request);
  const { place, path } = seen;
  if (place.status !== 'OPEN') return sendSecretPage(reply, renderSignerStatusPage(seen));
  const content = (
    <RefuseStep place={place} path={path} problem={problem} {...(reason !== undefined && { reason })} />
  );
  return sendSecretPage(
    reply.code(status),
    renderSignerPage({ ...getSignerPageFrame(seen), place: 'Recusar o documento', content }),
  );
}

/** Handles the form by which a signer refuses to sign with a reason. */
export async function handleRefusal(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { reason: typed = '', epoch } = getFormTextFields(request.body);
  const reason = typed
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_REASON_LENGTH);
  if (reason.length < MIN_REASON_LENGTH)
    return sendRefusalPage(request, reply, { problem: 'Escreva o motivo.', reason, status: 400 });
  await withLockedSignature(request, async (tx, place) => {
    if (place.status === 'OPEN' && Number(epoch) === place.person.epoch)
      await refuseSignature(tx, request.server.signing, place, { reason });
  });
  return redirect(reply, getSigningPath(request));
}
