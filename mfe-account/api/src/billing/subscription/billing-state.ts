import type { Row, Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import { type AccountLedger, loadLedger } from '../ledger';
import {
  computeSubscription,
  type LoadedSubscription,
  listCharges,
  lockSubscription,
} from './load-subscription';

/**
 * Billing of an account whose subscription is locked, read once: nothing of it changes until the transaction ends, except by
 * whoever holds it, who writes it here, too: a charge with `changeCharge`, the ledger with its `post`.
 */
export interface BillingState {
  accountId: string;
  /** By the clock of the account, which is ahead of real time by `clockOffsetMs` outside production. */
  now: Date;
  clockOffsetMs: number;
  today: string;
  /** Subscription; undefined for an account that was opened by hand. */
  row: Row<'subscriptions'> | undefined;
  /** How far the end of the account has come; null where nobody asked for it. */
  endState: Row<'account_closures'>['state'] | null;
  /** Oldest first. */
  charges: Row<'charges'>[];
  ledger: AccountLedger;
}

/** Locks the subscription of an account, and loads everything that decides how it stands. */
export async function lockBillingState(tx: Tx, accountId: string): Promise<BillingState> {
  const row = await lockSubscription(tx, accountId);
  const { offset, endState } = await tx
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('account_clocks').select('offset_ms').where('account_id', '=', accountId).as('offset'),
      selectFrom('account_closures').select('state').where('account_id', '=', accountId).as('endState'),
    ])
    .executeTakeFirstOrThrow();
  const clockOffsetMs = offset ?? 0;
  const now = new Date(Date.now() + clockOffsetMs);
  return {
    accountId,
    now,
    clockOffsetMs,
    today: toIsoDate(now.getTime()),
    row,
    endState,
    charges: await listCharges(tx, accountId),
    ledger: await loadLedger(tx, accountId),
  };
}

/** Computes the subscription of a billing state as it stands today; null for an account without one. */
export const getSubscription = ({ row, charges, ledger, today }: BillingState): LoadedSubscription | null =>
  row ? computeSubscription({ row, charges, balance: ledger }, today) : null;

/** Finds the renewal that waits for its payment among the charges of an account. */
export const findOpenRenewal = (charges: readonly Row<'charges'>[]): Row<'charges'> | undefined =>
  charges.find(({ kind, state }) => kind === 'renewal' && state === 'open');

/** Returns a charge of a billing state. Throws where there is none: its account was found by it. */
export function getCharge({ charges }: BillingState, chargeId: string): Row<'charges'> {
  const charge = charges.find(({ id }) => id === chargeId);
  if (!charge) throw new Error(`the account has no charge ${chargeId}`);
  return charge;
}
