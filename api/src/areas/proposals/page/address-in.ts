import { proposalRef } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import type { PublicAddress } from '../public/find-by-address';
import { noSuchProposal } from '../public/read-public-proposal';

const byFrontId = z.object({ pid: proposalRef }).transform(({ pid }) => ({ frontId: pid }));
const byCode = z.object({
  slug: z.string().min(1).max(80),
  count: z.coerce.number().int().min(1).max(2_000_000_000),
  code: z.string().regex(/^[\w-]{5}$/),
});

/** The public address that a path names; one that cannot be right is as absent. */
export function addressIn(params: unknown): PublicAddress {
  const { data } = z.union([byFrontId, byCode]).safeParse(params);
  if (!data) throw noSuchProposal();
  return data;
}
