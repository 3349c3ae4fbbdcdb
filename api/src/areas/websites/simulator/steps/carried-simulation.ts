import type { Estimate } from '@girassol/shared-domain/website';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { notFound } from '../../../../platform/refusals/refusal';
import type { Hosting } from '../../../hosting';
import { sendPage } from '../../page/send-page';
import { estimateHere } from '../estimate/estimate-here';
import { UNKNOWN_DISTRIBUTOR } from '../form/fields';
import { type CarriedSimulation, openSimulation } from './carried';
import { closedPage } from './closed-page';
import { noticePage } from './notice-page';
import { type OpenSimulator, openSimulator } from './open-simulator';

/** What a private address holds, with its estimate as it is today. */
export interface FoundSimulation {
  simulator: OpenSimulator;
  carried: CarriedSimulation;
  estimate: Estimate;
  path: string;
  place: string;
  /** To the first step, with what was typed. */
  again: string;
}

const named = z.object({ simulation: z.string() });

/** The simulation of a private address, or the page that says why there is none any more. */
export async function findSimulation(
  request: FastifyRequest,
  reply: FastifyReply,
  hosting: Hosting,
): Promise<FoundSimulation | FastifyReply> {
  const simulator = await openSimulator(request, hosting);
  if (simulator.closed) return closedPage(request, reply, simulator);
  const { accountId, root, site } = simulator;
  const { simulation } = named.parse(request.params);
  const found = await request.server.database.asAccount(simulator, async (tx) => {
    const carried = await openSimulation(tx, accountId, simulation);
    return carried && { carried, result: await estimateHere(tx, accountId, carried.answers) };
  });
  if (!found) throw notFound('Esta simulação não existe. Confira o endereço.');
  const { carried, result } = found;
  const again = `${root}?${answersOf(carried)}`;
  if (carried.isOver || !result.ok) {
    const text =
      'Para que os números sejam os de hoje, uma simulação vale por algumas horas. As respostas estão guardadas no botão.';
    const link = { to: again, label: 'Simular de novo' };
    return sendPage(request, reply, noticePage(site, { title: 'Esta simulação venceu', text, link }), {
      status: 410,
    });
  }
  const { city, uf } = carried.answers;
  return {
    simulator,
    carried,
    estimate: result.estimate,
    path: `${root}/${simulation}`,
    place: `${city}, ${uf}`,
    again,
  };
}

function answersOf({ answers, source }: CarriedSimulation): string {
  const { bill, consumption, uf, city, ucType, distributor } = answers;
  const text = (amount: number | null) => (amount === null ? '' : String(amount).replace('.', ','));
  return new URLSearchParams({
    conta: text(bill),
    kwh: text(consumption),
    uf,
    cidade: city,
    classe: ucType,
    distribuidora: distributor ?? UNKNOWN_DISTRIBUTOR,
    origem: source,
  }).toString();
}

/** Was a page answered already? */
export const isAnswered = (found: FoundSimulation | FastifyReply): found is FastifyReply =>
  !('carried' in found);
