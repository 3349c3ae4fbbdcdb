import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Row } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { checkCode, isWaiting, sendCode, waitWords } from '../collecting/codes';
import { visitorOf } from '../collecting/visitor';
import { lead, send } from './answers';
import { CodeStep } from './CodeStep';
import { keepProof } from './code-proof';
import { act, fieldsOf, frameOf, look, pathOf } from './look';
import { renderSignerPage } from './SignerPage';
import { standingPage } from './standing';

/** The second step, with what was wrong. */
export async function showCode(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, status = 200 }: { problem?: string; status?: number } = {},
): Promise<FastifyReply> {
  const seen = await look(request);
  const { place, path } = seen;
  if (place.standing !== 'OPEN') return send(reply, standingPage(seen));
  const now = Date.now();
  const words = problem ?? (isWaiting(place.person, now) ? waitWords(place.person, now) : undefined);
  const isOfAccount = await isColleagues(request, place.person);
  return send(
    reply.code(status),
    renderSignerPage({
      ...frameOf(seen),
      step: '2 de 3 Código',
      content: <CodeStep place={place} path={path} problem={words} isOfAccount={isOfAccount} />,
    }),
  );
}

/** Is the mailbox one of somebody of the account? */
const isColleagues = (
  request: FastifyRequest,
  { account_id: accountId, email }: Row<'signature_persons'>,
): Promise<boolean> =>
  request.server.database.asAccount(
    { accountId },
    async (tx) =>
      (await tx
        .selectFrom('users')
        .select('id')
        .where('account_id', '=', accountId)
        .where(({ fn, ref }) => fn('lower', [ref('email')]), '=', email)
        .where('disabled_at', 'is', null)
        .executeTakeFirst()) !== undefined,
  );

/** Mails a code to the signer. */
export async function askCode(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!request.server.mailer.isOn)
    throw new Refusal(503, 'Este servidor não envia e-mails agora. Avise quem enviou o documento.');
  const answer = await act(request, async (tx, place) =>
    place.standing === 'OPEN'
      ? sendCode(tx, request.server.signing, place, visitorOf(request))
      : { sent: true as const },
  );
  if (answer.sent) return lead(reply, `${pathOf(request)}/codigo`);
  return showCode(request, reply, { problem: answer.message, status: 429 });
}

/** Takes the code that somebody typed. */
export async function takeCode(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const typed = fieldsOf(request.body).code ?? '';
  const outcome = await act(request, async (tx, place) => ({
    place,
    answer:
      place.standing === 'OPEN'
        ? await checkCode(tx, place, typed.slice(0, 20))
        : ({ isRight: true } as const),
  }));
  if (outcome.place.standing !== 'OPEN') return lead(reply, pathOf(request));
  if (!outcome.answer.isRight)
    return showCode(request, reply, { problem: outcome.answer.message, status: 400 });
  await keepProof(request, reply, outcome.place);
  return lead(reply, `${pathOf(request)}/assinar`);
}
