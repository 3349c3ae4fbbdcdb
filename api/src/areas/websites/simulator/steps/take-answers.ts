import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PostalCodes } from '../../../../platform/integrations/postal-code';
import type { Hosting } from '../../../hosting';
import { countSite } from '../../count-site';
import { countVisit } from '../../page/counting/visit-counter';
import { sendPage } from '../../page/send-page';
import { estimateHere } from '../estimate/estimate-here';
import { askPage, choicesFor } from './ask-step';
import { sealSimulation } from './carried';
import { closedPage } from './closed-page';
import { leadOn } from './lead-on';
import { openSimulator } from './open-simulator';
import { readAnswers, valuesOf } from './read-answers';
import { sourceOf } from './source-of';
import { textsOf } from './texts-of';

/** Shows the first step, with what the address brings of it. */
export async function showQuestions(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const simulator = await openSimulator(request, hosting);
  if (simulator.closed) return closedPage(request, reply, simulator);
  const query = textsOf(request.query);
  const values = valuesOf(query);
  const source = simulator.seller ? 'VENDEDOR' : sourceOf(request, query);
  countVisit(request, simulator.accountId, 'simulador', source);
  const asked = { values, problems: [], cities: [], distributors: choicesFor(values.uf) };
  return sendPage(request, reply, askPage(simulator, asked, source), {
    isIndexed: simulator.site.isIndexed && Object.keys(query).length === 0,
  });
}

/** Takes the first step: leads on to a private address with the estimate, or shows what is still to be said. */
export async function takeAnswers(
  request: FastifyRequest,
  reply: FastifyReply,
  { hosting, postalCodes }: { hosting: Hosting; postalCodes: PostalCodes },
): Promise<FastifyReply> {
  const simulator = await openSimulator(request, hosting);
  if (simulator.closed) return closedPage(request, reply, simulator);
  const { accountId, root } = simulator;
  const sent = textsOf(request.body);
  const source = simulator.seller ? 'VENDEDOR' : sourceOf(request, sent);
  const read = await readAnswers(valuesOf(sent), postalCodes);
  const { answers } = read;
  if (!answers) return sendPage(request, reply, askPage(simulator, read, source), { status: 422 });

  const outcome = await request.server.database.asAccount(simulator, async (tx) => {
    const result = await estimateHere(tx, accountId, answers);
    if (!result.ok) return result;
    await countSite(tx, accountId, { page: 'simulador', source, what: 'SIMULATION' });
    return { ok: true as const, sealed: await sealSimulation(tx, accountId, { answers, source }) };
  });
  if (outcome.ok) return leadOn(reply, `${root}/${outcome.sealed}`);
  const field = ({ bill: 'conta', consumption: 'kwh', uf: 'uf' } as const)[outcome.field];
  const problems = [{ field, message: outcome.message }];
  return sendPage(request, reply, askPage(simulator, { ...read, problems }, source), { status: 422 });
}
