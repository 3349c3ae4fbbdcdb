import {
  computePaidPeriod,
  computeRenewalPrice,
  getDueOfStep,
  getLateFrom,
  paymentMethodLabels,
  planNames,
} from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';
import { addDays, formatDate, formatMoney } from '@girassol/shared-domain';
import type { MailKind } from '@girassol/shared-domain/contract';
import { type DatedPrices, findPricesOn, listPricesUntil } from '../prices/load-price-list';
import { findOpenRenewal, getSubscription } from '../subscription/billing-state';
import type { LoadedSubscription } from '../subscription/load-subscription';
import { priceNextPeriod } from '../subscription/plan-price';
import { findHeldPrices, PRICE_TOLD_BEFORE_DAYS, recordToldPrices } from '../subscription/renewal-prices';
import { mailPayers, type PaymentMail } from './mail-payers';
import type { StepHandler, StepRun } from './step-run';

/** Mails what `compose` says of the subscription of an account, or nothing where it says nothing or the account waits for its end. */
async function mailAbout(
  { context, tx, state, step }: StepRun,
  compose: (loaded: LoadedSubscription) => Promise<Omit<PaymentMail, 'key'> | null>,
): Promise<undefined> {
  const loaded = getSubscription(state);
  // Its people are told of the end; that data stays for 90 days, or how to pay, would be untrue.
  if (!loaded || state.endState !== null) return undefined;
  const mail = await compose(loaded);
  if (mail) await mailPayers(tx, context.app.mailer, state.accountId, { key: step.key, ...mail });
  return undefined;
}

/**
 * Tells what the renewal will cost where the price has changed. A higher price holds from the first period that begins 30 days
 * later or more; until then, the former one is kept.
 */
export const mailPriceChange: StepHandler = (run) =>
  mailAbout(run, async (loaded) => {
    const { tx, state } = run;
    const { today } = state;
    const { row, status } = loaded;
    const { paidUntil } = status;
    if (paidUntil === null) return null;
    const told = findFirstToldPeriod(row, { paidUntil, today });
    const lists = await listPricesUntil(tx, told);
    const held = findHeldPrices(loaded, lists);
    if (!held) return null;
    const choice = {
      planId: row.next_plan_id ?? row.plan_id,
      vendors: row.next_vendors ?? row.vendors,
      isRecurring: row.months_per_period === 1,
    };
    const getCents = ({ prices }: DatedPrices) => computeRenewalPrice(prices, choice)?.cents ?? 0;
    const soon = findPricesOn(lists, paidUntil);
    const startsOn = getCents(soon) <= getCents(held) ? paidUntil : told;
    const next = findPricesOn(lists, startsOn);
    const [before, after] = [getCents(held), getCents(next)];
    if (next.validFrom <= held.validFrom || before === after) return null;
    await recordToldPrices(tx, row.account_id, { validFrom: next.validFrom, today });
    return {
      kind: 'price-change',
      subject: `O preço da sua renovação: ${formatMoney(after / 100)}`,
      texts: [
        `A sua assinatura do plano ${planNames[choice.planId]} continua no preço de antes até ${formatDate(addDays(startsOn, -1))}.`,
        `A partir de ${formatDate(startsOn)} ela custa ${formatMoney(after / 100)} em vez de ${formatMoney(before / 100)}.`,
      ],
      button: { path: '/financeiro', label: 'Ver a assinatura' },
    };
  });

/** Finds the first day of the next period that begins late enough for a price that is told today. */
function findFirstToldPeriod(
  row: LoadedSubscription['row'],
  { paidUntil, today }: { paidUntil: string; today: string },
): string {
  const anchor = row.started_on ?? paidUntil;
  const earliest = addDays(today, PRICE_TOLD_BEFORE_DAYS);
  if (paidUntil >= earliest) return paidUntil;
  for (let number = 0; ; number += 1) {
    const { start } = computePaidPeriod(anchor, row.months_per_period, number);
    if (start > paidUntil && start >= earliest) return start;
  }
}

/** Tells that the card of a subscription is about to end. */
export const mailCardExpiry: StepHandler = (run) =>
  mailAbout(run, async ({ row: { card } }) =>
    card
      ? {
          kind: 'card-expiry',
          subject: 'O seu cartão está para vencer',
          texts: [
            `O cartão ${card.brand} final ${card.lastDigits} vale até ${card.expires.slice(5)}/${card.expires.slice(0, 4)}. Troque-o para que a assinatura continue sem interrupção.`,
          ],
          button: { path: '/financeiro', label: 'Trocar o cartão' },
        }
      : null,
  );

/** Reminds of the open renewal, with its payment page, which opens without a login. */
export const mailReminder: StepHandler = (run) =>
  mailAbout(run, async ({ charges }) => {
    const charge = findOpenRenewal(charges);
    if (!charge) return null;
    const amount = formatMoney(charge.amount_cents / 100);
    const isLate = run.step.day > charge.due_on;
    return {
      kind: 'payment-reminder',
      subject: isLate
        ? `${amount} venceram em ${formatDate(charge.due_on)}`
        : `${amount} vencem em ${formatDate(charge.due_on)}`,
      texts: [
        charge.method === 'pixAutomatic' && !isLate
          ? `O seu banco vai debitar ${amount} em ${formatDate(charge.due_on)} por ${paymentMethodLabels.pixAutomatic}. Você pode cancelar esta cobrança no aplicativo do banco até a véspera.`
          : `A renovação da sua assinatura é de ${amount}. Pague por Pix, boleto ou cartão: o link abre sem senha.`,
      ],
      button: { path: `/assinatura/pagar/${charge.pay_token}`, label: 'Ver e pagar' },
    };
  });

/** Tells that a trial is about to end, and what the subscription costs after it. Nothing is charged by itself. */
export const mailTrialEnd: StepHandler = (run) =>
  mailAbout(run, async (loaded) => {
    const { tx } = run;
    const { row, status } = loaded;
    if (status.paidUntil === null || status.state !== 'active') return null;
    const planId = row.next_plan_id ?? row.plan_id;
    const { cents } = await priceNextPeriod(
      tx,
      loaded,
      {
        planId,
        vendors: row.next_vendors ?? row.vendors,
        isRecurring: row.months_per_period === 1,
      },
      { startsOn: status.paidUntil },
    );
    const last = formatDate(addDays(status.paidUntil, -1));
    return {
      kind: 'trial-end',
      subject: `O seu teste vai até ${last}`,
      texts: [
        `Você testa o plano ${planNames[row.plan_id]} até ${last}. Depois disso os recursos são bloqueados, e os seus dados ficam guardados. Nada é cobrado sozinho.`,
        `Para continuar, assine por ${formatMoney(cents / 100)}, com a implantação. Os dias do teste que sobram continuam valendo.`,
      ],
      button: { path: '/financeiro', label: 'Assinar' },
    };
  });

/** Tells that features were removed, or that the account ended. */
export const mailStatus: StepHandler = (run) =>
  mailAbout(run, async ({ row, status, ledger, charges }) => {
    const { tx } = run;
    const { paidUntil } = status;
    if (paidUntil === null) return null;
    const agreedDueOn = ledger.agreedDueOn ?? null;
    const due = getDueOfStep('applyStatus', { paidUntil, agreedDueOn });
    const isTrial = ledger.paid.length === 0 && agreedDueOn === null;
    const charge = findOpenRenewal(charges);
    const button = charge
      ? { path: `/assinatura/pagar/${charge.pay_token}`, label: 'Pagar e voltar a usar' }
      : { path: '/financeiro', label: 'Ver a assinatura' };
    if (status.state === 'suspended' && !(await isTold(tx, row.account_id, 'subscription-suspended', due)))
      return {
        kind: 'subscription-suspended',
        subject: isTrial ? 'O seu teste terminou' : 'Os recursos da sua conta foram bloqueados',
        texts: [
          isTrial
            ? 'O teste terminou e você não deve nada. Seus dados estão guardados: assine quando quiser, e tudo volta na hora.'
            : `A renovação venceu em ${formatDate(getLateFrom(paidUntil, agreedDueOn))} e não foi paga. Seus dados estão guardados, e tudo volta assim que o pagamento chegar.`,
        ],
        button,
      };
    if (status.state === 'ended' && !(await isTold(tx, row.account_id, 'subscription-ended', due)))
      return {
        kind: 'subscription-ended',
        subject: isTrial ? 'A conta do seu teste foi encerrada' : 'A sua assinatura terminou',
        texts: ['Os seus dados ainda podem ser exportados por 90 dias. Você pode voltar quando quiser.'],
        button,
      };
    return null;
  });

/** Checks whether a mail of a kind was written since the renewal is due. */
async function isTold(tx: Tx, accountId: string, kind: MailKind, due: string): Promise<boolean> {
  const found = await tx
    .selectFrom('mail_outbox')
    .select('id')
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('key', 'like', `applyStatus:${due}:%`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
