import type { PostalCodeService } from '@girassol/api-platform/integrations/postal-code/postal-codes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Hosting } from '../../../hosting';
import { countSiteEvent } from '../../count-site-event';
import { addViewTrackingStyle } from '../../page/counting/visit-counter';
import { sendSitePage } from '../../page/send-site-page';
import { estimateSystemForAccount } from '../estimate/estimate-system-for-account';
import type { FieldProblem } from '../form/fields';
import { detectTrafficSource } from './detect-traffic-source';
import { getTextValues } from './get-text-fields';
import { loadSimulator } from './load-simulator';
import { parseAnswers, toSimulatorValues } from './parse-answers';
import { getDistributorChoices, renderQuestionPage } from './question-page';
import { redirectAfterPost } from './redirect';
import { sealSimulation } from './sealed-simulation';
import { sendSimulatorClosedPage } from './send-simulator-closed-page';

/** Sends the page with the first step of the simulator. Values in the query fill the form. */
export async function sendQuestionPage(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FastifyReply> {
  const simulator = await loadSimulator(request, hosting);
  if (simulator.closed) return sendSimulatorClosedPage(request, reply, simulator);
  const query = getTextValues(request.query);
  const values = toSimulatorValues(query);
  const source = simulator.seller ? 'VENDEDOR' : detectTrafficSource(request, query);
  const site = addViewTrackingStyle(request, simulator.site, 'simulador', source);
  const asked = { values, problems: [], cities: [], distributors: getDistributorChoices(values.uf) };
  return sendSitePage(request, reply, renderQuestionPage({ ...simulator, site }, asked, source), {
    isIndexed: simulator.site.isIndexed && Object.keys(query).length === 0,
  });
}

/**
 * Handles the form of the first step of the simulator. Redirects to a signed URL with the estimate, or
 * displays the form again with its problems.
 */
export async function handleAnswersForm(
  request: FastifyRequest,
  reply: FastifyReply,
  { hosting, postalCodes }: { hosting: Hosting; postalCodes: PostalCodeService },
): Promise<FastifyReply> {
  const simulator = await loadSimulator(request, hosting);
  if (simulator.closed) return sendSimulatorClosedPage(request, reply, simulator);
  const { accountId, root } = simulator;
  const sent = getTextValues(request.body);
  const source = simulator.seller ? 'VENDEDOR' : detectTrafficSource(request, sent);
  const read = await parseAnswers(toSimulatorValues(sent), postalCodes);
  const { answers } = read;
  if (!answers)
    return sendSitePage(request, reply, renderQuestionPage(simulator, read, source), { status: 422 });

  const outcome = await request.server.database.asAccount(simulator, async (tx) => {
    const result = await estimateSystemForAccount(tx, accountId, answers);
    if (!result.ok) return result;
    await countSiteEvent(tx, accountId, { page: 'simulador', source, what: 'SIMULATION' });
    return { ok: true as const, sealed: await sealSimulation(tx, accountId, { answers, source }) };
  });
  if (outcome.ok) return redirectAfterPost(reply, `${root}/${outcome.sealed}`);
  const field = ({ bill: 'conta', consumption: 'kwh', uf: 'uf' } as const)[outcome.field];
  const problems: FieldProblem[] = [{ field, message: outcome.message }];
  // The consumption can be given instead of such a bill, and its field is folded away until something is wrong with it.
  if (field === 'conta') problems.push({ field: 'kwh', message: 'Escreva o consumo, como 500.' });
  return sendSitePage(request, reply, renderQuestionPage(simulator, { ...read, problems }, source), {
    status: 422,
  });
}
