import type { Row, Tx } from '@girassol/api-platform/database';

/** Deletes the website leads that were converted to a given customer. */
export async function deleteWebsiteLeadsOfCustomer(
  tx: Tx,
  { account_id, id }: Pick<Row<'customers'>, 'account_id' | 'id'>,
): Promise<void> {
  await tx
    .deleteFrom('website_leads')
    .where('account_id', '=', account_id)
    .where('customer_id', '=', id)
    .execute();
}
