import { addBankDays, addDays, addMonths, getBankDayOnOrAfter } from '@girassol/shared-domain';
import type { PaymentMethod } from './payment-methods';
import { ENDED_AFTER_DAYS, getLateFrom } from './subscription-status';

/**
 * Step of the billing of an account. `tellPrices`: the renewal will cost something else; `tellCardExpiry`; `issueRenewal`:
 * the charge of the next period is made; `scheduleDebit`: the bank is told to take the money (Pix Automático); `readDebit`:
 * what came of that is read; `remind`; `chargeCard`; `expireUpgrade`: a change of plan that nobody paid ends; `tellTrialEnd`; `applyStatus`: features are removed, or the account ends, if nothing
 * was paid.
 */
export type BillingStepKind =
  | 'tellPrices'
  | 'tellCardExpiry'
  | 'issueRenewal'
  | 'scheduleDebit'
  | 'readDebit'
  | 'remind'
  | 'chargeCard'
  | 'expireUpgrade'
  | 'tellTrialEnd'
  | 'applyStatus';

/** Step with the day from which it is due, and the key under which it is done once. */
export interface BillingStep {
  kind: BillingStepKind;
  /** `yyyy-mm-dd` */
  day: string;
  key: string;
}

/** Facts that decide which steps an account has. */
export interface BillingFacts {
  /** First day that is not paid: the renewal is due on it. */
  paidUntil: string;
  /** Due day that an operator has agreed for the renewal instead; null: none. */
  agreedDueOn: string | null;
  /** First days of the paid periods after the first one: plan and vendors may change on them. */
  periodStarts: readonly string[];
  /** True while nothing was ever paid: `paidUntil` ends a trial, after which nothing is owed. */
  isTrial: boolean;
  isCanceled: boolean;
  /** True after the money of the renewal went back: nothing is asked for again by itself. */
  isMoneyBack: boolean;
  /** True once features were removed: nothing is charged by itself any more. */
  isSuspended: boolean;
  method: PaymentMethod;
  /** True while the payer's authorization of Pix Automático is active. */
  hasAuthorization: boolean;
  /** Last month in which the card is valid, `yyyy-mm`; null without a card. */
  cardExpires: string | null;
  /** True after a refusal that no other day will change. */
  isCardDead: boolean;
  /** Open charge of a change of plan; null: none. */
  openUpgrade: { chargeId: string; dueOn: string } | null;
  /** Keys of the steps that were done. */
  done: ReadonlySet<string>;
}

/** Days before the due day on which the charge of the next period is made and, by Pix Automático, sent to the bank. */
export const RENEWAL_ISSUED_BEFORE_DAYS = 10;
/** An instruction of Pix Automático is accepted until two days before the due day. */
export const DEBIT_LATEST_BEFORE_DAYS = 2;

interface ScheduledStep {
  kind: BillingStepKind;
  /** Days from the due day on: the agreed one for what follows it, else the first day that is not paid. */
  days: number;
  methods?: readonly PaymentMethod[];
}

/** Steps around the day on which a renewal is due. */
const renewalSteps: readonly ScheduledStep[] = [
  { kind: 'tellPrices', days: -30 },
  { kind: 'issueRenewal', days: -RENEWAL_ISSUED_BEFORE_DAYS },
  { kind: 'scheduleDebit', days: -RENEWAL_ISSUED_BEFORE_DAYS, methods: ['pixAutomatic'] },
  { kind: 'remind', days: -7, methods: ['pix', 'boleto', 'pixAutomatic'] },
  { kind: 'remind', days: -1, methods: ['pix', 'boleto'] },
  // Taken on the due day, or tried on other days within seven; the answer of the last one may come a day later.
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (days): ScheduledStep => ({ kind: 'readDebit', days, methods: ['pixAutomatic'] }),
  ),
  { kind: 'chargeCard', days: 0, methods: ['card'] },
  { kind: 'chargeCard', days: 1, methods: ['card'] },
  { kind: 'chargeCard', days: 3, methods: ['card'] },
  { kind: 'remind', days: 3 },
  { kind: 'chargeCard', days: 5, methods: ['card'] },
  { kind: 'remind', days: 7 },
];

/** Steps that follow the due day that an operator has agreed. */
const agreedSteps: ReadonlySet<BillingStepKind> = new Set(['remind', 'chargeCard', 'applyStatus']);

/** Returns what the key of a step names as due: a day that was agreed later begins its steps again. */
export const getDueOfStep = (
  kind: BillingStepKind,
  { paidUntil, agreedDueOn }: Pick<BillingFacts, 'paidUntil' | 'agreedDueOn'>,
): string => (agreedDueOn !== null && agreedSteps.has(kind) ? `${paidUntil}/${agreedDueOn}` : paidUntil);

/**
 * Computes the day on which a charge that nobody paid ends: a boleto that is due on a day without banks is paid on the next day
 * with banks (Lei 7.089/1983), and its money arrives a bank day later.
 */
export const computeChargeEnd = (dueOn: string): string =>
  addDays(addBankDays(getBankDayOnOrAfter(dueOn), 1), 1);

/** Days of a trial that an operator opens, the first one included. */
export const TRIAL_DAYS = 14;
/** Days before the first day without features on which the end of a trial is told. */
const TRIAL_END_TOLD_BEFORE_DAYS = [3, 1] as const;

/** Days before the end of a card on which its owner is told. */
const CARD_EXPIRY_DAYS = [30, 7] as const;

/** Lists the steps of the current period that were not done, in the order of their days. */
export function listBillingSteps(facts: BillingFacts): BillingStep[] {
  const { paidUntil, periodStarts, method, cardExpires, done, isCanceled, isMoneyBack, isSuspended } = facts;
  const steps: BillingStep[] = [];
  const dueOn = facts.agreedDueOn ?? paidUntil;
  const lateFrom = getLateFrom(paidUntil, facts.agreedDueOn);
  const add = (kind: BillingStepKind, day: string, due = getDueOfStep(kind, facts)) => {
    const key = `${kind}:${due}:${day}`;
    if (!done.has(key)) steps.push({ kind, day, key });
  };
  if (facts.isTrial) {
    if (!isCanceled)
      for (const days of TRIAL_END_TOLD_BEFORE_DAYS) add('tellTrialEnd', addDays(paidUntil, -days));
  } else if (!isCanceled && !isMoneyBack) {
    for (const { kind, days, methods } of renewalSteps) {
      if (methods && !methods.includes(method)) continue;
      if (kind === 'scheduleDebit' && !facts.hasAuthorization) continue;
      if (kind === 'chargeCard' && (facts.isCardDead || cardExpires === null || isSuspended)) continue;
      add(kind, addDays(agreedSteps.has(kind) ? dueOn : paidUntil, days));
    }
    if (method === 'card' && cardExpires !== null)
      for (const days of CARD_EXPIRY_DAYS)
        add('tellCardExpiry', addDays(addMonths(`${cardExpires}-01`, 1), -1 - days), cardExpires);
  }
  if (facts.openUpgrade) {
    const { chargeId, dueOn: upgradeDueOn } = facts.openUpgrade;
    add('expireUpgrade', computeChargeEnd(upgradeDueOn), chargeId);
  }
  // The status is looked at on every day on which it may change: it is computed, so a look too many does no harm.
  for (const day of new Set([paidUntil, lateFrom])) add('applyStatus', day);
  // One that was due on its first day has this step done already.
  for (const start of periodStarts) add('applyStatus', start, start);
  for (let days = 10; days <= 20; days += 1) add('applyStatus', addDays(lateFrom, days));
  add('applyStatus', addDays(lateFrom, ENDED_AFTER_DAYS));
  return steps.sort((one, other) => one.day.localeCompare(other.day));
}

/** Lists the steps that are due on a day, oldest first. */
export const listDueBillingSteps = (facts: BillingFacts, today: string): BillingStep[] =>
  listBillingSteps(facts).filter(({ day }) => day <= today);

/** Returns the day of the next step after a day; null if there is none. */
export const findNextBillingDay = (facts: BillingFacts, today: string): string | null =>
  listBillingSteps(facts).find(({ day }) => day > today)?.day ?? null;
