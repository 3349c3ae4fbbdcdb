import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Hosting } from '../../../hosting';
import { loadPublicSite } from '../../page/load-public-site';
import type { SitePageData } from '../../page/site-page-data';
import { findSimulatorSeller } from './find-simulator-seller';

/**
 * Simulator of a site that a visitor opened, with the site, the seller whose address was opened, the root
 * path, and the reason if it is closed.
 */
export interface LoadedSimulator {
  site: SitePageData;
  accountId: string;
  /** Seller whose address was opened, null for the company's. */
  seller: { id: string; name: string; phone: string } | null;
  /** Path of its first step, as it was asked: a seller's address stays theirs. */
  root: string;
  /** Reason why nobody can simulate now, null if they can. */
  closed: string | null;
}

const named = z.object({ id: z.string() });

/**
 * Loads the simulator of the site that the URL of a request names. Throws 404 or 410 if the site is not
 * published or offline.
 */
export async function loadSimulator(request: FastifyRequest, hosting: Hosting): Promise<LoadedSimulator> {
  const { id } = named.parse(request.params);
  const { accountId, facts: site } = await loadPublicSite(request, id, { fontUrl: hosting.fontUrl() });
  const seller = await request.server.database.asAccount({ accountId }, (tx) =>
    findSimulatorSeller(tx, accountId, id),
  );
  const isShort = request.url.startsWith('/simulador/');
  return {
    site,
    accountId,
    seller,
    root: isShort ? `/simulador/${encodeURIComponent(id)}` : site.simulatorUrl,
    closed: getSimulatorClosedReason(site),
  };
}

/** Returns the reason why visitors cannot use the simulator of a site now, null if they can. */
export function getSimulatorClosedReason({ isSimulatorOpen, content }: SitePageData): string | null {
  const { name } = content.business;
  if (!isSimulatorOpen)
    return `O simulador da ${name} não está disponível agora. Fale com a empresa pelos contatos desta página.`;
  if (!content.blocks.some(({ kind }) => kind === 'simulator'))
    return `A ${name} não oferece simulador neste site. Fale com a empresa pelos contatos desta página.`;
  return null;
}
