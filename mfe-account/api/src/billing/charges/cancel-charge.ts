import { postCancellation } from '@girassol/account-domain/billing';
import type { Row, Tx } from '@girassol/api-platform/database';
import { enqueue } from '@girassol/api-platform/jobs';
import { type AccountLedger, loadLedger } from '../ledger';
import { cancelAtProviderJob } from './cancel-at-provider-job';
import { changeCharge } from './change-charge';
import { publishChargeChanged } from './publish-charge-changed';

type ClosableCharge = Pick<Row<'charges'>, 'account_id' | 'id' | 'codes_asked_at' | 'debit_asked_at'>;

/**
 * Cancels an open charge in a transaction that has locked it: nobody has to pay it any more. Money that comes all the same
 * becomes credit. The provider is told by a job.
 */
export async function cancelCharge(
  tx: Tx,
  charge: Row<'charges'>,
  { today, why, ledger }: { today: string; why: string; ledger?: AccountLedger },
): Promise<void> {
  const { account_id: accountId, id } = charge;
  const { openCents, post } = ledger ?? (await loadLedger(tx, accountId));
  await changeCharge(tx, charge, { state: 'canceled' });
  await publishChargeChanged(tx, id);
  await post(postCancellation(id, openCents.get(id) ?? 0), { eventKey: `canceled:${id}`, onDay: today, why });
  await closeAtProvider(tx, charge);
}

/** Enqueues the job that closes a charge at the provider, where it was asked for anything that can be paid. */
export async function closeAtProvider(
  tx: Tx,
  { account_id: accountId, id, codes_asked_at: codes, debit_asked_at: debit }: ClosableCharge,
): Promise<void> {
  if (codes !== null || debit !== null)
    await enqueue(tx, cancelAtProviderJob, { accountId, payload: { chargeId: id }, key: `charge ${id}` });
}
