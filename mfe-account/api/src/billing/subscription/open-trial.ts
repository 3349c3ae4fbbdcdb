import {
  DEFAULT_VENDORS,
  MONTHS_PER_PERIOD,
  planOfSignup,
  signupPlanIds,
  TRIAL_DAYS,
} from '@girassol/account-domain/billing';
import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { type AccountPlan, addDays } from '@girassol/shared-domain';
import { applySubscriptionStatus } from './apply-status';

/** Account whose trial begins, and who would pay for it. */
export interface Trial {
  accountId: string;
  plan: AccountPlan;
  payer: { name: string; email: string };
}

/**
 * Begins a trial of 14 days in the transaction that creates its account. Today is the first of them. Nothing is charged at its
 * end: the account is suspended until its owner pays the first period, with the setup.
 */
export async function openTrial(tx: Tx, { accountId, plan, payer }: Trial): Promise<void> {
  const planId = signupPlanIds.find((id) => planOfSignup[id] === plan);
  if (!planId) throw new Error(`the plan ${plan} is in no price list`);
  await tx
    .insertInto('subscriptions')
    .values({
      account_id: accountId,
      plan_id: planId,
      vendors: DEFAULT_VENDORS,
      months_per_period: MONTHS_PER_PERIOD.once,
      trial_until: addDays(await loadAccountToday(tx, accountId), TRIAL_DAYS),
      method: 'pix',
      payer: JSON.stringify({ ...payer, document: '', address: null }),
    })
    .execute();
  await applySubscriptionStatus(tx, accountId);
}
