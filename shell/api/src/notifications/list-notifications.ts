import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { ListReactions } from '@girassol/api-platform/modules';
import { findNotificationKind } from '@girassol/api-platform/notifications';
import { findFollowedRecord } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import {
  MAX_COUNTED_NOTIFICATIONS,
  NOTIFICATIONS_PER_PAGE,
  type Notification,
  type NotificationFilter,
} from '@girassol/shell-domain/contract';
import { sql } from 'kysely';
import type { NotificationTicket } from '../reactions';
import { queryOwnNotifications, requireSelf } from './own-notifications';

/**
 * Lists a page of the caller's own notifications, newest first, with the number of all and of the unread ones. Snoozed
 * notifications are left out until their time has come.
 */
export async function listNotifications(
  tx: Tx,
  caller: Caller,
  reactionsTo: ListReactions,
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
  const shown = rows.slice(0, NOTIFICATIONS_PER_PAGE);
  const followedIds = await loadFollowedIds(tx, caller, shown);
  const tickets = await loadTickets(tx, caller, reactionsTo, shown);
  return {
    notifications: shown.map((row) => toNotification(row, followedIds, tickets)),
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

/** Loads the ids of the items and customers that notifications open and that the caller follows. */
async function loadFollowedIds(
  tx: Tx,
  caller: Caller,
  rows: readonly Row<'notifications'>[],
): Promise<ReadonlySet<string>> {
  const ids = rows.flatMap(({ open_url }) => findFollowedRecord(open_url)?.subjectId ?? []);
  if (ids.length === 0) return new Set();
  const followed = await tx
    .selectFrom('follows')
    .select(({ fn }) => fn.coalesce('sale_id', 'customer_id').as('id'))
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', caller.userId)
    .where((where) => where.or([where('sale_id', 'in', ids), where('customer_id', 'in', ids)]))
    .execute();
  return new Set(followed.flatMap(({ id }) => id ?? []));
}

/** Path of a ticket, as notifications about tickets open it. */
const TICKET_PATH = /^\/ticket\/([\da-f-]{36})$/;

const findTicketId = ({ open_url }: Row<'notifications'>): string | undefined =>
  TICKET_PATH.exec(open_url)?.[1];

/** Loads the tickets that notifications open, by id, from the module that has them. */
async function loadTickets(
  tx: Tx,
  { accountId }: Caller,
  reactionsTo: ListReactions,
  rows: readonly Row<'notifications'>[],
): Promise<ReadonlyMap<string, NotificationTicket>> {
  const ids = rows.flatMap((row) => findTicketId(row) ?? []);
  const tickets = new Map<string, NotificationTicket>();
  if (ids.length === 0) return tickets;
  for (const load of reactionsTo('ticketNotificationsListed'))
    for (const [id, ticket] of await load(tx, accountId, ids)) tickets.set(id, ticket);
  return tickets;
}

function toNotification(
  row: Row<'notifications'>,
  followedIds: ReadonlySet<string>,
  tickets: ReadonlyMap<string, NotificationTicket>,
): Notification {
  // During an update, a newer process may have written a kind that this one does not know.
  const rules = findNotificationKind(row.kind);
  const record = findFollowedRecord(row.open_url);
  const ticketId = findTicketId(row) ?? '';
  const ticket = tickets.get(ticketId);
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    content: row.content,
    reason: rules?.reason ?? '',
    canBeSwitchedOff: rules !== undefined && !rules.isRequired,
    openUrl: row.open_url,
    follow: record && { ...record, isFollowing: followedIds.has(record.subjectId) },
    ticket: ticket ? { _id: ticketId, customerRating: ticket.customerRating } : null,
    type: row.type,
    registryTimestamp: row.listed_at.getTime(),
    count: row.count,
    isSeen: row.seen_at !== null,
    isQuiet: row.is_quiet,
    isRead: row.read_at !== null,
    isSaved: row.saved_at !== null,
  };
}
