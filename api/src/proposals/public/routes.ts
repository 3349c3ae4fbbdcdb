import type { ProposalArchive, PublicProposal } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findCaller } from '../../access/find-caller';
import { tokenOf } from '../../http/authorise';
import { serve } from '../../http/serve';
import { listDocuments } from '../documents/list-documents';
import { countView } from './count-view';
import { findByAddress, type PublicAddress } from './find-by-address';
import { readFinishedProposal, requireOpen } from './read-public-proposal';

/** Proposals for whoever has their address (C041). */
export function publicProposalRoutes(app: FastifyInstance): void {
  serve(app, 'GET /proposals/public/:frontId', async ({ params, request }) => ({
    proposal: await open(request, params),
  }));
  serve(app, 'GET /proposals/public/:slug/:count/:code', async ({ params, request }) => ({
    proposal: await open(request, params),
  }));
}

/** Who has the address of a proposal finds its documents beside it. */
export function proposalArchiveRoutes(app: FastifyInstance): void {
  serve(app, 'GET /proposals/archive/:frontId', async ({ params, request }) => ({
    archive: await openArchive(request, params),
  }));
  serve(app, 'GET /proposals/archive/:slug/:count/:code', async ({ params, request }) => ({
    archive: await openArchive(request, params),
  }));
}

async function openArchive(request: FastifyRequest, address: PublicAddress): Promise<ProposalArchive> {
  const { database, files } = request.server;
  const found = await findByAddress(database, request.ip, address);
  const isOwn = await isOfAccount(request, found.accountId);
  return database.asAccount(found, async (tx) => {
    const finished = await readFinishedProposal(tx, found);
    requireOpen(finished, { isOwn });
    return listDocuments(tx, finished, files.links);
  });
}

async function open(request: FastifyRequest, address: PublicAddress): Promise<PublicProposal> {
  const { database } = request.server;
  const found = await findByAddress(database, request.ip, address);
  const isOwn = await isOfAccount(request, found.accountId);
  return database.asAccount(found, async (tx) => {
    const finished = await readFinishedProposal(tx, found);
    requireOpen(finished, { isOwn });
    if (!isOwn) {
      const userAgent = request.headers['user-agent'] ?? '';
      await countView(tx, finished.proposal, { ip: request.ip, userAgent });
    }
    return finished.answer;
  });
}

/** Does a bearer of the account look at its own proposal? */
async function isOfAccount(request: FastifyRequest, accountId: string): Promise<boolean> {
  const token = tokenOf(request);
  if (!token) return false;
  const caller = await findCaller(request.server.database, token, null);
  return caller?.accountId === accountId;
}
