import { toIsoDate } from '@girassol/shared-domain';
import type { Row, Tx } from '../../platform/database';
import { readSettingsDocument } from '../settings/read-settings';
import type { PricingFacts } from './price-sections';

/**
 * What pricing asks for besides the proposal itself: the account's rules, who sells, and of the item it is made for who
 * qualified its lead and how high the roof is.
 */
export async function pricingFacts(
  tx: Tx,
  { account_id, user_id, sale_id }: Pick<Row<'proposals'>, 'account_id' | 'user_id' | 'sale_id'>,
): Promise<PricingFacts> {
  return {
    vendor: user_id,
    ...(await itemFacts(tx, { account_id, sale_id })),
    settings: await readSettingsDocument(tx, account_id),
    year: Number(toIsoDate(Date.now()).slice(0, 4)),
  };
}

/** What pricing asks of the item that a proposal is made for. */
export async function itemFacts(
  tx: Tx,
  { account_id, sale_id }: Pick<Row<'proposals'>, 'account_id' | 'sale_id'>,
): Promise<Pick<PricingFacts, 'preVendor' | 'roofHeight'>> {
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
