import type { Tx } from '@girassol/api-platform/database';
import { insertCharge, type NewCharge } from '../charges';
import { payCharge } from '../charges/pay-charge';
import { getNextPeriod } from '../subscription/ask-for-payment';
import { type BillingState, findOpenRenewal, getSubscription } from '../subscription/billing-state';
import type { LoadedSubscription } from '../subscription/load-subscription';
import { priceNextPeriod } from '../subscription/plan-price';
import type { StepHandler } from './step-run';

/**
 * Creates the charge of the next period. Credit pays it where there is enough; else the bank is asked for its codes, except
 * for one that a card will be charged for: nobody pays it by Pix or boleto before it is asked for on its payment page. Does
 * nothing for an account that waits for its end.
 */
export const issueRenewal: StepHandler = async ({ context: { app, own }, tx, state }) => {
  const { accountId, charges, ledger, endState } = state;
  const loaded = getSubscription(state);
  if (!loaded || endState !== null) return undefined;
  const open = findOpenRenewal(charges);
  const charge = open ?? (await insertCharge(tx, accountId, await composeRenewal(tx, loaded, state)));
  if (!open) charges.push(charge);
  const isCovered = (ledger.openCents.get(charge.id) ?? 0) <= ledger.creditCents;
  if (charge.method === 'card' && !isCovered) return undefined;
  return () => payCharge(app, own.payments, { accountId, chargeId: charge.id, cardToken: null });
};

/** Composes the charge of the next period. */
async function composeRenewal(
  tx: Tx,
  loaded: LoadedSubscription,
  { today, ledger }: BillingState,
): Promise<NewCharge> {
  const { row } = loaded;
  const period = getNextPeriod(loaded, today);
  const planId = row.next_plan_id ?? row.plan_id;
  const vendors = row.next_vendors ?? row.vendors;
  const { lines, cents, planCents, setupKeys, pricesFrom } = await priceNextPeriod(
    tx,
    loaded,
    { planId, vendors, isRecurring: row.months_per_period === 1 },
    { startsOn: period.start },
  );
  return {
    kind: 'renewal',
    planId,
    vendors,
    monthsPerPeriod: row.months_per_period,
    period,
    lines,
    amountCents: cents,
    planCents,
    setupKeys,
    pricesFrom,
    dueOn: period.start,
    agreedDueOn: loaded.ledger.agreedDueOn ?? null,
    ledger,
    coupon: '',
    method: row.method,
    today,
  };
}
