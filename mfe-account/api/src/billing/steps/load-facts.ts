import type { BillingFacts } from '@girassol/account-domain/billing';
import type { Row, Tx } from '@girassol/api-platform/database';
import { findOpenRenewal, STEP_ACTION } from '../subscription/billing-state';
import type { LoadedSubscription } from '../subscription/load-subscription';

/** Loads the renewal that waits for its payment; undefined where there is none. */
export const loadOpenRenewal = (tx: Tx, accountId: string): Promise<Row<'charges'> | undefined> =>
  tx
    .selectFrom('charges')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('kind', '=', 'renewal')
    .where('state', '=', 'open')
    .executeTakeFirst();

/** Loads the keys of the steps of an account's billing that are done. */
export async function listStepsDone(tx: Tx, accountId: string): Promise<ReadonlySet<string>> {
  const done = await tx
    .selectFrom('billing_actions')
    .select('subject')
    .where('account_id', '=', accountId)
    .where('action', '=', STEP_ACTION)
    .execute();
  return new Set(done.map(({ subject }) => subject));
}

/** Builds what decides the steps of an account's billing; null where nothing was paid and there was no trial. */
export function buildBillingFacts(
  { row, status, ledger, charges }: LoadedSubscription,
  stepsDone: ReadonlySet<string>,
): BillingFacts | null {
  const { paidUntil } = status;
  if (paidUntil === null) return null;
  const renewal = findOpenRenewal(charges);
  const upgrade = charges.find(({ kind, state }) => kind === 'upgrade' && state === 'open');
  // A renewal that was replaced by another choice is issued, and sent to the bank, again.
  const isDone = (key: string) =>
    !(key.startsWith('issueRenewal') && !renewal) &&
    !(
      key.startsWith('scheduleDebit') &&
      renewal?.method === 'pixAutomatic' &&
      renewal.debit_reference === null
    );
  return {
    paidUntil,
    agreedDueOn: ledger.agreedDueOn ?? null,
    openUpgrade: upgrade ? { chargeId: upgrade.id, dueOn: upgrade.due_on } : null,
    periodStarts: ledger.paid
      .map(({ periodStart }) => periodStart)
      .filter((start) => row.started_on !== null && start > row.started_on),
    // Who has agreed on another day to pay is reminded of it like everybody.
    isTrial:
      ledger.paid.length === 0 && row.trial_until === paidUntil && (ledger.agreedDueOn ?? null) === null,
    isCanceled: row.canceled_on !== null,
    isMoneyBack: charges.some(
      ({ period_start: start, state }) =>
        start === paidUntil && (state === 'refunded' || state === 'disputed'),
    ),
    isSuspended: status.state === 'suspended' || status.state === 'ended',
    method: row.method,
    hasAuthorization: row.authorization_state === 'active',
    cardExpires: row.card?.expires ?? null,
    isCardDead: row.card?.isDead ?? false,
    done: new Set([...stepsDone].filter(isDone)),
  };
}
