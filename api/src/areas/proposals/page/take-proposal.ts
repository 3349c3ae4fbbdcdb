import type { FastifyReply, FastifyRequest } from 'fastify';
import type { HtmlPage } from '../../../platform/http/html-document';
import { originOf } from '../../../platform/http/origin';
import { Refusal } from '../../../platform/refusals/refusal';
import { findByAddress } from '../public/find-by-address';
import { readFinishedProposal } from '../public/read-public-proposal';
import { acceptProposal, readAcceptanceForm } from './accept-proposal';
import { addressIn } from './address-in';
import { closedStatus, renderClosedPage } from './ClosedPage';
import { offerHash } from './offer-hash';
import { readPageFacts } from './read-page-facts';
import { renderPage } from './render-page';
import { sendPage } from './send-page';

/**
 * The customer takes the proposal. What was taken shows the page again, so that a reload or a second press sends nothing;
 * what cannot be taken shows the page, or why not, with what was typed.
 */
export async function takeProposal(
  request: FastifyRequest,
  reply: FastifyReply,
  fontUrl: string | null,
): Promise<FastifyReply> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== originOf(request))
    throw new Refusal(403, 'Abra a proposta pelo link que você recebeu e aceite-a por lá.');
  const { ip } = request;
  const { database } = request.server;
  const found = await findByAddress(request, reply, addressIn(request.params));
  const sent = readAcceptanceForm(fieldsOf(request.body));

  const outcome = await database.asAccount(found, async (tx): Promise<Outcome> => {
    const finished = await readFinishedProposal(tx, found, { forUpdate: true });
    if (finished.state !== 'OPEN')
      return { page: renderClosedPage(finished, fontUrl), status: closedStatus(finished) };
    const facts = await readPageFacts(tx, finished, { view: 'FULL', fontUrl, form: sent.form });
    if (facts.acceptance) return { to: facts.links.full };
    const isAsShown = sent.version === facts.offer.version && sent.hash === offerHash(finished.answer);
    if (!isAsShown) {
      const form = { ...sent.form, hasAgreed: false, errors: { hasAgreed: CHANGED } };
      return { page: renderPage({ ...facts, form }, originOf(request)), status: 409 };
    }
    if (Object.keys(sent.form.errors).length > 0)
      return { page: renderPage(facts, originOf(request)), status: 400 };
    await acceptProposal(tx, finished.proposal, { form: sent.form, hash: sent.hash, ip });
    return { to: facts.links.full };
  });
  if ('to' in outcome) return reply.code(303).header('location', `${outcome.to}#aceite`).send();
  return sendPage(request, reply, outcome.page, outcome.status);
}

type Outcome = { to: string } | { page: HtmlPage; status: number };

const CHANGED =
  'A proposta foi atualizada depois que você a abriu. Esta é a versão nova: confira-a antes de aceitar.';

/** The texts of a form; whatever else somebody sends is nothing typed. */
const fieldsOf = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
