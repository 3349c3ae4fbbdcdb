import type { PaymentMethod, SignupPlanId } from '@girassol/account-domain/billing';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { addDays } from '@girassol/shared-domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { askAndPay, keepOrReplaceCharge, lockCharge } from '../billing/charges';
import { quoteFirstPrice, requireSamePrice } from '../billing/prices';
import { lockSubscription } from '../billing/subscription/load-subscription';
import type { PaymentProvider } from '../payments/payment-provider';
import type { SubscriptionPayer } from '../tables/billing-tables';
import { lockOwnSignup } from './signup-browser';

/** Days after the due day for which a signup that was not paid is kept. */
const DAYS_TO_CLEAR = 10;

/** Days in which a signup can be paid: a boleto takes one to clear. */
const DAYS_TO_PAY = 3;

/** Choice of step 3. */
export interface SignupPayment {
  planId: SignupPlanId;
  vendors: number;
  document: string;
  coupon: string;
  frontPrice: number;
  method: Exclude<PaymentMethod, 'pixAutomatic'>;
  isRecurring: boolean;
  /** Token of the provider's card page; null for Pix and boleto. */
  cardToken: string | null;
}

/**
 * Asks a signup for its money. The server prices: another `frontPrice` is refused (409). The same choice again keeps its
 * charge and changes only how it is paid; another choice cancels the charge before.
 */
export async function paySignup(
  server: FastifyInstance,
  payments: PaymentProvider,
  request: FastifyRequest,
  id: string,
  payment: SignupPayment,
): Promise<void> {
  const { cardToken } = payment;
  await askAndPay(server, payments, { accountId: id, cardToken }, async (tx) => {
    await lockSubscription(tx, id);
    const signup = await lockOwnSignup(tx, request, id);
    if (signup.state === 'paid') return null;
    if (!signup.address) throw new Refusal(409, 'Informe primeiro o endereço.');
    return createSignupCharge(tx, signup, payment);
  });
}

async function createSignupCharge(
  tx: Tx,
  signup: Row<'signups'>,
  payment: SignupPayment,
): Promise<Row<'charges'>> {
  const { account_id: accountId } = signup;
  const { planId, vendors, document, coupon, method } = payment;
  const today = await loadAccountToday(tx, accountId);
  const quote = await quoteFirstPrice(tx, { ...payment, today });
  requireSamePrice(payment.frontPrice, quote.price.finalCents);

  const payer: SubscriptionPayer = {
    name: `${signup.contact.name} ${signup.contact.surname}`,
    document,
    email: signup.contact.email,
    address: signup.address,
  };
  const chosen = {
    plan_id: planId,
    vendors,
    months_per_period: quote.monthsPerPeriod,
    method,
    payer: JSON.stringify(payer),
  };
  await tx
    .insertInto('subscriptions')
    .values({ account_id: accountId, ...chosen })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
    .execute();

  const before = signup.charge_id === null ? null : await lockCharge(tx, accountId, signup.charge_id);
  const charge = await keepOrReplaceCharge(tx, accountId, before, {
    kind: 'signup',
    planId,
    vendors,
    monthsPerPeriod: quote.monthsPerPeriod,
    period: null,
    lines: quote.lines,
    amountCents: quote.price.finalCents,
    planCents: quote.planCents,
    setupKeys: quote.setupKeys,
    coupon: quote.price.isCouponApplied ? coupon : '',
    dueOn: addDays(today, DAYS_TO_PAY),
    method,
    today,
  });
  await tx
    .updateTable('signups')
    .set({
      state: 'waiting',
      plan_id: planId,
      vendors,
      document,
      coupon: coupon === '' ? null : coupon,
      charge_id: charge.id,
      // Money may come after the due day: until then the signup stays.
      expires_at: sql<Date>`greatest(expires_at, ${charge.due_on}::date + interval '${sql.raw(String(DAYS_TO_CLEAR))} days')`,
      changed_at: sql<Date>`now()`,
    })
    .where('account_id', '=', accountId)
    .execute();
  return charge;
}
