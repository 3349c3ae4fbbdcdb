import { loadAccountNow } from '@girassol/api-platform/clock';
import { type JobHandler, JobPostponedError } from '@girassol/api-platform/jobs';
import type { BillingContext } from '../billing-context';
import { closeCharge } from './close-charge';
import { loadCharge } from './load-charge';

/** Seconds until the provider is asked again for what it does not know yet. */
const AGAIN_SECONDS = 60;

/** Creates the handler of the job that closes a charge at the provider. */
export const createHandler =
  ({ own: { payments } }: BillingContext): JobHandler<{ chargeId: string }> =>
  async (job) => {
    const { accountId } = job;
    if (accountId === null) return;
    const { charge, now } = await job.read(async (tx) => ({
      charge: await loadCharge(tx, accountId, job.payload.chargeId),
      now: await loadAccountNow(tx, accountId),
    }));
    if (!(await closeCharge(payments, charge, now))) throw new JobPostponedError(AGAIN_SECONDS);
    await job.finish();
  };
