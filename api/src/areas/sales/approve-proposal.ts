import type { Row, Tx } from '../../platform/database';
import { wrongField } from '../../platform/refusals/refusal';
import { itemLabel } from '../items/item-label';

/** Ties the proposal that was sold to its sale: a finished one of the same customer that no other sale was won with. */
export async function approveProposal(
  tx: Tx,
  sale: Row<'sales'>,
  proposalId: string,
): Promise<Row<'proposals'>> {
  const proposal = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('account_id', '=', sale.account_id)
    .where('id', '=', proposalId)
    .where('customer_id', '=', sale.customer_id)
    .forUpdate()
    .executeTakeFirst();
  if (!proposal) throw wrongField('approvedProposal', 'A proposta escolhida não é deste cliente.');
  if (!proposal.finished)
    throw wrongField('approvedProposal', 'Somente uma proposta finalizada pode ser aprovada.');
  const other = await tx
    .selectFrom('sales')
    .select(['type', 'number'])
    .where('account_id', '=', sale.account_id)
    .where('customer_id', '=', sale.customer_id)
    .where('type', '=', 'SALES')
    .where('approved_proposal', '=', proposalId)
    .where('id', '<>', sale.id)
    .executeTakeFirst();
  if (other) throw wrongField('approvedProposal', `Esta proposta já foi aprovada em ${itemLabel(other)}.`);
  if (proposal.sale_id !== sale.id) {
    await tx
      .updateTable('proposals')
      .set({ sale_id: sale.id })
      .where('account_id', '=', sale.account_id)
      .where('id', '=', proposalId)
      .execute();
  }
  return proposal;
}
