import type { Row, Tx } from '@girassol/api-platform/database';
import { deleteWonAgreement, saveAgreement } from '../proposals/agreement';

type Sale = Row<'sales'>;

/**
 * Updates the agreements of proposals after an undo has changed sales. The agreement of a sale that is open
 * again is deleted, so that the proposal may change; a sale that is won again gets an agreement (decision
 * 0081).
 */
export async function updateProposalAgreements(
  tx: Tx,
  before: readonly Sale[],
  after: readonly Sale[],
): Promise<void> {
  const [were, are] = [wonWith(before), wonWith(after)];
  for (const [id, sale] of were) if (!are.has(id)) await deleteWonAgreement(tx, sale);
  for (const [id, sale] of are) if (!were.has(id)) await holdProposal(tx, sale);
}

const wonWith = (sales: readonly Sale[]): ReadonlyMap<string, Sale> =>
  new Map(
    sales
      .filter(
        ({ type, status, approved_proposal }) => type === 'SALES' && status === 'CLOSED' && approved_proposal,
      )
      .map((sale) => [sale.id, sale]),
  );

async function holdProposal(tx: Tx, { account_id, approved_proposal }: Sale): Promise<void> {
  const proposal = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('id', '=', approved_proposal)
    .forUpdate()
    .executeTakeFirst();
  if (proposal) await saveAgreement(tx, proposal, 'WON');
}
