import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { MAX_COUNTED_NOTIFICATIONS } from '@girassol/shell-domain/contract';
import { type SqlBool, sql } from 'kysely';
import {
  publishNotificationsChanged,
  queryOwnNotifications,
  requireSelf,
  updateOwnNotifications,
} from './own-notifications';

/**
 * Marks notifications of the caller as seen. Other people's notifications, and those already seen, do not
 * change.
 */
export async function markNotificationsSeen(
  tx: Tx,
  caller: Caller,
  { userId, ids }: { userId: string; ids: string[] },
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  await updateOwnNotifications(tx, caller)
    .set({ seen_at: sql<Date>`now()` })
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute();
  return {};
}

/**
 * Marks notifications of the caller as read or unread; without ids, all listed ones, at most
 * `MAX_COUNTED_NOTIFICATIONS` of them. Returns the ids of those that changed.
 */
export async function markNotificationsRead(
  tx: Tx,
  caller: Caller,
  { userId, ids, isRead }: { userId: string; ids?: string[] | undefined; isRead: boolean },
): Promise<{ ids: string[] }> {
  requireSelf(caller, userId);
  const chosen = ids ?? (await listUnreadIds(tx, caller));
  if (chosen.length === 0) return { ids: [] };
  const update = updateOwnNotifications(tx, caller).where('id', 'in', chosen).where('deleted_at', 'is', null);
  const changed = isRead
    ? await update
        .set({ read_at: sql<Date>`now()`, seen_at: sql<Date>`coalesce(seen_at, now())` })
        .where('read_at', 'is', null)
        .returning('id')
        .execute()
    : await update
        .set({ read_at: null })
        .where('read_at', 'is not', null)
        // Of each subject, one unread notification exists: the newer one stays it.
        .where(hasNoUnreadTwin)
        .returning('id')
        .execute();
  if (changed.length > 0) await publishNotificationsChanged(tx, caller);
  return { ids: changed.map(({ id }) => id) };
}

const listUnreadIds = async (tx: Tx, caller: Caller): Promise<string[]> =>
  (
    await queryOwnNotifications(tx, caller)
      .select('id')
      .where('read_at', 'is', null)
      .where('listed_at', '<=', sql<Date>`now()`)
      .orderBy('listed_at', 'desc')
      .limit(MAX_COUNTED_NOTIFICATIONS)
      .execute()
  ).map(({ id }) => id);

/** Condition that no other notification of the same subject is unread. */
export const hasNoUnreadTwin = sql<SqlBool>`not exists (
  select from notifications as twin
  where twin.account_id = notifications.account_id and twin.user_id = notifications.user_id
    and twin.group_key = notifications.group_key and twin.id <> notifications.id
    and twin.read_at is null and twin.deleted_at is null)`;
