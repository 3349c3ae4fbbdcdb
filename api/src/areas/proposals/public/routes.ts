import type { ProposalArchive, PublicProposal } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestCaller } from '../../../platform/http/authorise';
import { serve } from '../../../platform/http/serve';
import { listDocuments } from '../documents/list-documents';
import { countView } from './count-view';
import { findByAddress, type PublicAddress } from './find-by-address';
import { readFinishedProposal, requireOpen } from './read-public-proposal';

/** Proposals for whoever has their address (proposals-034). */
export function publicProposalRoutes(app: FastifyInstance): void {
  serve(app, 'GET /proposals/public/:frontId', async ({ params, request, reply }) => ({
    proposal: await open(request, reply, params),
  }));
  serve(app, 'GET /proposals/public/:slug/:count/:code', async ({ params, request, reply }) => ({
    proposal: await open(request, reply, params),
  }));
}

/** Who has the address of a proposal finds its documents beside it. */
export function proposalArchiveRoutes(app: FastifyInstance): void {
  serve(app, 'GET /proposals/archive/:frontId', async ({ params, request, reply }) => ({
    archive: await openArchive(request, reply, params),
  }));
  serve(app, 'GET /proposals/archive/:slug/:count/:code', async ({ params, request, reply }) => ({
    archive: await openArchive(request, reply, params),
  }));
}

async function openArchive(
  request: FastifyRequest,
  reply: FastifyReply,
  address: PublicAddress,
): Promise<ProposalArchive> {
  const { database, files } = request.server;
  const found = await findByAddress(request, reply, address);
  const isOwn = await isOfAccount(request, found.accountId);
  return database.asAccount(found, async (tx) => {
    const finished = await readFinishedProposal(tx, found);
    requireOpen(finished, { isOwn });
    return listDocuments(tx, finished, files.links);
  });
}

async function open(
  request: FastifyRequest,
  reply: FastifyReply,
  address: PublicAddress,
): Promise<PublicProposal> {
  const { database } = request.server;
  const found = await findByAddress(request, reply, address);
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

/** Does somebody of the account look at its own proposal? */
async function isOfAccount(request: FastifyRequest, accountId: string): Promise<boolean> {
  const caller = await requestCaller(request);
  return caller?.accountId === accountId;
}
