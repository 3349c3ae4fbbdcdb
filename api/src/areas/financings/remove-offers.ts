import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { findAgreement } from '../proposals/agreement';
import { publishProposalsChanged } from '../proposals/publish-proposals-changed';

/**
 * Removes the bank offers of a lost financing from its proposal. Offers typed by users and offers of other
 * financings stay, and a proposal that the customer has agreed to is not changed. Returns the number of
 * removed offers.
 */
export async function removeFinancingOffersFromProposal(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  { id, proposal_id }: Pick<Row<'financings'>, 'id' | 'proposal_id'>,
): Promise<number> {
  const { accountId } = sender;
  const options = await tx
    .selectFrom('financing_options')
    .select('id')
    .where('account_id', '=', accountId)
    .where('financing_id', '=', id)
    .execute();
  if (options.length === 0) return 0;
  const proposal = await tx
    .selectFrom('proposals')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', proposal_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { revenueData } = proposal.data;
  const offers = revenueData?.financing ?? [];
  const ofFinancing = new Set(options.map((option) => option.id));
  const left = offers.filter(
    ({ finOptId, cost }) => cost === undefined || finOptId === null || !ofFinancing.has(finOptId),
  );
  if (!revenueData || left.length === offers.length) return 0;
  if (await findAgreement(tx, proposal)) return 0;

  await tx
    .updateTable('proposals')
    .set({
      data: sql`data || ${JSON.stringify({ revenueData: { ...revenueData, financing: left } })}::jsonb`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      updated_by: null,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', proposal_id)
    .execute();
  await tx
    .updateTable('financing_options')
    .set({ added: null })
    .where('account_id', '=', accountId)
    .where('financing_id', '=', id)
    .execute();
  await publishProposalsChanged(tx, sender, proposal);
  return offers.length - left.length;
}
