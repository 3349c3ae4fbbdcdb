import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import {
  ANNOUNCEMENTS_PER_PAGE,
  type AnnouncementKind,
  type PublicNotification,
} from '@girassol/shell-domain/contract';
import { sql } from 'kysely';

/** Notices of the last months are listed; older ones concern nobody who comes today. */
const LISTED_DAYS = 180;
/** A notice is put before people for so long after its start. */
const SHOWN_DAYS = 30;

/** Begins a query of the announcements that have begun and concern the caller's plan and white-label. */
const queryAudience = (tx: Tx, { session: { signupPlan, whitelabel } }: Caller) =>
  tx
    .selectFrom('announcements')
    .where('starts_at', '<=', sql<Date>`now()`)
    .where(sql<boolean>`(plans is null or ${signupPlan} = any(plans))`)
    .where(sql<boolean>`(whitelabels is null or ${whitelabel ?? ''} = any(whitelabels))`);

/** Finds an announcement that concerns the caller. */
export const findAnnouncement = (tx: Tx, caller: Caller, announcementId: string) =>
  queryAudience(tx, caller).select('id').where('id', '=', announcementId).executeTakeFirst();

/**
 * Finds the newest announcement of a kind that concerns the caller and has not ended. Null if the caller has opened it or put
 * it off: older ones do not come back in its place (shell.notifications-006).
 */
export async function findShownAnnouncement(
  tx: Tx,
  caller: Caller,
  kind: AnnouncementKind,
): Promise<PublicNotification | null> {
  const newest = await queryAudience(tx, caller)
    .selectAll()
    .where('kind', '=', kind)
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', sql<Date>`now()`)]))
    .where('starts_at', '>', sql<Date>`now() - make_interval(days => ${SHOWN_DAYS})`)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (!newest) return null;
  const answered = await tx
    .selectFrom('announcement_answers')
    .select('answer')
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', caller.userId)
    .where('announcement_id', '=', newest.id)
    .where((where) =>
      where.or([where('hidden_until', 'is', null), where('hidden_until', '>', sql<Date>`now()`)]),
    )
    .executeTakeFirst();
  return answered ? null : toPublicNotification(newest);
}

/** Lists a page of the notices that concern the caller, newest first, also those that have ended. */
export async function listPublicNotifications(
  tx: Tx,
  caller: Caller,
  multiplier: number,
): Promise<ResponseBody<'GET /notifications/public/:multiplier'>> {
  const rows = await queryAudience(tx, caller)
    .selectAll()
    .where('kind', '=', 'NOTICE')
    .where('starts_at', '>', sql<Date>`now() - make_interval(days => ${LISTED_DAYS})`)
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .offset((multiplier - 1) * ANNOUNCEMENTS_PER_PAGE)
    .limit(ANNOUNCEMENTS_PER_PAGE + 1)
    .execute();
  return {
    notifications: rows.slice(0, ANNOUNCEMENTS_PER_PAGE).map(toPublicNotification),
    hasMoreItems: rows.length > ANNOUNCEMENTS_PER_PAGE,
  };
}

const toPublicNotification = (row: Row<'announcements'>): PublicNotification => ({
  id: row.id,
  title: row.title,
  content: row.content,
  openUrl: row.open_url,
  type: 'PUBLIC',
  registryTimestamp: row.starts_at.getTime(),
});
