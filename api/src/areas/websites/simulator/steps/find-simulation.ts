import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { SystemEstimate } from '@girassol/shared-domain/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Hosting } from '../../../hosting';
import { sendSitePage } from '../../page/send-site-page';
import { estimateSystemForAccount } from '../estimate/estimate-system-for-account';
import type { SimulatorValues } from '../form/fields';
import { toAnsweredValues } from './answered-values';
import { type LoadedSimulator, loadSimulator } from './load-simulator';
import { renderSimulatorNoticePage } from './render-simulator-notice-page';
import { type SealedSimulation, unsealSimulation } from './sealed-simulation';
import { sendSimulatorClosedPage } from './send-simulator-closed-page';

/**
 * Simulation that a signed URL of the simulator carries, with the site's simulator and the estimate computed
 * again.
 */
export interface FoundSimulation {
  simulator: LoadedSimulator;
  carried: SealedSimulation;
  estimate: SystemEstimate;
  path: string;
  place: string;
  /** To the first step, with what was typed. */
  again: string;
  /** Answers, as the form has them. */
  answered: SimulatorValues;
}

const named = z.object({ simulation: z.string() });

/**
 * Finds the simulation that a signed URL of the simulator carries. If the URL is invalid or expired, sends a
 * page that explains why and returns the reply.
 */
export async function findSimulation(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FoundSimulation | FastifyReply> {
  const simulator = await loadSimulator(request, hosting);
  if (simulator.closed) return sendSimulatorClosedPage(request, reply, simulator);
  const { accountId, root, site } = simulator;
  const { simulation } = named.parse(request.params);
  const found = await request.server.database.asAccount(simulator, async (tx) => {
    const carried = await unsealSimulation(tx, accountId, simulation);
    return carried && { carried, result: await estimateSystemForAccount(tx, accountId, carried.answers) };
  });
  if (!found) throw notFound('Esta simulação não existe. Confira o endereço.');
  const { carried, result } = found;
  const again = `${root}?${buildAnswersQuery(carried)}`;
  if (carried.isOver || !result.ok) {
    const text =
      'Para que os números sejam os de hoje, uma simulação vale por algumas horas. As respostas estão guardadas no botão.';
    const link = { to: again, label: 'Simular de novo' };
    return sendSitePage(
      request,
      reply,
      renderSimulatorNoticePage(site, { title: 'Esta simulação venceu', text, link }),
      {
        status: 410,
      },
    );
  }
  const { city, uf } = carried.answers;
  return {
    simulator,
    carried,
    estimate: result.estimate,
    path: `${root}/${simulation}`,
    place: `${city}, ${uf}`,
    again,
    answered: { ...toAnsweredValues(carried.answers), origem: carried.source },
  };
}

function buildAnswersQuery({ answers, source }: SealedSimulation): string {
  return new URLSearchParams({ ...toAnsweredValues(answers), origem: source }).toString();
}

/** Checks whether `findSimulation` has sent a page instead of returning a simulation. */
export const isReplySent = (found: FoundSimulation | FastifyReply): found is FastifyReply =>
  !('carried' in found);
