import { computeRenewalPrice, type PlanChoice } from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';
import { addDays } from '@girassol/shared-domain';
import { type DatedPrices, findPricesOn, listPricesUntil } from '../prices/load-price-list';
import type { LoadedSubscription } from './load-subscription';

/** Days before a renewal on which a higher price must have been told. */
export const PRICE_TOLD_BEFORE_DAYS = 30;

const TOLD = 'priceTold';

/** Finds the prices in `lists` by which a running subscription has paid its period; null for one that is not running. */
export function findHeldPrices(
  { row, status, charges }: LoadedSubscription,
  lists: readonly DatedPrices[],
): DatedPrices | null {
  const { paidUntil, state } = status;
  if (row.started_on === null || paidUntil === null || state === 'ended') return null;
  const paid = charges.findLast((charge) => charge.state === 'paid' && charge.period_end === paidUntil);
  const day = paid?.prices_from ?? paid?.period_start ?? null;
  return day === null ? null : findPricesOn(lists, day);
}

/**
 * Loads the prices of a renewal that begins on `startsOn`. A running subscription keeps its prices where the new ones are
 * higher and it was not told of them 30 days before; lower ones hold at once.
 */
export async function loadRenewalPrices(
  tx: Tx,
  loaded: LoadedSubscription,
  { choice, startsOn }: { choice: PlanChoice; startsOn: string },
): Promise<DatedPrices> {
  const lists = await listPricesUntil(tx, startsOn);
  const newest = findPricesOn(lists, startsOn);
  const held = findHeldPrices(loaded, lists);
  if (!held || newest.validFrom <= held.validFrom) return newest;
  const told = await listToldPrices(tx, loaded.row.account_id);
  const heldCents = computeRenewalPrice(held.prices, choice)?.cents ?? 0;
  const lastDay = addDays(startsOn, -PRICE_TOLD_BEFORE_DAYS);
  const found = lists.find(({ validFrom, prices }) => {
    const cents = computeRenewalPrice(prices, choice)?.cents ?? 0;
    const toldOn = told.get(validFrom);
    return validFrom <= held.validFrom || cents <= heldCents || (toldOn !== undefined && toldOn <= lastDay);
  });
  return found ?? held;
}

/** Lists the days on which an account was told of prices, by their first day. */
async function listToldPrices(tx: Tx, accountId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .selectFrom('billing_actions')
    .select(['subject', 'on_day'])
    .where('account_id', '=', accountId)
    .where('action', '=', TOLD)
    .execute();
  return new Map(rows.map(({ subject, on_day: day }) => [subject, day]));
}

/** Records on which day an account was told of prices, in the transaction that mails them. */
export async function recordToldPrices(
  tx: Tx,
  accountId: string,
  { validFrom, today }: { validFrom: string; today: string },
): Promise<void> {
  await tx
    .insertInto('billing_actions')
    .values({ account_id: accountId, action: TOLD, subject: validFrom, on_day: today })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
