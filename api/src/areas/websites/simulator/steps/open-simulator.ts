import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Hosting } from '../../../hosting';
import { readSite } from '../../page/read-site';
import type { SiteFacts } from '../../page/site-facts';
import { sellerOf } from './seller-of';

/** The simulator that an address names. */
export interface OpenSimulator {
  site: SiteFacts;
  accountId: string;
  /** Whose own address it is. */
  seller: { id: string; name: string; phone: string } | null;
  /** Path of its first step, as it was asked: a seller's address stays theirs. */
  root: string;
  /** Why nobody can simulate now; null: they can. */
  closed: string | null;
}

const named = z.object({ id: z.string() });

/** The simulator of the site that an address names. Refused (404, 410) where there is no site. */
export async function openSimulator(request: FastifyRequest, hosting: Hosting): Promise<OpenSimulator> {
  const { id } = named.parse(request.params);
  const { accountId, facts: site } = await readSite(request, id, { fontUrl: hosting.fontUrl() });
  const seller = await request.server.database.asAccount({ accountId }, (tx) => sellerOf(tx, accountId, id));
  const isShort = request.url.startsWith('/simulador/');
  return {
    site,
    accountId,
    seller,
    root: isShort ? `/simulador/${encodeURIComponent(id)}` : site.simulatorUrl,
    closed: closedBecause(site),
  };
}

/** Why nobody can simulate on a site now; null: they can. */
export function closedBecause({ isSimulatorOpen, content }: SiteFacts): string | null {
  const { name } = content.business;
  if (!isSimulatorOpen)
    return `O simulador da ${name} não está disponível agora. Fale com a empresa pelos contatos desta página.`;
  if (!content.blocks.some(({ kind }) => kind === 'simulator'))
    return `A ${name} não oferece simulador neste site. Fale com a empresa pelos contatos desta página.`;
  return null;
}
