import { createUserAudience } from '@girassol/api-platform/events/audience';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import type { JobHandler } from '@girassol/api-platform/jobs';

/** Creates the handler of the job that announces a snoozed notification again. */
export const createHandler =
  (): JobHandler<{ notificationId: string; snoozedUntil: number }> =>
  async ({ accountId, payload: { notificationId, snoozedUntil }, finish }) => {
    await finish(async (tx) => {
      const woken = await tx
        .selectFrom('notifications')
        .select(['account_id', 'user_id'])
        .where('id', '=', notificationId)
        .where('snoozed_until', '=', new Date(snoozedUntil))
        .where('read_at', 'is', null)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!woken || woken.account_id !== accountId) return;
      await publishEvent(
        tx,
        { accountId, clientId: null },
        { kind: 'notified', notification: notificationId },
        createUserAudience(woken.user_id),
      );
    });
  };
