import { z } from 'zod';
import type { Tx } from '../database';
import { defineJob, enqueue } from '../jobs';

/** Seconds in which somebody who has the product open sees a notification there. */
const PUSH_DELAY_SECONDS = 10;

/** Job that tells the devices of a person that something is new; decided when its time has come. */
export const pushJob = defineJob({
  kind: 'notifications.push',
  title: 'Avisar nos aparelhos',
  payload: z.object({ userId: z.uuid() }),
});

/** Enqueues the push about what a person has not seen, one for all notifications of the next seconds. */
export async function enqueuePush(
  tx: Tx,
  { accountId, userId, now }: { accountId: string; userId: string; now: number },
): Promise<void> {
  await enqueue(tx, pushJob, {
    accountId,
    payload: { userId },
    key: `push ${userId}`,
    once: userId,
    dueAt: new Date(now + PUSH_DELAY_SECONDS * 1_000),
  });
}
