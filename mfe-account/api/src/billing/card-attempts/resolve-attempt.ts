import { type JobHandler, JobPostponedError } from '@girassol/api-platform/jobs';
import type { BillingContext } from '../billing-context';
import { lookUpAttempt } from './look-up-attempt';

/** Seconds until an attempt that the provider does not know yet is looked up again. */
const AGAIN_SECONDS = 120;

/** Creates the handler of the job that looks up an attempt to charge a card whose answer did not arrive. */
export const createHandler =
  ({ app, own: { payments } }: BillingContext): JobHandler<{ attemptId: string }> =>
  async (job) => {
    const { accountId } = job;
    if (accountId === null) return;
    const attempt = await job.read((tx) =>
      tx
        .selectFrom('card_attempts')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', job.payload.attemptId)
        .executeTakeFirst(),
    );
    const isOurs = attempt?.state === 'undecided' && attempt.provider === payments.name;
    if (isOurs && !(await lookUpAttempt(app, payments, attempt))) throw new JobPostponedError(AGAIN_SECONDS);
    await job.finish();
  };
