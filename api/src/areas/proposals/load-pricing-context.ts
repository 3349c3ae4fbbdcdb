import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Row, Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import type { PricingContext } from './price-sections';

/**
 * Loads the data that pricing needs besides the proposal: rules of the account, the seller, and the user who qualified
 * the lead and the height of the roof of its item.
 */
export async function loadPricingContext(
  tx: Tx,
  { account_id, user_id, sale_id }: Pick<Row<'proposals'>, 'account_id' | 'user_id' | 'sale_id'>,
): Promise<PricingContext> {
  return {
    vendor: user_id,
    ...(await loadItemPricingContext(tx, { account_id, sale_id })),
    settings: await loadSettingsDocument(tx, account_id),
    year: Number(toIsoDate(Date.now()).slice(0, 4)),
  };
}

/**
 * Loads the data for pricing that comes from the item of a proposal: the height of the roof and the user who
 * qualified the lead.
 */
export async function loadItemPricingContext(
  tx: Tx,
  { account_id, sale_id }: Pick<Row<'proposals'>, 'account_id' | 'sale_id'>,
): Promise<Pick<PricingContext, 'preVendor' | 'roofHeight'>> {
  const item = sale_id
    ? await tx
        .selectFrom('sales as item')
        .leftJoin('sales as lead', (join) =>
          join
            .onRef('lead.account_id', '=', 'item.account_id')
            .onRef('lead.id', '=', 'item.related_pre_sale'),
        )
        .select(['item.roof_hight', 'lead.owner_id as preVendor'])
        .where('item.account_id', '=', account_id)
        .where('item.id', '=', sale_id)
        .executeTakeFirst()
    : undefined;
  return { preVendor: item?.preVendor ?? null, roofHeight: Number(item?.roof_hight ?? 0) };
}
