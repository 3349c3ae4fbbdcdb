import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import { getOrigin } from '@girassol/api-platform/http/origin';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countProposalView } from '../public/count-proposal-view';
import { findProposalByAddress } from '../public/find-proposal-by-address';
import { loadFinishedProposal } from '../public/load-finished-proposal';
import { acceptProposal, parseAcceptanceForm } from './accept-proposal';
import { getClosedPageHttpStatus, renderClosedProposalPage } from './ClosedPage';
import { computeOfferHash } from './compute-offer-hash';
import { loadProposalPageData } from './load-proposal-page-data';
import { parsePublicProposalAddress } from './parse-public-proposal-address';
import { renderPage } from './render-page';
import { sendProposalPage } from './send-proposal-page';
import { isAccountVisitor } from './visits';

/**
 * Handles the form by which a customer accepts a proposal. After an acceptance, redirects to the proposal's
 * page, so that a reload does not submit again. Displays an invalid form again with the values typed.
 */
export async function handleAcceptance(
  request: FastifyRequest,
  reply: FastifyReply,
  fontUrl: string | null,
): Promise<FastifyReply> {
  const { origin } = request.headers;
  if (origin !== undefined && origin !== getOrigin(request))
    throw new Refusal(403, 'Abra a proposta pelo link que você recebeu e aceite-a por lá.');
  const { ip } = request;
  const { database } = request.server;
  const found = await findProposalByAddress(request, reply, parsePublicProposalAddress(request.params));
  const sent = parseAcceptanceForm(getTextFields(request.body));

  const outcome = await database.asAccount(found, async (tx): Promise<Outcome> => {
    const finished = await loadFinishedProposal(tx, found, { forUpdate: true });
    if (finished.state !== 'OPEN')
      return { page: renderClosedProposalPage(finished, fontUrl), status: getClosedPageHttpStatus(finished) };
    const facts = await loadProposalPageData(tx, finished, { view: 'FULL', fontUrl, form: sent.form });
    if (facts.acceptance) return { to: facts.links.full };
    const isAsShown = sent.version === facts.offer.version && sent.hash === computeOfferHash(finished.answer);
    if (!isAsShown) {
      const form = { ...sent.form, hasAgreed: false, errors: { hasAgreed: PROPOSAL_CHANGED_MESSAGE } };
      return { page: renderPage({ ...facts, form }, getOrigin(request)), status: 409 };
    }
    if (Object.keys(sent.form.errors).length > 0)
      return { page: renderPage(facts, getOrigin(request)), status: 400 };
    await acceptProposal(tx, finished.proposal, { form: sent.form, hash: sent.hash, ip });
    // An acceptance counts as a view: it may come before the page says that it is on a screen.
    if (!isAccountVisitor(request, found.accountId))
      await countProposalView(tx, finished.proposal, { ip, userAgent: request.headers['user-agent'] ?? '' });
    return { to: facts.links.full };
  });
  if ('to' in outcome) return reply.code(303).header('location', `${outcome.to}#aceite`).send();
  return sendProposalPage(request, reply, outcome.page, outcome.status);
}

type Outcome = { to: string } | { page: HtmlPage; status: number };

const PROPOSAL_CHANGED_MESSAGE =
  'A proposta foi atualizada depois que você a abriu. Esta é a versão nova: confira-a antes de aceitar.';

/** Returns the text fields of a form. Any other value counts as not typed. */
const getTextFields = (body: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(body ?? {}).filter((field): field is [string, string] => typeof field[1] === 'string'),
  );
