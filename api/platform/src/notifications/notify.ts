import type { NotificationDefinition, NotificationFacts, NotificationKind } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { generateId, type Tx } from '../database';
import { createUserAudience } from '../events/audience';
import { publishEvent } from '../events/publish-event';
import { enqueuePush } from '../push/push-job';
import { type Delivery, loadDeliveries } from './delivery';
import { enqueueSummary, enqueueUnseenNotificationMail } from './mail-schedule';
import { findNotificationKind } from './notification-kinds';

/**
 * Notification to be stored: its kind, the people to notify, the person who caused it, and the facts of its
 * text.
 */
export interface NotificationRequest<K extends NotificationKind> {
  accountId: string;
  kind: K;
  /** Users of the account; whoever left it hears nothing. */
  people: readonly (string | null)[];
  /** User who acted; null: somebody outside. Nobody is notified of their own acts. */
  by: string | null;
  facts: NotificationFacts<K>;
  /** Somebody who was told of this subject before hears nothing again, read or not. */
  isOnce?: true;
}

/**
 * Number of unread notifications of one kind within an hour after which further ones are one row that counts, so that an
 * import of 500 leads does not bury everything else.
 */
const MAX_SEPARATE = 20;

/**
 * Notifies people of an event, in the transaction that causes it: a row for each, a live event to their open browsers,
 * and a mail as they wish it: some minutes later if they have not seen the notification, or in the morning. A repeated
 * event raises the count of a notification that is still unread.
 */
export async function notify<K extends NotificationKind>(
  tx: Tx,
  { accountId, kind, people, by, facts, isOnce }: NotificationRequest<K>,
): Promise<void> {
  // The definition of K takes the facts of K; the compiler sees that of any kind.
  const definition = findNotificationKind(kind) as NotificationDefinition<NotificationFacts<K>> | undefined;
  if (!definition) throw new Error(`no module declares notifications of the kind ${kind}`);
  const groupKey = definition.groupKey(facts);
  const userIds = [...new Set(people.filter((id): id is string => id !== null && id !== by))];
  if (userIds.length === 0) return;
  const now = Date.now();
  for (const delivery of await loadDeliveries(tx, { accountId, kind, userIds, now })) {
    const { userId, bell, mail, quietHours, isQuiet, hasDevices } = delivery;
    if (bell === 'NEVER' && mail === 'NEVER') continue;
    if (isOnce && (await wasTold(tx, { accountId, userId, kind, groupKey }))) continue;
    const notificationId = await writeNotification(tx, {
      accountId,
      kind,
      delivery,
      groupKey,
      texts: {
        ...definition.buildTexts(facts),
        open_url: definition.openUrl(facts).replace(':userId', userId),
      },
      label: definition.label,
    });
    if (bell !== 'NEVER')
      await publishEvent(
        tx,
        { accountId, clientId: null },
        { kind: 'notified', notification: notificationId },
        createUserAudience(userId),
      );
    if (mail === 'NOW')
      await enqueueUnseenNotificationMail(tx, { accountId, notificationId, quietHours, now });
    if (hasDevices && !isQuiet) await enqueuePush(tx, { accountId, userId, now });
    if (mail === 'SUMMARY') await enqueueSummary(tx, { accountId, userId, now });
  }
}

interface NewRow {
  accountId: string;
  kind: NotificationKind;
  delivery: Delivery;
  groupKey: string;
  texts: { title: string; content: string; open_url: string };
  label: string;
}

/** Writes the notification of one person, or raises the count of the unread one of the same subject. Returns its id. */
async function writeNotification(
  tx: Tx,
  { accountId, kind, delivery: { userId, bell, isQuiet }, groupKey, texts, label }: NewRow,
): Promise<string> {
  const isMany = await hasManyUnread(tx, accountId, userId, kind);
  const written = {
    ...texts,
    ...(isMany && { title: `Vários avisos: ${label}`, content: texts.title }),
    is_listed: bell !== 'NEVER',
    is_quiet: isQuiet,
  };
  const { id } = await tx
    .insertInto('notifications')
    .values({
      account_id: accountId,
      id: generateId(),
      user_id: userId,
      kind,
      group_key: isMany ? `${kind}:*` : groupKey,
      ...written,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'user_id', 'group_key'])
        .where((where) => where.and([where('read_at', 'is', null), where('deleted_at', 'is', null)]))
        .doUpdateSet({
          ...written,
          count: sql<number>`notifications.count + 1`,
          happened_at: sql<Date>`now()`,
          seen_at: null,
          pushed_at: null,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Checks whether a person was told of a subject before. */
async function wasTold(
  tx: Tx,
  told: { accountId: string; userId: string; kind: NotificationKind; groupKey: string },
): Promise<boolean> {
  const found = await tx
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', told.accountId)
    .where('user_id', '=', told.userId)
    .where('kind', '=', told.kind)
    .where('group_key', '=', told.groupKey)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

async function hasManyUnread(
  tx: Tx,
  accountId: string,
  userId: string,
  kind: NotificationKind,
): Promise<boolean> {
  const unread = await tx
    .selectFrom('notifications')
    .select('id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('listed_at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(MAX_SEPARATE)
    .execute();
  return unread.length === MAX_SEPARATE;
}
