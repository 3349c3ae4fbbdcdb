import {
  getNextSummaryTime,
  MAIL_DELAY_MINUTES,
  type QuietHours,
  skipQuietHours,
  toIsoDate,
} from '@girassol/shared-domain';
import { z } from 'zod';
import type { Tx } from '../database';
import { defineJob, enqueue } from '../jobs';

/** Job that mails what somebody has not seen on the screen; decided when its time has come. */
export const mailIfUnseenJob = defineJob({
  kind: 'notifications.mail',
  title: 'Avisar por e-mail quem não viu',
  payload: z.object({ notificationId: z.uuid() }),
});

/** Job that mails a person in the morning what is still unread. */
export const summaryJob = defineJob({
  kind: 'notifications.summary',
  title: 'Enviar o resumo dos avisos',
  payload: z.object({
    userId: z.uuid(),
    /** Day in São Paulo of the mail. */
    day: z.iso.date(),
  }),
});

/**
 * Enqueues the mail about a notification for some minutes later, so that the person has time to see the
 * notification on screen first; in the person's quiet hours, for their end.
 */
export async function enqueueUnseenNotificationMail(
  tx: Tx,
  {
    accountId,
    notificationId,
    quietHours,
    now,
  }: { accountId: string; notificationId: string; quietHours: QuietHours | null; now: number },
): Promise<void> {
  await enqueue(tx, mailIfUnseenJob, {
    accountId,
    payload: { notificationId },
    once: notificationId,
    dueAt: new Date(skipQuietHours(now + MAIL_DELAY_MINUTES * 60_000, quietHours)),
  });
}

/** Enqueues the next mail of the morning of a person, one for each day. */
export async function enqueueSummary(
  tx: Tx,
  { accountId, userId, now }: { accountId: string; userId: string; now: number },
): Promise<void> {
  const dueAt = getNextSummaryTime(now);
  const day = toIsoDate(dueAt);
  await enqueue(tx, summaryJob, {
    accountId,
    payload: { userId, day },
    once: `${userId} ${day}`,
    dueAt: new Date(dueAt),
  });
}
