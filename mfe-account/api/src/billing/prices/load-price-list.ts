import type { PriceList } from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';

/** Prices in cents, and the first day on which they hold (`yyyy-mm-dd`). */
export interface DatedPrices {
  validFrom: string;
  prices: PriceList;
}

/** Lists the prices that hold on a day, and those before them, newest first. */
export async function listPricesUntil(tx: Tx, day: string): Promise<DatedPrices[]> {
  const rows = await tx
    .selectFrom('price_lists')
    .select(['valid_from', 'prices'])
    .where('valid_from', '<=', day)
    .orderBy('valid_from', 'desc')
    .execute();
  return rows.map(({ valid_from: validFrom, prices }) => ({ validFrom, prices }));
}

/** Finds the prices that hold on a day in a list, newest first. */
export function findPricesOn(lists: readonly DatedPrices[], day: string): DatedPrices {
  const found = lists.find(({ validFrom }) => validFrom <= day);
  if (!found) throw new Error(`no prices hold on ${day}`);
  return found;
}

/** Loads the prices that hold on a day, with their first day. */
export const loadPricesOn = async (tx: Tx, day: string): Promise<DatedPrices> =>
  findPricesOn(await listPricesUntil(tx, day), day);

/** Loads the prices in cents that hold on a day (`yyyy-mm-dd`). */
export const loadPriceList = async (tx: Tx, day: string): Promise<PriceList> =>
  (await loadPricesOn(tx, day)).prices;
