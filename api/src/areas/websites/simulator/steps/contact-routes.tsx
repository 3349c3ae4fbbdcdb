import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosting } from '../../../hosting';
import { sendSitePage } from '../../page/send-site-page';
import { processLead } from '../leads/process-lead';
import { getContactConsentText, getMarketingConsentText } from './consent';
import { type FoundSimulation, findSimulation, isReplySent } from './find-simulation';
import { getTextValues } from './get-text-fields';
import { parseContact } from './parse-contact';
import { redirectAfterPost } from './redirect';
import { renderResultPage } from './render-result-page';
import { renderSimulatorStep } from './render-simulator-step';
import { ThanksStep } from './ThanksStep';

/**
 * Sends the page of the simulator with the estimate that its signed URL carries, and the form by which the
 * visitor asks to be called.
 */
export async function sendResultPage(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const found = await findSimulation(request, reply, hosting);
  if (isReplySent(found)) return found;
  const values = { nome: '', telefone: '', novidades: '' };
  return sendSitePage(request, reply, renderResultPage(found.simulator, { ...found, values, problems: [] }));
}

/**
 * Handles the contact form of the simulator, with name and phone of the visitor. A doubtful lead gets the
 * same confirmation as any other lead.
 */
export async function handleContactForm(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const found = await findSimulation(request, reply, hosting);
  if (isReplySent(found)) return found;
  const sent = getTextValues(request.body);
  const contact = parseContact(sent);
  if (contact.problems.length > 0)
    return sendSitePage(request, reply, renderResultPage(found.simulator, { ...found, ...contact }), {
      status: 422,
    });
  await saveContact(request, found, { sent, name: contact.values.nome, phone: contact.phone });
  return redirectAfterPost(reply, `${found.path}/obrigado`);
}

interface Contact {
  sent: Record<string, string>;
  name: string;
  phone: string;
}

async function saveContact(
  request: FastifyRequest,
  { simulator, carried }: FoundSimulation,
  { sent, name, phone }: Contact,
): Promise<void> {
  const { accountId, seller, site } = simulator;
  const company = site.content.business.name;
  const marketing = sent.novidades === 'sim';
  const lead = {
    name,
    phone,
    answers: carried.answers,
    consentWords: [
      getContactConsentText(company),
      ...(marketing ? [getMarketingConsentText(company)] : []),
    ].join('\n'),
    marketing,
    source: carried.source,
    sellerId: seller?.id ?? null,
    formToken: carried.formToken,
    filledHidden: Boolean(sent.site),
    seconds: (Date.now() - carried.at) / 1_000,
  };
  await processLead(request, accountId, lead, ['LEAD']);
}

/** Sends the page that confirms to a visitor of the simulator that the contact form was received. */
export async function sendThanksPage(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const found = await findSimulation(request, reply, hosting);
  if (isReplySent(found)) return found;
  const { simulator, estimate, place } = found;
  const { business } = simulator.site.content;
  return sendSitePage(
    request,
    reply,
    renderSimulatorStep(simulator.site, {
      title: 'Recebemos o seu pedido',
      content: (
        <ThanksStep
          company={simulator.seller ? `${simulator.seller.name}, da ${business.name},` : business.name}
          whatsapp={simulator.seller?.phone || business.whatsapp || business.phone}
          estimate={estimate}
          place={place}
          home={simulator.site.base}
        />
      ),
    }),
  );
}
