import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { scheduleBillingSteps } from '../steps/schedule-steps';
import { type BillingState, getSubscription, lockBillingState } from './billing-state';
import type { LoadedSubscription } from './load-subscription';

/**
 * Writes to the account what its subscription may use today, tells its open browsers if that changed, and schedules the
 * next step of its billing. Null for an account without subscription, or whose deletion has begun, which is left as it is:
 * money that comes or goes afterwards stands in the ledger alone.
 */
export const applySubscriptionStatus = async (
  tx: Tx,
  accountId: string,
): Promise<LoadedSubscription | null> => applyBillingState(tx, await lockBillingState(tx, accountId));

/** Does the same by a billing state that holds everything that was written since it was loaded. */
export async function applyBillingState(tx: Tx, state: BillingState): Promise<LoadedSubscription | null> {
  const { accountId, endState, written } = state;
  const loaded = getSubscription(state);
  // Nobody uses an account any more that is being deleted, or was.
  const isGone = endState !== null && endState !== 'WAITING';
  if (!loaded || isGone) return null;
  const { statusOk, status, plan } = loaded.status;
  const isWritten =
    written?.status_ok === statusOk && written.status === status && written.signup_plan === plan;
  if (written && !isWritten) {
    const use = { status_ok: statusOk, status, signup_plan: plan };
    await tx.updateTable('accounts').set(use).where('id', '=', accountId).execute();
    state.written = use;
    await publishEvent(tx, { accountId, clientId: null }, { kind: 'account-changed' });
  }
  await scheduleBillingSteps(tx, state, loaded);
  return loaded;
}
