import {
  ENDED_AFTER_DAYS,
  getLateFrom,
  listBillingSteps,
  paymentMethodLabels,
  planNames,
} from '@girassol/account-domain/billing';
import type { SubscriptionOverview } from '@girassol/account-domain/contract';
import type { Caller } from '@girassol/api-platform/access';
import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addDays, formatDate, formatMoney } from '@girassol/shared-domain';
import { loadUnconfirmedEmail } from '../../email-confirmation';
import type { PaymentProvider } from '../../payments/payment-provider';
import { toPayableCharge } from '../charges';
import { loadLedger } from '../ledger';
import { buildBillingFacts, listStepsDone } from '../steps/load-facts';
import { getNextPeriod } from './ask-for-payment';
import { type LoadedSubscription, loadSubscription } from './load-subscription';
import { requireOwner } from './owner';
import { priceNextPeriod } from './plan-price';
import { mayWithdraw } from './withdraw';

type NextCharge = NonNullable<SubscriptionOverview['nextCharge']>;
type Timeline = SubscriptionOverview['timeline'];

/** Charges that are listed. */
const MAX_PAYMENTS = 60;

/**
 * Loads how the subscription of the caller's account stands, for its owner: state, next charge, payments, what was and what
 * comes. Refused (403) for everybody else.
 */
export async function loadOverview(
  tx: Tx,
  caller: Caller,
  payments: PaymentProvider,
): Promise<SubscriptionOverview> {
  requireOwner(caller);
  const { accountId } = caller;
  const today = await loadAccountToday(tx, accountId);
  const loaded = await loadSubscription(tx, accountId, today);
  const owner = await loadAccountOwner(tx, accountId);
  if (!loaded)
    return {
      subscription: null,
      sentence:
        caller.session.whitelabel === null
          ? 'Sua conta foi aberta pela nossa equipe e não tem cobranças por aqui.'
          : 'Sua conta é cobrada pela empresa que a abriu. Por aqui não há nada a pagar.',
      today,
      creditCents: 0,
      nextCharge: null,
      payments: [],
      timeline: [],
      payer: { name: owner.name, document: '', email: owner.email, address: null },
      billingEmails: [],
      unconfirmedEmail: await loadUnconfirmedEmail(tx, accountId),
      dueDate: null,
      plan: null,
    };
  const { row, status } = loaded;
  const charges = await listCharges(tx, accountId);
  const nextCharge = await loadNextCharge(tx, loaded, charges, today);
  const { creditCents } = await loadLedger(tx, accountId);
  return {
    subscription: {
      planId: row.plan_id,
      vendorsAmount: row.vendors,
      monthsPerPeriod: row.months_per_period,
      method: row.method,
      state: status.state,
      isTrial: row.started_on === null && row.trial_until !== null,
      paidUntil: status.paidUntil,
      graceUntil: status.graceUntil,
      canceledOn: row.canceled_on,
      next:
        row.next_plan_id === null
          ? null
          : { planId: row.next_plan_id, vendorsAmount: row.next_vendors ?? row.vendors },
      card: row.card && {
        brand: row.card.brand,
        lastDigits: row.card.lastDigits,
        expires: row.card.expires,
      },
      authorization: row.authorization_state && {
        state: row.authorization_state,
        maxCents: row.authorization_max_cents,
      },
      mayWithdraw: mayWithdraw(charges, today),
      offersAutomaticPix: payments.capabilities.offersAutomaticPix,
    },
    sentence: writeSentence(loaded, nextCharge),
    today,
    creditCents,
    nextCharge,
    payments: charges.map((charge) => toListedCharge(charge, payments)),
    timeline: await loadTimeline(tx, loaded, charges, today),
    payer: row.payer,
    billingEmails: row.billing_emails,
    unconfirmedEmail: await loadUnconfirmedEmail(tx, accountId),
    dueDate: nextCharge?.dueOn ?? null,
    plan: row.plan_id,
  };
}

/** Converts a charge to the record in the list of payments. */
export const toListedCharge = (charge: Row<'charges'>, payments: PaymentProvider) => ({
  ...toPayableCharge(charge, payments),
  at: charge.created_at.getTime(),
  receiptNumber: charge.receipt_number,
  serviceInvoice: charge.service_invoice,
});

/** Lists the latest charges of an account, newest first. */
export const listCharges = (tx: Tx, accountId: string): Promise<Row<'charges'>[]> =>
  tx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_PAYMENTS)
    .execute();

/** Loads the open renewal if there is one, else what the next period will cost; null once nothing more is charged. */
export async function loadNextCharge(
  tx: Tx,
  loaded: LoadedSubscription,
  charges: readonly Row<'charges'>[],
  today: string,
): Promise<NextCharge | null> {
  const { row, status } = loaded;
  if (row.canceled_on !== null || status.state === 'pending') return null;
  const open = charges.find(({ kind, state }) => kind === 'renewal' && state === 'open');
  if (open)
    return {
      dueOn: open.due_on,
      amountCents: open.amount_cents,
      lines: open.lines,
      method: open.method,
      coupon: open.coupon ?? '',
    };
  const { start } = getNextPeriod(loaded, today);
  const { lines, cents } = await priceNextPeriod(
    tx,
    loaded,
    {
      planId: row.next_plan_id ?? row.plan_id,
      vendors: row.next_vendors ?? row.vendors,
      isRecurring: row.months_per_period === 1,
    },
    { startsOn: start },
  );
  return { dueOn: start, amountCents: cents, lines, method: row.method, coupon: '' };
}

/** Says in a sentence how a subscription stands; to its owner, also what to do about it. */
export function writeSentence(
  { row, status, ledger }: LoadedSubscription,
  next: NextCharge | null,
  reader: 'owner' | 'operator' = 'owner',
): string {
  const toOwner = (advice: string) => (reader === 'owner' ? ` ${advice}` : '');
  const { state, paidUntil, graceUntil } = status;
  const until = paidUntil === null ? '' : formatDate(addDays(paidUntil, -1));
  const charge =
    next &&
    `${formatMoney(next.amountCents / 100)} em ${formatDate(next.dueOn)} por ${paymentMethodLabels[next.method]}`;
  const isTrial = row.started_on === null;
  const agreed = ledger.agreedDueOn ?? null;
  const isAgreed = agreed !== null && paidUntil !== null && agreed > paidUntil;
  const dueOn = paidUntil === null ? '' : getLateFrom(paidUntil, agreed);
  switch (state) {
    case 'pending':
      return 'Aguardando o primeiro pagamento.';
    case 'active':
      if (row.canceled_on !== null) return `Cancelada: o acesso vai até ${until}.`;
      if (isAgreed) return `Ativa, com vencimento combinado: próxima cobrança de ${charge}.`;
      if (isTrial)
        return `Teste do plano ${planNames[row.plan_id]} até ${until}.${toOwner('Assine para continuar.')}`;
      return `Ativa até ${until}; próxima cobrança de ${charge}.`;
    case 'pastDue':
      return `Venceu em ${formatDate(dueOn)} e ainda não foi paga. Tudo funciona até ${formatDate(graceUntil ?? '')}.`;
    case 'suspended':
      return isTrial
        ? `O teste terminou em ${until}.${toOwner('Seus dados estão guardados: assine para continuar.')}`
        : `Sem pagamento desde ${formatDate(dueOn)}.${toOwner('Seus dados estão guardados: pague para voltar a usar tudo.')}`;
    case 'ended':
      if (isTrial)
        return `O teste terminou em ${until}.${toOwner('Seus dados ainda podem ser exportados, e você pode assinar quando quiser.')}`;
      return row.canceled_on === null
        ? `Encerrada por falta de pagamento em ${formatDate(addDays(dueOn, ENDED_AFTER_DAYS))}.${toOwner('Seus dados ainda podem ser exportados.')}`
        : `Encerrada em ${formatDate(paidUntil ?? '')}.${toOwner('Seus dados ainda podem ser exportados.')}`;
  }
}

const stepTexts: Partial<Record<string, string>> = {
  issueRenewal: 'Emitimos a cobrança da renovação',
  scheduleDebit: 'Enviamos a cobrança ao seu banco',
  remind: 'Lembramos por e-mail',
  tellTrialEnd: 'Lembramos por e-mail que o teste termina',
  chargeCard: 'Cobramos o cartão',
};

async function loadTimeline(
  tx: Tx,
  loaded: LoadedSubscription,
  charges: readonly Row<'charges'>[],
  today: string,
): Promise<Timeline> {
  const { row, status } = loaded;
  const timeline: Timeline = charges.flatMap((charge) => {
    const amount = formatMoney(charge.amount_cents / 100);
    if (charge.state === 'paid' && charge.period_start !== null)
      return [{ day: charge.period_start, text: `${amount} pagos`, isPast: charge.period_start <= today }];
    return charge.state === 'open'
      ? [
          {
            day: charge.due_on,
            text: `${amount} ${charge.due_on < today ? 'venceram' : 'vencem'}`,
            isPast: charge.due_on <= today,
          },
        ]
      : [];
  });
  if (row.canceled_on !== null)
    timeline.push({ day: row.canceled_on, text: 'Assinatura cancelada', isPast: true });
  const facts = buildBillingFacts(loaded, await listStepsDone(tx, row.account_id));
  if (facts && row.canceled_on === null)
    for (const { kind, day } of listBillingSteps(facts)) {
      const text = stepTexts[kind];
      // Steps after the due day are for those who do not pay, and nobody expects that.
      if (text && day > today && day <= (facts.agreedDueOn ?? facts.paidUntil))
        timeline.push({ day, text, isPast: false });
    }
  if (status.paidUntil !== null && row.canceled_on !== null)
    timeline.push({ day: status.paidUntil, text: 'O acesso termina', isPast: status.paidUntil <= today });
  if (status.graceUntil !== null)
    timeline.push({ day: addDays(status.graceUntil, 1), text: 'Os recursos são bloqueados', isPast: false });
  return timeline.sort((one, other) => one.day.localeCompare(other.day));
}
