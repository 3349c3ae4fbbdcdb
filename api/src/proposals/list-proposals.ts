import { can } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import type { Caller } from '../access';
import { visibleCustomer } from '../customers/visible-customer';
import type { Tx } from '../database';
import { notAllowed } from '../http/refusal';

/** Proposals per page (C061). */
const PROPOSALS_PER_PAGE = 10;

/** A page of the proposals of a customer, newest first. A vendor needs proposalsList or the manager's rights on sales. */
export async function listProposals(
  tx: Tx,
  caller: Caller,
  { cid, multiplier }: { cid: string; multiplier: number },
): Promise<Answer<'GET /proposals/customer/:cid/:multiplier'>> {
  if (!can(caller, 'proposalsList') && !can(caller, 'salesManager')) {
    throw notAllowed('Você não tem permissão para ver propostas.');
  }
  const customer = await visibleCustomer(tx, caller, cid);
  const found = await tx
    .selectFrom('proposals as p')
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'p.account_id').onRef('u.id', '=', 'p.user_id'),
    )
    .selectAll('p')
    .select('u.name as user_name')
    .where('p.account_id', '=', caller.accountId)
    .where('p.customer_id', '=', customer.id)
    .orderBy('p.registered_at', 'desc')
    .orderBy('p.id', 'desc')
    .limit(PROPOSALS_PER_PAGE + 1)
    .offset((multiplier - 1) * PROPOSALS_PER_PAGE)
    .execute();
  return {
    proposals: found.slice(0, PROPOSALS_PER_PAGE).map((proposal) => ({
      _id: proposal.id,
      frontId: proposal.front_id,
      count: proposal.count,
      finished: proposal.finished,
      views: proposal.views,
      power: Number(proposal.power),
      finalPrice: proposal.final_price_cents / 100,
      validityDate: proposal.validity_date,
      registryTimestamp: proposal.registered_at.getTime(),
      user: { _id: proposal.user_id, personalData: { name: proposal.user_name } },
    })),
    hasMoreItems: found.length > PROPOSALS_PER_PAGE,
  };
}
