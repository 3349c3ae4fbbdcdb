import type { Row, Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { formatItemLabel } from '../items/format-item-label';

/**
 * Links a won sale to the proposal that was sold. The proposal must be finished, belong to the same customer,
 * and not be linked to another won sale.
 */
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
  if (!proposal) throw invalidField('approvedProposal', 'A proposta escolhida não é deste cliente.');
  if (!proposal.finished)
    throw invalidField('approvedProposal', 'Somente uma proposta finalizada pode ser aprovada.');
  const other = await tx
    .selectFrom('sales')
    .select(['type', 'number'])
    .where('account_id', '=', sale.account_id)
    .where('customer_id', '=', sale.customer_id)
    .where('type', '=', 'SALES')
    .where('approved_proposal', '=', proposalId)
    .where('id', '<>', sale.id)
    .executeTakeFirst();
  if (other)
    throw invalidField('approvedProposal', `Esta proposta já foi aprovada em ${formatItemLabel(other)}.`);
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
