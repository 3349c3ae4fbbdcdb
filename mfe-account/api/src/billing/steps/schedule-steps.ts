import { findNextBillingDay, listDueBillingSteps } from '@girassol/account-domain/billing';
import type { Tx } from '@girassol/api-platform/database';
import { enqueue } from '@girassol/api-platform/jobs';
import { toEpochMs } from '@girassol/shared-domain';
import type { BillingState } from '../subscription/billing-state';
import type { LoadedSubscription } from '../subscription/load-subscription';
import { billingStepsJob } from './billing-steps-job';
import { buildBillingFacts } from './load-facts';

/** Time of day at which the steps of a day are done: after the night's debits, before people begin to work. */
const STEPS_AT = '08:30';

/** Schedules the next step of an account's billing by the account's clock: now if one is due, else on its day. */
export async function scheduleBillingSteps(
  tx: Tx,
  { accountId, today, now, clockOffsetMs: offsetMs, stepsDone }: BillingState,
  loaded: LoadedSubscription,
): Promise<void> {
  const facts = buildBillingFacts(loaded, stepsDone);
  if (!facts) return;
  const isDue = listDueBillingSteps(facts, today).length > 0;
  const day = isDue ? today : findNextBillingDay(facts, today);
  if (day === null) return;
  await enqueue(tx, billingStepsJob, {
    accountId,
    payload: { day },
    key: 'billing steps',
    once: `billing steps ${day}`,
    accountDue: { at: isDue ? now : new Date(toEpochMs(day, STEPS_AT)), offsetMs },
  });
}
