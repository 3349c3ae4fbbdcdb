import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { can, nameProposal } from '@girassol/shared-domain';
import { removeItems } from '../items/remove-items';
import { formatLockReason, loadAgreement } from './agreement';
import { loadVisibleProposal } from './load-visible-proposal';
import { publishProposalsChanged } from './publish-proposals-changed';

/**
 * Deletes a proposal for good, with the projects and works that carry it out (proposals-012). Sales and other items
 * stay without a proposal. Throws 409 if the proposal was agreed to.
 */
export async function deleteProposal(
  tx: Tx,
  caller: Caller,
  reference: string,
): Promise<{ deletedItems: number }> {
  const proposal = await loadVisibleProposal(tx, caller, reference, { forUpdate: true });
  if (!can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir propostas.');
  const agreement = await loadAgreement(tx, proposal);
  if (agreement)
    throw new Refusal(409, `${formatLockReason(agreement)} Ela fica com o cliente e não pode ser excluída.`);
  const works = await lockWorksOfProposal(tx, proposal);
  if (works.length > 0) await removeItems(tx, caller, works);
  await forgetIn(tx, proposal, 'approved_proposal');
  await forgetIn(tx, proposal, 'proposal_id');
  await tx
    .deleteFrom('proposals')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', proposal.id)
    .execute();
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: proposal.customer_id,
    saleId: proposal.sale_id,
    title: 'Proposta excluída',
    content: `A ${nameProposal(proposal.count)} foi excluída${withWorks(works.length)}.`,
  });
  await publishProposalsChanged(tx, caller, proposal);
  return { deletedItems: works.length };
}

const withWorks = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ', com 1 projeto ou obra' : `, com ${count} projetos e obras`;
};

/** Loads the projects and works of a proposal and locks them in a fixed order. */
function lockWorksOfProposal(tx: Tx, { account_id, id }: Row<'proposals'>): Promise<Row<'sales'>[]> {
  return tx
    .selectFrom('sales')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('approved_proposal', '=', id)
    .where('type', 'in', ['PROJECT', 'INSTALLATION'])
    .orderBy('id')
    .forUpdate()
    .execute();
}

async function forgetIn(
  tx: Tx,
  { account_id, id, customer_id }: Row<'proposals'>,
  column: 'approved_proposal' | 'proposal_id',
): Promise<void> {
  await tx
    .updateTable('sales')
    .set({ [column]: null })
    .where('account_id', '=', account_id)
    .where('customer_id', '=', customer_id)
    .where(column, '=', id)
    .execute();
}
