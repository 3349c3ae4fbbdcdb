import { type BillingStep, listDueBillingSteps } from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';
import type { JobHandler } from '@girassol/api-platform/jobs';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { PaymentProviderError } from '../../payments/payment-provider-error';
import type { BillingContext } from '../billing-context';
import { applyBillingState } from '../subscription/apply-status';
import {
  type BillingState,
  getSubscription,
  lockBillingState,
  STEP_ACTION,
} from '../subscription/billing-state';
import { buildBillingFacts } from './load-facts';
import { billingSteps } from './step-handlers';
import type { BankWork } from './step-run';

/** Step that has something to do at the bank. */
interface BankStep {
  step: BillingStep;
  work: BankWork;
}

/**
 * Creates the handler of the job that does the steps of an account's billing that are due, one after the other. Steps that
 * only write, such as mails, are done and recorded in one transaction, up to the first one that calls the bank.
 */
export const createHandler =
  (context: BillingContext): JobHandler<{ day: string }> =>
  async (job) => {
    const { accountId } = job;
    if (accountId === null) return;
    /** Steps of this run that are done. */
    const done: BillingStep[] = [];
    for (;;) {
      const found: { next: BankStep | null } = { next: null };
      await job.writeOrFinish(async (tx) => {
        found.next = await writeSteps(context, tx, accountId, done);
        return found.next === null;
      });
      const { next } = found;
      if (!next) return;
      await catchRefusal(context, { accountId, step: next.step }, next.work);
      done.push(next.step);
    }
  };

/**
 * Records the steps that are done, and does those that are due, oldest first, until one has something to do at the bank.
 * Returns that one; null where none is left, and the account has its status.
 */
async function writeSteps(
  context: BillingContext,
  tx: Tx,
  accountId: string,
  done: readonly BillingStep[],
): Promise<BankStep | null> {
  const state = await lockBillingState(tx, accountId);
  const recorded = [...done];
  const due = listDueSteps(state).filter(({ key }) => !done.some((step) => step.key === key));
  let next: BankStep | null = null;
  for (const [index, step] of due.entries()) {
    // After a standstill a card is charged once and a reminder sent once, not once for each day that was missed.
    const isMissed = due.slice(index + 1).some(({ kind }) => kind === step.kind);
    const work = isMissed
      ? undefined
      : await catchRefusal(context, { accountId, step }, () =>
          billingSteps[step.kind]({ context, tx, state, step }),
        );
    if (work) {
      next = { step, work };
      break;
    }
    recorded.push(step);
  }
  await recordSteps(tx, state, recorded);
  if (!next) await applyBillingState(tx, state);
  return next;
}

/** Runs a step. What the bank refuses for good stops no other step: the charge is paid by hand, and reminders go on. */
async function catchRefusal<T>(
  context: BillingContext,
  { accountId, step }: { accountId: string; step: BillingStep },
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    const isRefused =
      (error instanceof PaymentProviderError && !error.isTemporary) ||
      (error instanceof Refusal && error.status !== 503);
    if (!isRefused) throw error;
    context.app.log.warn({ accountId, step: step.key, why: error.message }, 'billing step');
    return undefined;
  }
}

/** Lists the steps that are due by the account's clock, oldest first. */
function listDueSteps(state: BillingState): BillingStep[] {
  const loaded = getSubscription(state);
  const facts = loaded && buildBillingFacts(loaded, state.stepsDone);
  return facts ? listDueBillingSteps(facts, state.today) : [];
}

/** Records that steps were done. What is done again because a process died has the same effects once. */
async function recordSteps(
  tx: Tx,
  { accountId, today, stepsDone }: BillingState,
  steps: readonly BillingStep[],
): Promise<void> {
  if (steps.length === 0) return;
  await tx
    .insertInto('billing_actions')
    .values(
      steps.map(({ key }) => ({ account_id: accountId, action: STEP_ACTION, subject: key, on_day: today })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const { key } of steps) stepsDone.add(key);
}
