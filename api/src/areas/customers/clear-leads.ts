import type { Row, Tx } from '../../platform/database';

/** What somebody sent on the site goes with the customer that it made. */
export async function clearLeads(
  tx: Tx,
  { account_id, id }: Pick<Row<'customers'>, 'account_id' | 'id'>,
): Promise<void> {
  await tx
    .deleteFrom('website_leads')
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .execute();
}
