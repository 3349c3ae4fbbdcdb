import { proposalIdOrFrontId } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import type { PublicProposalAddress } from '../public/find-proposal-by-address';
import { buildProposalNotFound } from '../public/load-finished-proposal';

const byFrontId = z.object({ pid: proposalIdOrFrontId }).transform(({ pid }) => ({ frontId: pid }));
const byCode = z.object({
  slug: z.string().min(1).max(80),
  count: z.coerce.number().int().min(1).max(2_000_000_000),
  code: z.string().regex(/^[\w-]{5}$/),
});

/**
 * Parses the public address of a proposal from path parameters. Throws 404 if the parameters are not a valid
 * address.
 */
export function parsePublicProposalAddress(params: unknown): PublicProposalAddress {
  const { data } = z.union([byFrontId, byCode]).safeParse(params);
  if (!data) throw buildProposalNotFound();
  return data;
}
