import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { deleteProposal } from '../proposals/delete-proposal';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';

/**
 * Deletes a proposal with its simulated financings and its lost deals. Throws 409 if the proposal has a deal
 * that is not lost, or an order.
 */
export async function deleteProposalAndSimulations(
  tx: Tx,
  caller: Caller,
  reference: string,
): Promise<{ deletedItems: number }> {
  const { id } = await loadVisibleProposal(tx, caller, reference);
  const financings = await tx
    .selectFrom('financings')
    .select(['id', 'number', 'stage', 'withdrawn_at', 'state'])
    .where('account_id', '=', caller.accountId)
    .where('proposal_id', '=', id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const deal = financings.find(({ stage, state }) => stage === 'DEAL' && state !== 'LOST');
  if (deal)
    throw new Refusal(
      409,
      `Esta proposta tem o financiamento ${deal.number} em contratação e não pode ser excluída. Retire o pedido antes.`,
    );
  const order = await tx
    .selectFrom('orders')
    .select('number')
    .where('account_id', '=', caller.accountId)
    .where('proposal_id', '=', id)
    .executeTakeFirst();
  if (order) throw new Refusal(409, `Esta proposta tem o pedido ${order.number} e não pode ser excluída.`);
  await tx
    .deleteFrom('financings')
    .where('account_id', '=', caller.accountId)
    .where('proposal_id', '=', id)
    .execute();
  return deleteProposal(tx, caller, reference);
}
