import type { Proposal } from '@girassol/shared-domain/contract';
import type { Caller } from '../access';
import type { Tx } from '../database';
import { visibleItem } from '../kanbans/board-access';
import { proposalAnswer } from './proposal-answer';

/** The approved proposal of an item: whoever may see the item may see what is to be built. */
export async function readApprovedProposal(tx: Tx, caller: Caller, saleId: string): Promise<Proposal | null> {
  const item = await visibleItem(tx, caller, saleId);
  if (item.approved_proposal === null) return null;
  const proposal = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', '=', item.approved_proposal)
    .executeTakeFirst();
  return proposal ? proposalAnswer(tx, caller, proposal) : null;
}
