import { z } from 'zod';
import type { ContractArea } from './route';
import { empty, fromZeroTo, id, timestamp } from './schemas';

export const NOTIFICATIONS_PER_PAGE = 10;

const notification = z.object({
  id,
  title: z.string(),
  content: z.string(),
  /** An address of this product, from `/` on. */
  openUrl: z.string(),
  type: z.enum(['PRIVATE', 'ADMIN']),
  /** The last time it happened. */
  registryTimestamp: timestamp,
  /** How often it happened since it was read. */
  count: z.number().int(),
  /** Was it on the person's screen? */
  isSeen: z.boolean(),
});

export const notificationsContract = {
  'GET /notifications/user/:userId/:page': {
    access: 'active',
    summary: 'What the caller was told of, newest first, ten a page, from page 0',
    params: z.object({ userId: id, page: fromZeroTo(10_000) }),
    answer: z.object({
      notifications: z.array(notification),
      hasMoreItems: z.boolean(),
      totalItems: z.number().int(),
    }),
  },
  'POST /notifications/seen/:userId': {
    access: 'active',
    summary: 'These were on the screen of the caller: nothing is mailed of them any more',
    params: z.object({ userId: id }),
    body: z.object({ ids: z.array(id).min(1).max(50) }),
    answer: empty,
  },
  'DELETE /notifications/user/:notificationId/:userId': {
    access: 'active',
    summary: 'Delete a notification of the caller',
    params: z.object({ notificationId: id, userId: id }),
    answer: empty,
  },
} as const satisfies ContractArea;

export type Notification = z.infer<typeof notification>;
