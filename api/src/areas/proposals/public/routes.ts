import { findRequestCaller } from '@girassol/api-platform/http/authorise';
import { serve } from '@girassol/api-platform/http/serve';
import type { PublicProposal, PublicProposalArchive } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadProposalDocumentArchive } from '../documents/load-proposal-document-archive';
import { findProposalByAddress, type PublicProposalAddress } from './find-proposal-by-address';
import { loadFinishedProposal, requireReadableProposal } from './load-finished-proposal';

/**
 * Registers the public routes of proposals, open to everybody who knows the address of the proposal
 * (proposals-034).
 */
export function registerPublicProposalRoutes(app: FastifyInstance): void {
  serve(app, 'GET /proposals/public/:frontId', async ({ params, request, reply }) => ({
    proposal: await open(request, reply, params),
  }));
  serve(app, 'GET /proposals/public/:slug/:count/:code', async ({ params, request, reply }) => ({
    proposal: await open(request, reply, params),
  }));
}

/**
 * Registers the public routes that list the documents of a proposal, open to everybody who knows the address
 * of the proposal.
 */
export function registerProposalDocumentArchiveRoutes(app: FastifyInstance): void {
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
  address: PublicProposalAddress,
): Promise<PublicProposalArchive> {
  const { database, files } = request.server;
  const found = await findProposalByAddress(request, reply, address);
  const isOwn = await isAccountUser(request, found.accountId);
  return database.asAccount(found, async (tx) => {
    const finished = await loadFinishedProposal(tx, found);
    requireReadableProposal(finished, { isOwn });
    return loadProposalDocumentArchive(tx, finished, files.links);
  });
}

/** Reads a finished proposal for programs. Nothing is counted: only its page knows that a person sees it. */
async function open(
  request: FastifyRequest,
  reply: FastifyReply,
  address: PublicProposalAddress,
): Promise<PublicProposal> {
  const { database } = request.server;
  const found = await findProposalByAddress(request, reply, address);
  const isOwn = await isAccountUser(request, found.accountId);
  return database.asAccount(found, async (tx) => {
    const finished = await loadFinishedProposal(tx, found);
    requireReadableProposal(finished, { isOwn });
    return finished.answer;
  });
}

/** Checks whether the request comes from a user of the account. */
async function isAccountUser(request: FastifyRequest, accountId: string): Promise<boolean> {
  const caller = await findRequestCaller(request);
  return caller?.accountId === accountId && !caller.lacksRequiredFactor;
}
