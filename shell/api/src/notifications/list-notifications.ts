import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notificationKinds } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import {
  MAX_COUNTED_NOTIFICATIONS,
  NOTIFICATIONS_PER_PAGE,
  type Notification,
  type NotificationFilter,
} from '@girassol/shell-domain/contract';
import { sql } from 'kysely';
import { queryOwnNotifications, requireSelf } from './own-notifications';

/**
 * Lists a page of the caller's own notifications, newest first, with the number of all and of the unread ones. Snoozed
 * notifications are left out until their time has come.
 */
export async function listNotifications(
  tx: Tx,
  caller: Caller,
  { userId, page, filter = 'ALL' }: { userId: string; page: number; filter?: NotificationFilter | undefined },
): Promise<ResponseBody<'GET /notifications/user/:userId/:page'>> {
  requireSelf(caller, userId);
  const rows = await queryListed(tx, caller, filter)
    .selectAll()
    .orderBy('listed_at', 'desc')
    .orderBy('id')
    .offset(page * NOTIFICATIONS_PER_PAGE)
    .limit(NOTIFICATIONS_PER_PAGE + 1)
    .execute();
  return {
    notifications: rows.slice(0, NOTIFICATIONS_PER_PAGE).map(toNotification),
    hasMoreItems: rows.length > NOTIFICATIONS_PER_PAGE,
    totalItems: await countListed(tx, caller, filter),
    unreadItems: await countListed(tx, caller, 'UNREAD'),
  };
}

function queryListed(tx: Tx, caller: Caller, filter: NotificationFilter) {
  const listed = queryOwnNotifications(tx, caller)
    .where('is_listed', '=', true)
    .where('listed_at', '<=', sql<Date>`now()`);
  if (filter === 'UNREAD') return listed.where('read_at', 'is', null);
  return filter === 'SAVED' ? listed.where('saved_at', 'is not', null) : listed;
}

/** Counts up to the maximum that is shown, so that a person with very many rows waits no longer than others. */
async function countListed(tx: Tx, caller: Caller, filter: NotificationFilter): Promise<number> {
  const { total } = await tx
    .selectFrom(queryListed(tx, caller, filter).select('id').limit(MAX_COUNTED_NOTIFICATIONS).as('counted'))
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

const toNotification = (row: Row<'notifications'>): Notification => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  content: row.content,
  // During an update, a newer process may have written a kind that this one does not know.
  reason: notificationKinds[row.kind]?.reason ?? '',
  openUrl: row.open_url,
  type: row.type,
  registryTimestamp: row.listed_at.getTime(),
  count: row.count,
  isSeen: row.seen_at !== null,
  isQuiet: row.is_quiet,
  isRead: row.read_at !== null,
  isSaved: row.saved_at !== null,
});
