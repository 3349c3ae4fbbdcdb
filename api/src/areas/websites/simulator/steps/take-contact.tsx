import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosting } from '../../../hosting';
import { sendPage } from '../../page/send-page';
import { takeLead } from '../leads/take-lead';
import { type FoundSimulation, findSimulation, isAnswered } from './carried-simulation';
import { contactWords, marketingWords } from './consent';
import { leadOn } from './lead-on';
import { readContact } from './read-contact';
import { renderStep } from './render-step';
import { resultPage } from './result-page';
import { ThanksStep } from './ThanksStep';
import { textsOf } from './texts-of';

/** Shows the estimate of a private address, with the form to be called. */
export async function showResult(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const found = await findSimulation(request, reply, hosting);
  if (isAnswered(found)) return found;
  const values = { nome: '', telefone: '', novidades: '' };
  return sendPage(request, reply, resultPage(found.simulator, { ...found, values, problems: [] }));
}

/** Takes name and phone. A doubtful one is thanked like any other. */
export async function takeContact(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const found = await findSimulation(request, reply, hosting);
  if (isAnswered(found)) return found;
  const sent = textsOf(request.body);
  const contact = readContact(sent);
  if (contact.problems.length > 0)
    return sendPage(request, reply, resultPage(found.simulator, { ...found, ...contact }), { status: 422 });
  await keep(request, found, { sent, name: contact.values.nome, phone: contact.phone });
  return leadOn(reply, `${found.path}/obrigado`);
}

interface Contact {
  sent: Record<string, string>;
  name: string;
  phone: string;
}

async function keep(
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
    consentWords: [contactWords(company), ...(marketing ? [marketingWords(company)] : [])].join('\n'),
    marketing,
    source: carried.source,
    sellerId: seller?.id ?? null,
    formToken: carried.formToken,
    filledHidden: Boolean(sent.site),
    seconds: (Date.now() - carried.at) / 1_000,
  };
  await takeLead(request, accountId, lead, ['LEAD']);
}

/** Thanks who sent the form. */
export async function showThanks(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const found = await findSimulation(request, reply, hosting);
  if (isAnswered(found)) return found;
  const { simulator, estimate, place } = found;
  const { business } = simulator.site.content;
  return sendPage(
    request,
    reply,
    renderStep(simulator.site, {
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
