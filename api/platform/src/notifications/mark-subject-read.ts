import type { NotificationDefinition, NotificationFacts, NotificationKind } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { Tx } from '../database';
import { createUserAudience } from '../events/audience';
import { publishEvent } from '../events/publish-event';
import { findNotificationKind } from './notification-kinds';

/** Subject of notifications: their kind, and the facts by which they are grouped. */
export interface NotificationSubject<K extends NotificationKind> {
  accountId: string;
  kind: K;
  facts: NotificationFacts<K>;
  /** Person who has read it elsewhere; left out: it is done for everybody. */
  userId?: string | undefined;
}

/**
 * Marks the unread notifications of a subject as read, in the transaction of what makes them superfluous: who has read a
 * message in its conversation is not reminded of it, on the screen or by mail.
 */
export async function markSubjectRead<K extends NotificationKind>(
  tx: Tx,
  { accountId, kind, facts, userId }: NotificationSubject<K>,
): Promise<void> {
  // The definition of K takes the facts of K; the compiler sees that of any kind.
  const definition = findNotificationKind(kind) as NotificationDefinition<NotificationFacts<K>> | undefined;
  if (!definition) throw new Error(`no module declares notifications of the kind ${kind}`);
  const read = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`now()`, seen_at: sql<Date>`coalesce(seen_at, now())` })
    .where('account_id', '=', accountId)
    .where('group_key', '=', definition.groupKey(facts))
    .$if(userId !== undefined, (query) => query.where('user_id', '=', userId ?? ''))
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('user_id')
    .execute();
  if (read.length === 0) return;
  const people = read.map(({ user_id }) => user_id);
  await publishEvent(
    tx,
    { accountId, clientId: null },
    { kind: 'notifications-changed' },
    createUserAudience(...people),
  );
}
