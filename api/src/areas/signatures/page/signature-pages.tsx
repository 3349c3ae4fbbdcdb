import {
  createLimitKey,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatDrawing, parseDrawing } from '../collecting/drawing';
import { signDocument } from '../collecting/sign-document';
import { parseSignForm, type SignForm, type SignFormErrors, validateSignForm } from '../collecting/sign-form';
import { getSignerBrowser } from '../collecting/signer-browser';
import { hasCodeProof } from './code-proof';
import { drawingScript } from './drawing-script';
import {
  getFormTextFields,
  getSignerPageFrame,
  loadSignerPage,
  type SignerPageData,
  withLockedSignature,
} from './load-signer-page';
import { redirect, sendSecretPage } from './replies';
import { renderSignerPage } from './SignerPage';
import { SignStep } from './SignStep';
import { renderSignerStatusPage } from './signer-status-page';

/** Maximum number of forms with a wrong name or CPF of a signer in 15 minutes. */
const MAX_WRONG_FORMS = 20;

/**
 * Sends the signing page of the last step. Redirects a signer who has not typed the code in this browser to
 * the second step.
 */
export async function sendSignPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const seen = await loadSignerPage(request);
  if (seen.place.status !== 'OPEN') return sendSecretPage(reply, renderSignerStatusPage(seen));
  if (!(await hasCodeProof(request, seen.place))) return redirect(reply, `${seen.path}/codigo`);
  return sendForm(reply, seen, {});
}

function sendForm(
  reply: FastifyReply,
  seen: SignerPageData,
  { form, errors, status = 200 }: { form?: SignForm; errors?: SignFormErrors; status?: number },
): FastifyReply {
  const { place, path } = seen;
  return sendSecretPage(
    reply.code(status),
    renderSignerPage({
      ...getSignerPageFrame(seen),
      step: 'Assinar',
      content: <SignStep place={place} path={path} form={form} {...(errors && { errors })} />,
      script: drawingScript,
    }),
  );
}

/**
 * Handles the form by which a person signs, and records the signature once. Refuses the form if the document
 * or the link changed since the page was displayed.
 */
export async function handleSignForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const seen = await loadSignerPage(request);
  const { place, path } = seen;
  if (place.status !== 'OPEN') return redirect(reply, path);
  if (!(await hasCodeProof(request, place))) return redirect(reply, `${path}/codigo`);
  const limited = {
    limits: [{ key: createLimitKey('signer-form', place.person.id), most: MAX_WRONG_FORMS }],
    tooMany: (wait: string) => `Foram muitas tentativas. Espere ${wait} e tente de novo.`,
  };
  await requireAttemptsLeft(request.server.database, limited);
  const sent = parseSignForm(getFormTextFields(request.body));
  const drawn = await parseDrawing(sent.drawing, place.signature.account_id);
  const form = { ...sent, drawing: formatDrawing(drawn) };
  const errors = {
    ...validateSignForm(form, place.person),
    ...(drawn.problem && { drawing: drawn.problem }),
  };
  if (Object.keys(errors).length > 0) {
    await recordFailedAttempt(request.server.database, limited);
    return sendForm(reply, seen, { form, errors, status: 400 });
  }
  const outcome = await withLockedSignature(request, async (tx, held) => {
    if (held.status !== 'OPEN') return 'DONE';
    // The bytes that a person signs are the bytes that the same link displayed.
    if (form.hash !== held.signature.document_hash || form.epoch !== held.person.epoch) return 'ANOTHER';
    await signDocument(tx, request.server.signing, held, {
      name: form.name,
      drawing: drawn.picture,
      visitor: getSignerBrowser(request),
    });
    return 'DONE';
  });
  if (outcome === 'ANOTHER')
    return sendForm(reply, await loadSignerPage(request), {
      form: { ...form, hasAgreed: false },
      errors: { hasAgreed: 'O documento mudou depois que você o abriu. Volte e leia-o de novo.' },
      status: 409,
    });
  return redirect(reply, path);
}
