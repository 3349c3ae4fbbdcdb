import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { agreementOf } from '../proposals/agreement';
import { tellProposals } from '../proposals/tell-proposals';

/**
 * Takes the offers of a financing that came to nothing off its proposal: nobody can have that money any more. What was typed
 * by hand stays, what came of another financing as well, and a proposal that was agreed to stays as the customer saw it.
 * Answers how many went.
 */
export async function takeOffersBack(
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
  if (await agreementOf(tx, proposal)) return 0;

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
  await tellProposals(tx, sender, proposal);
  return offers.length - left.length;
}
