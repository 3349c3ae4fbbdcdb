import type { FastifyReply, FastifyRequest } from 'fastify';
import { countFailure, limitKey, requireTries } from '../../../platform/http/try-limit';
import { readDrawing } from '../collecting/drawing';
import { sign } from '../collecting/sign';
import { readSignForm, type SignErrors, type SignForm, signErrors } from '../collecting/sign-form';
import { visitorOf } from '../collecting/visitor';
import { lead, send } from './answers';
import { hasProof } from './code-proof';
import { drawingScript } from './drawing-script';
import { act, fieldsOf, frameOf, look, type Seen } from './look';
import { renderSignerPage } from './SignerPage';
import { SignStep } from './SignStep';
import { standingPage } from './standing';

/** Wrong names and CPFs of a signer in a quarter of an hour. */
const MOST_WRONG_FORMS = 20;

/** The last step, for who has typed the code in this browser. */
export async function showForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const seen = await look(request);
  if (seen.place.standing !== 'OPEN') return send(reply, standingPage(seen));
  if (!(await hasProof(request, seen.place))) return lead(reply, `${seen.path}/codigo`);
  return sendForm(reply, seen, {});
}

function sendForm(
  reply: FastifyReply,
  seen: Seen,
  { form, errors, status = 200 }: { form?: SignForm; errors?: SignErrors; status?: number },
): FastifyReply {
  const { place, path } = seen;
  return send(
    reply.code(status),
    renderSignerPage({
      ...frameOf(seen),
      step: '3 de 3 Assinar',
      content: <SignStep place={place} path={path} form={form} {...(errors && { errors })} />,
      script: drawingScript,
    }),
  );
}

/** Takes the signature: once, and only of what was read. */
export async function takeForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const seen = await look(request);
  const { place, path } = seen;
  if (place.standing !== 'OPEN') return lead(reply, path);
  if (!(await hasProof(request, place))) return lead(reply, `${path}/codigo`);
  const limited = {
    limits: [{ key: limitKey('signer-form', place.person.id), most: MOST_WRONG_FORMS }],
    tooMany: (wait: string) => `Foram muitas tentativas. Espere ${wait} e tente de novo.`,
  };
  await requireTries(request.server.database, limited);
  const form = readSignForm(fieldsOf(request.body));
  const drawn = await readDrawing(form.drawing);
  const errors = { ...signErrors(form, place.person), ...(drawn.problem && { drawing: drawn.problem }) };
  if (Object.keys(errors).length > 0) {
    await countFailure(request.server.database, limited);
    return sendForm(reply, seen, { form, errors, status: 400 });
  }
  const outcome = await act(request, async (tx, held) => {
    if (held.standing !== 'OPEN') return 'DONE';
    // What somebody read and what they sign are the same bytes, by the link that is theirs.
    if (form.hash !== held.signature.document_hash || form.epoch !== held.person.epoch) return 'ANOTHER';
    await sign(tx, request.server.signing, held, {
      name: form.name,
      drawing: drawn.picture,
      visitor: visitorOf(request),
    });
    return 'DONE';
  });
  if (outcome === 'ANOTHER')
    return sendForm(reply, await look(request), {
      form: { ...form, hasAgreed: false },
      errors: { hasAgreed: 'O documento mudou depois que você o abriu. Volte e leia-o de novo.' },
      status: 409,
    });
  return lead(reply, path);
}
