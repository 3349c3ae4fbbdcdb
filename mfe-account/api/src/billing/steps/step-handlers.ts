import type { BillingStepKind } from '@girassol/account-domain/billing';
import type { BillingContext } from '../billing-context';
import { chargeRenewalByCard } from './charge-by-card';
import { readDebit, scheduleDebit } from './debits';
import { expireUpgrade } from './expire-upgrade';
import { issueRenewal } from './issue-renewal';
import { mailCardExpiry, mailPriceChange, mailReminder, mailStatus, mailTrialEnd } from './mails';
import type { AtBank, StepHandler } from './step-run';

/** Creates the handler of a step that has nothing to write before it calls the bank. */
const atBank =
  (work: (context: BillingContext, run: AtBank) => Promise<void>): StepHandler =>
  async ({ context, state: { accountId }, step }) =>
  () =>
    work(context, { accountId, step });

/** Handlers of the kinds of steps. */
export const billingSteps: Readonly<Record<BillingStepKind, StepHandler>> = {
  tellPrices: mailPriceChange,
  tellCardExpiry: mailCardExpiry,
  issueRenewal,
  scheduleDebit: atBank(scheduleDebit),
  readDebit: atBank(readDebit),
  remind: mailReminder,
  chargeCard: chargeRenewalByCard,
  tellTrialEnd: mailTrialEnd,
  expireUpgrade: atBank(expireUpgrade),
  applyStatus: mailStatus,
};
