import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../collecting/refuse';
import { lead, send } from './answers';
import { act, fieldsOf, frameOf, look, pathOf } from './look';
import { RefuseStep } from './RefuseStep';
import { renderSignerPage } from './SignerPage';
import { standingPage } from './standing';

const LEAST_REASON = 3;
const MOST_REASON = 500;

/** Where somebody says why they do not sign. */
export async function showRefusal(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, reason, status = 200 }: { problem?: string; reason?: string; status?: number } = {},
): Promise<FastifyReply> {
  const seen = await look(request);
  const { place, path } = seen;
  if (place.standing !== 'OPEN') return send(reply, standingPage(seen));
  const content = (
    <RefuseStep place={place} path={path} problem={problem} {...(reason !== undefined && { reason })} />
  );
  return send(
    reply.code(status),
    renderSignerPage({ ...frameOf(seen), step: 'Recusar o documento', content }),
  );
}

/** Takes the refusal, with its reason. */
export async function takeRefusal(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { reason: typed = '', epoch } = fieldsOf(request.body);
  const reason = typed
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MOST_REASON);
  if (reason.length < LEAST_REASON)
    return showRefusal(request, reply, { problem: 'Escreva o motivo.', reason, status: 400 });
  await act(request, async (tx, place) => {
    if (place.standing === 'OPEN' && Number(epoch) === place.person.epoch)
      await refuse(tx, request.server.signing, place, { reason });
  });
  return lead(reply, pathOf(request));
}
