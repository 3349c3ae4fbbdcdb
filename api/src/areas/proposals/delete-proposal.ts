import { can, formatProposalNumber } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { removeItems } from '../items/remove-items';
import { agreementAnswer, whyLocked } from './agreement';
import { visibleProposal } from './visible-proposal';

/**
 * Deletes a proposal for good, with the projects and works that carry it out (proposals-012). Sales and other items stay,
 * without it. What a customer agreed to is not deleted.
 */
export async function deleteProposal(
  tx: Tx,
  caller: Caller,
  reference: string,
): Promise<{ deletedItems: number }> {
  const proposal = await visibleProposal(tx, caller, reference, { forUpdate: true });
  if (!can(caller, 'dataDeletion')) throw notAllowed('Você não tem permissão para excluir propostas.');
  const agreement = await agreementAnswer(tx, proposal);
  if (agreement)
    throw new Refusal(409, `${whyLocked(agreement)} Ela fica com o cliente e não pode ser excluída.`);
  const works = await worksOf(tx, proposal);
  if (works.length > 0) await removeItems(tx, caller, works);
  await forgetIn(tx, proposal, 'approved_proposal');
  await forgetIn(tx, proposal, 'proposal_id');
  await tx
    .deleteFrom('proposals')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', proposal.id)
    .execute();
  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: proposal.customer_id,
    saleId: proposal.sale_id,
    title: 'Proposta excluída',
    content: `A proposta ${formatProposalNumber(proposal.count)} foi excluída${withWorks(works.length)}.`,
  });
  await publish(tx, caller, { kind: 'proposals-changed', customer: proposal.customer_id });
  return { deletedItems: works.length };
}

const withWorks = (count: number): string => {
  if (count === 0) return '';
  return count === 1 ? ', com 1 projeto ou obra' : `, com ${count} projetos e obras`;
};

/** Projects and works of the proposal, held in one order for everybody. */
function worksOf(tx: Tx, { account_id, id }: Row<'proposals'>): Promise<Row<'sales'>[]> {
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
