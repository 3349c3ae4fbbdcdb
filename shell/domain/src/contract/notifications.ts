import { followSubjects } from '@girassol/shared-domain';
import {
  type ContractRoutes,
  emptyObject,
  id,
  integerFromZeroTo,
  timestamp,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';

/** Number of notifications on a page of the list. */
export const NOTIFICATIONS_PER_PAGE = 10;

/** Maximum of the counts of a list; more are shown as "999+". */
export const MAX_COUNTED_NOTIFICATIONS = 1_000;

/** Parts of the list of notifications: everything, what is unread, what the person keeps for later. */
export const notificationFilters = ['ALL', 'UNREAD', 'SAVED'] as const;

const follow = z.object({
  subject: z.enum(followSubjects),
  subjectId: id,
  isFollowing: z.boolean(),
});

const notification = z.object({
  id,
  /** Kind of the event, as in the preferences: `proposal-accepted`. */
  kind: z.string(),
  title: z.string(),
  content: z.string(),
  /** Reason for receiving the notification: "Você recebe este aviso porque a proposta ou a venda é sua." */
  reason: z.string(),
  /** May the person be told of this kind less, or not at all? Not of security and payment. */
  canBeSwitchedOff: z.boolean(),
  /** An address of this product, from `/` on. */
  openUrl: z.string(),
  /** Item or customer that the notification opens, and whether the person follows it; null where it opens neither. */
  follow: follow.nullable(),
  /** Ticket of support that the notification opens, with its rating from 1 to 5; null where it opens none. */
  ticket: z.object({ _id: id, customerRating: z.number().int().nullable() }).nullable(),
  type: z.enum(['PRIVATE', 'ADMIN']),
  /** The last time it happened, or the end of the snooze if that was later. */
  registryTimestamp: timestamp,
  /** How often it happened since it was read. */
  count: z.number().int(),
  /** Was it on the person's screen? */
  isSeen: z.boolean(),
  /** It is listed, but not shown on the screen by itself. */
  isQuiet: z.boolean(),
  isRead: z.boolean(),
  isSaved: z.boolean(),
});

const userParams = z.object({ userId: id });
const notificationParams = z.object({ notificationId: id, userId: id });

/** API calls by which people list, read, save, snooze and delete what they were notified of. */
export const notificationsContract = {
  'GET /notifications/user/:userId/:page': {
    access: 'session',
    summary: 'What the caller was told of, newest first, ten a page, from page 0',
    params: userParams.extend({ page: integerFromZeroTo(10_000) }),
    query: z.object({ filter: z.enum(notificationFilters).optional() }),
    answer: z.object({
      notifications: z.array(notification),
      hasMoreItems: z.boolean(),
      /** All of the list, at most `MAX_COUNTED_NOTIFICATIONS`. */
      totalItems: z.number().int(),
      /** Unread ones, at most `MAX_COUNTED_NOTIFICATIONS`. */
      unreadItems: z.number().int(),
    }),
  },
  'POST /notifications/seen/:userId': {
    access: 'session',
    summary: 'These were on the screen of the caller: nothing is mailed of them any more',
    params: userParams,
    body: z.object({ ids: z.array(id).min(1).max(50) }),
    answer: emptyObject,
  },
  'POST /notifications/read/:userId': {
    access: 'session',
    summary: 'Mark notifications of the caller as read or unread; without ids, all that are listed',
    params: userParams,
    body: z.object({
      ids: z.array(id).min(1).max(MAX_COUNTED_NOTIFICATIONS).optional(),
      isRead: z.boolean().default(true),
    }),
    /** Ids of the notifications that this changed, for taking it back. */
    answer: z.object({ ids: z.array(id) }),
  },
  'PATCH /notifications/user/:notificationId/:userId': {
    access: 'session',
    summary: 'Save a notification of the caller for later, or hide it until a time',
    params: notificationParams,
    body: z.object({ isSaved: z.boolean().optional(), snoozedUntil: timestamp.nullable().optional() }),
    answer: emptyObject,
  },
  'DELETE /notifications/user/:notificationId/:userId': {
    access: 'session',
    summary: 'Delete a notification of the caller',
    params: notificationParams,
    answer: emptyObject,
  },
  'POST /notifications/restore/:notificationId/:userId': {
    access: 'session',
    summary: 'Bring back a notification that the caller has deleted',
    params: notificationParams,
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;

/** Notification of one person, as the bell shows it. */
export type Notification = z.infer<typeof notification>;

/** Part of the list of notifications. */
export type NotificationFilter = (typeof notificationFilters)[number];
