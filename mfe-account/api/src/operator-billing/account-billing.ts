import { paymentMethodLabels, postGivenCredit, postOutsidePayment } from '@girassol/account-domain/billing';
import type { AccountBilling } from '@girassol/account-domain/contract';
import { type Database, generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { invalidField, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { addDays, formatDate, formatMoney } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { recordAccountChange } from '../accounts/record-account-change';
import { requireNoUndecidedAttempt } from '../billing/card-attempts/begin-attempt';
import { cancelCharge, insertCharge, lockCharge } from '../billing/charges';
import { type OpeningServer, openPaidAccount } from '../billing/settlement/open-paid-account';
import { listReceivedPayments } from '../billing/settlement/received-payments';
import { computeRefundEffect } from '../billing/settlement/record-payments';
import { loadBankReferences } from '../billing/settlement/refund-payments';
import { settleAccount } from '../billing/settlement/settle-charge';
import { applySubscriptionStatus } from '../billing/subscription/apply-status';
import { type BillingState, lockBillingState } from '../billing/subscription/billing-state';
import type { PaymentProvider } from '../payments/payment-provider';
import { loadAccountBilling } from './load-account-billing';

/** Days until the due day of a charge at most: a boleto names days within years, and a price does not hold for longer. */
const MAX_DUE_DAYS = 180;

/** Act of an operator: on which account, by whom and why. */
export interface OperatorAct {
  accountId: string;
  by: string;
  why: string;
}

/** Loads the subscription, the charges and the ledger of an account for operators. */
export const showAccountBilling = (
  database: Database,
  payments: PaymentProvider,
  accountId: string,
): Promise<AccountBilling> =>
  database.asAccount({ accountId }, (tx) => loadAccountBilling(tx, accountId, payments));

/** Records what an operator did in the history of the account, with the reason. */
export const recordOperatorAct = (tx: Tx, { accountId, by, why }: OperatorAct, what: string): Promise<void> =>
  recordAccountChange(tx, accountId, { by, why: `${what}: ${why}`, action: 'billing' });

/** Locks the subscription of an account, then its row, in whose order its history is written. Refused (404) without a subscription. */
export async function lockBilling(tx: Tx, accountId: string): Promise<BillingState> {
  const state = await lockBillingState(tx, accountId);
  if (!state.row) throw notFound('Esta conta não tem assinatura.');
  await tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  return state;
}

const requireOpen = ({ state }: Row<'charges'>): void => {
  if (state !== 'open') throw new Refusal(409, 'Esta cobrança não está aberta.');
};

/** Settles an open charge that was paid in another way. Refused (409) where it is not open. */
export async function settleOutside(
  tx: Tx,
  server: OpeningServer,
  act: OperatorAct,
  chargeId: string,
): Promise<void> {
  const { accountId } = act;
  const state = await lockBilling(tx, accountId);
  requireOpen(await lockCharge(tx, accountId, chargeId));
  await requireNoUndecidedAttempt(tx, { accountId, chargeId });
  const cents = state.ledger.openCents.get(chargeId) ?? 0;
  await state.ledger.post(postOutsidePayment(chargeId, cents), {
    eventKey: `outside:${chargeId}`,
    onDay: state.today,
    why: `Pago por fora: ${act.why}`,
  });
  await recordOperatorAct(tx, act, `${formatMoney(cents / 100)} pagos por fora`);
  await settleAccount(tx, state, (inner, account) => openPaidAccount(server, inner, account));
}

/**
 * Gives an open charge another due day: cancels it, and creates one like it, whose codes are asked for afterwards. Returns the
 * id of the new charge. Refused (400) for a day that is over or too far away, (409) where the charge is not open.
 */
export async function changeDueDay(
  tx: Tx,
  act: OperatorAct,
  { chargeId, dueOn }: { chargeId: string; dueOn: string },
): Promise<string> {
  const { accountId } = act;
  const { today } = await lockBilling(tx, accountId);
  const charge = await lockCharge(tx, accountId, chargeId);
  requireOpen(charge);
  await requireNoUndecidedAttempt(tx, { accountId, chargeId });
  if (dueOn < today) throw invalidField('dueOn', 'Este dia já passou.');
  if (dueOn > addDays(today, MAX_DUE_DAYS))
    throw invalidField('dueOn', `O vencimento pode ser em até ${MAX_DUE_DAYS} dias.`);
  await cancelCharge(tx, charge, { today, why: `Novo vencimento: ${act.why}` });
  const { period_start: start, period_end: end } = charge;
  const next = await insertCharge(tx, accountId, {
    kind: charge.kind,
    planId: charge.plan_id,
    vendors: charge.vendors,
    monthsPerPeriod: charge.months_per_period,
    period: start !== null && end !== null ? { start, end } : null,
    lines: charge.lines,
    amountCents: charge.amount_cents,
    planCents: charge.plan_cents,
    setupKeys: charge.setup_keys,
    coupon: charge.coupon ?? '',
    ...(charge.prices_from !== null && { pricesFrom: charge.prices_from }),
    dueOn,
    agreedDueOn: dueOn,
    // The bank has been told to take the money on the former day: from now on it is paid by hand.
    method: charge.method === 'pixAutomatic' ? 'pix' : charge.method,
    today,
  });
  await tx
    .updateTable('signups')
    .set({
      charge_id: next.id,
      expires_at: sql<Date>`greatest(expires_at, ${dueOn}::date + interval '10 days')`,
    })
    .where('account_id', '=', accountId)
    .where('charge_id', '=', chargeId)
    .execute();
  await recordOperatorAct(tx, act, `vencimento em ${formatDate(dueOn)}`);
  await applySubscriptionStatus(tx, accountId);
  return next.id;
}

/**
 * Records that an operator gives back what was paid for a charge through the bank, or one payment of it. Returns the bank's
 * references of the charge, for `refundPayments`. Refused (409) where nothing is held of it, and where the credit of that
 * payment has paid another charge.
 */
export async function beginRefund(
  tx: Tx,
  act: OperatorAct,
  { chargeId, paymentId }: { chargeId: string; paymentId: string | null },
): Promise<string[]> {
  const { accountId } = act;
  const state = await lockBilling(tx, accountId);
  const charge = await lockCharge(tx, accountId, chargeId);
  const payments = await listReceivedPayments(tx, accountId, chargeId);
  const wanted = payments.filter((payment) => paymentId === null || payment.payment_id === paymentId);
  const cents = wanted.reduce((sum, payment) => sum + payment.cents - payment.back_cents, 0);
  if (cents === 0)
    throw new Refusal(
      409,
      paymentId === null
        ? 'Nada foi pago pelo banco nesta cobrança, ou tudo já voltou.'
        : 'Este pagamento não é desta cobrança, ou já voltou.',
    );
  if (paymentId !== null && computeRefundEffect({ state, charge, payments }, paymentId) === 'spent')
    throw new Refusal(409, 'O crédito deste pagamento já pagou outra cobrança: não há o que devolver.');
  const one = paymentId === null ? undefined : wanted[0];
  await recordOperatorAct(
    tx,
    act,
    `devolução de ${formatMoney(cents / 100)}${one ? ` do pagamento por ${paymentMethodLabels[one.method]} de ${formatDate(one.paid_at.getTime())}` : ''}`,
  );
  return loadBankReferences(tx, charge);
}

/** Gives an account credit, which pays its open charges first and the next ones later. */
export async function giveCredit(
  tx: Tx,
  server: OpeningServer,
  act: OperatorAct,
  cents: number,
): Promise<void> {
  const { accountId } = act;
  const state = await lockBilling(tx, accountId);
  await state.ledger.post(postGivenCredit(cents), {
    eventKey: `given:${generateId()}`,
    onDay: state.today,
    why: `Crédito: ${act.why}`,
  });
  await recordOperatorAct(tx, act, `crédito de ${formatMoney(cents / 100)}`);
  await settleAccount(tx, state, (inner, account) => openPaidAccount(server, inner, account));
}
