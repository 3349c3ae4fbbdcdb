import { postponeQueuedJobs } from '@girassol/api-platform/clock';
import type { ModuleReactions } from '@girassol/api-platform/modules';
import { DAY_MS } from '@girassol/shared-domain';

/** Name of the job that erases the request of a lost financing. A setting decides its delay. */
export const ERASE_FINANCING_REQUEST_JOB = 'financings.forget-request';
/**
 * Name of the job that deletes the stored documents of a lost financing. A setting of the account decides its
 * delay.
 */
export const DELETE_FINANCING_DOCUMENTS_JOB = 'financings.forget-papers';

type FollowSettings = NonNullable<ModuleReactions['settingsChanged']>;

/** Shifts all waiting erasure jobs of an account by the days by which its retention setting changed. */
export const followRetentionSetting: FollowSettings = async (tx, { accountId, before, after }) => {
  const byDays = after.financingKeepLostDays - before.financingKeepLostDays;
  if (byDays === 0) return;
  await postponeQueuedJobs(tx, {
    accountId,
    kinds: [ERASE_FINANCING_REQUEST_JOB, DELETE_FINANCING_DOCUMENTS_JOB],
    byMs: byDays * DAY_MS,
  });
};
