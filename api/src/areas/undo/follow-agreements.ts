import type { Row, Tx } from '../../platform/database';
import { endWonAgreement, keepAgreement } from '../proposals/agreement';

type Sale = Row<'sales'>;

/** A sale that is open again no longer holds the proposal it was won with; one that is won again does (0081). */
export async function followAgreements(
  tx: Tx,
  before: readonly Sale[],
  after: readonly Sale[],
): Promise<void> {
  const [were, are] = [wonWith(before), wonWith(after)];
  for (const [id, sale] of were) if (!are.has(id)) await endWonAgreement(tx, sale);
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
  if (proposal) await keepAgreement(tx, proposal, 'WON');
}
