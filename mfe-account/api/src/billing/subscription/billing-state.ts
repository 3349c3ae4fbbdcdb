import type { Row, Tx } from '@girassol/api-platform/database';
import { toIsoDate } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
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
  /** Use of the account as it was written last; null: it has no row any more. */
  written: AccountUse | null;
  /** Keys of the steps of billing that are done; whoever records more adds them. */
  stepsDone: Set<string>;
  /** Oldest first. */
  charges: Row<'charges'>[];
  ledger: AccountLedger;
}

/** Kind of action in `billing_actions` that records a step of billing. */
export const STEP_ACTION = 'step';

/** Columns of an account that its subscription decides. */
export type AccountUse = Pick<Row<'accounts'>, 'status_ok' | 'status' | 'signup_plan'>;

/** Locks the subscription of an account, and loads everything that decides how it stands. */
export async function lockBillingState(tx: Tx, accountId: string): Promise<BillingState> {
  const row = await lockSubscription(tx, accountId);
  // One trip for what needs no lock of its own.
  const { offset, endState, written, stepsDone } = await tx
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('account_clocks').select('offset_ms').where('account_id', '=', accountId).as('offset'),
      selectFrom('account_closures').select('state').where('account_id', '=', accountId).as('endState'),
      jsonObjectFrom(
        selectFrom('accounts').select(['status_ok', 'status', 'signup_plan']).where('id', '=', accountId),
      ).as('written'),
      selectFrom('billing_actions')
        .select(sql<string[] | null>`array_agg(subject)`.as('subjects'))
        .where('account_id', '=', accountId)
        .where('action', '=', STEP_ACTION)
        .as('stepsDone'),
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
    written,
    stepsDone: new Set(stepsDone),
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
