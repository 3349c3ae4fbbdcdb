import type { Row } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  checkSignerCode,
  formatWaitMessage,
  isBlockedAfterWrongCodes,
  sendSignerCode,
} from '../collecting/codes';
import { getSignerBrowser } from '../collecting/signer-browser';
import { CodeStep } from './CodeStep';
import { saveCodeProof } from './code-proof';
import {
  getFormTextFields,
  getSignerPageFrame,
  getSigningPath,
  loadSignerPage,
  withLockedSignature,
} from './load-signer-page';
import { redirect, sendSecretPage } from './replies';
import { renderSignerPage } from './SignerPage';
import { renderSignerStatusPage } from './signer-status-page';

/**
 * Sends the signing page of the second step, where the signer types the mailed code. Shows an error message
 * if there was a problem.
 */
export async function sendCodePage(
  request: FastifyRequest,
  reply: FastifyReply,
  { problem, status = 200 }: { problem?: string; status?: number } = {},
): Promise<FastifyReply> {
  const seen = await loadSignerPage(request);
  const { place, path } = seen;
  if (place.status !== 'OPEN') return sendSecretPage(reply, renderSignerStatusPage(seen));
  const now = Date.now();
  const words =
    problem ??
    (isBlockedAfterWrongCodes(place.person, now) ? formatWaitMessage(place.person, now) : undefined);
  const isOfAccount = await isColleagues(request, place.person);
  return sendSecretPage(
    reply.code(status),
    renderSignerPage({
      ...getSignerPageFrame(seen),
      step: 'Código',
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

/** Handles a signer's request for a code by mail. Throws 503 if this server sends no mail. */
export async function handleCodeRequest(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  if (!request.server.mailer.isOn)
    throw new Refusal(503, 'Este servidor não envia e-mails agora. Avise quem enviou o documento.');
  const answer = await withLockedSignature(request, async (tx, place) =>
    place.status === 'OPEN'
      ? sendSignerCode(tx, request.server.signing, place, getSignerBrowser(request))
      : { sent: true as const },
  );
  if (answer.sent) return redirect(reply, `${getSigningPath(request)}/codigo`);
  return sendCodePage(request, reply, { problem: answer.message, status: 429 });
}

/**
 * Handles the form with the code that a signer typed, and redirects to the last step of signing if the code
 * is correct.
 */
export async function handleCodeForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const typed = getFormTextFields(request.body).code ?? '';
  const outcome = await withLockedSignature(request, async (tx, place) => ({
    place,
    answer:
      place.status === 'OPEN'
        ? await checkSignerCode(tx, place, typed.slice(0, 20))
        : ({ isRight: true } as const),
  }));
  if (outcome.place.status !== 'OPEN') return redirect(reply, getSigningPath(request));
  if (!outcome.answer.isRight)
    return sendCodePage(request, reply, { problem: outcome.answer.message, status: 400 });
  await saveCodeProof(request, reply, outcome.place);
  return redirect(reply, `${getSigningPath(request)}/assinar`);
}
