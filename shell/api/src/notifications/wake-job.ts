import type { Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that announces a snoozed notification again. It does nothing if the notification is snoozed until another time. */
export const wakeNotificationJob = defineJob({
  kind: 'notifications.wake',
  title: 'Trazer de volta um aviso adiado',
  payload: z.object({
    notificationId: z.uuid(),
    /** End of the snooze, epoch milliseconds. */
    snoozedUntil: z.number().int(),
  }),
});

/** Enqueues the job that announces a snoozed notification at the end of its snooze. */
export async function enqueueNotificationWake(
  tx: Tx,
  accountId: string,
  payload: { notificationId: string; snoozedUntil: number },
): Promise<void> {
  await enqueue(tx, wakeNotificationJob, {
    accountId,
    payload,
    once: `${payload.notificationId} ${payload.snoozedUntil}`,
    dueAt: new Date(payload.snoozedUntil),
  });
}
