import { type NotificationFacts, type NotificationKind, notificationKinds } from '@girassol/shared-domain';
import { sql } from 'kysely';
import { newId, type Tx } from '../database';
import { onlyTo } from '../events/audience';
import { publish } from '../events/publish';
import { mailUnseen } from './notification-jobs';

export interface Told<K extends NotificationKind> {
  accountId: string;
  kind: K;
  /** Users of the account; whoever left it hears nothing. */
  people: readonly (string | null)[];
  /** Whose act it is; null: somebody outside. Nobody hears of own acts. */
  by: string | null;
  facts: NotificationFacts<K>;
}

/**
 * Tells people of something, in the transaction that causes it: a row for each, an event to their open browsers, and where
 * it is urgent a mail to who has not seen it some minutes later. What happens again while it waits to be read raises its
 * count.
 */
export async function notify<K extends NotificationKind>(
  tx: Tx,
  { accountId, kind, people, by, facts }: Told<K>,
): Promise<void> {
  // Indexed by K the words take the facts of K; the compiler sees the union of all kinds.
  const { groupKey, words, openUrl, isUrgent } = notificationKinds[kind] as Words<NotificationFacts<K>>;
  const { title, content } = words(facts);
  const wanted = new Set(people.filter((id) => id !== null && id !== by));
  if (wanted.size === 0) return;
  const present = await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', 'in', [...wanted])
    .where('disabled_at', 'is', null)
    .orderBy('id')
    .execute();
  for (const { id: userId } of present) {
    const again = { title, content, open_url: openUrl(facts).replace(':userId', userId) };
    const { id } = await tx
      .insertInto('notifications')
      .values({
        account_id: accountId,
        id: newId(),
        user_id: userId,
        kind,
        group_key: groupKey(facts),
        ...again,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['account_id', 'user_id', 'group_key'])
          .where((where) => where.and([where('read_at', 'is', null), where('deleted_at', 'is', null)]))
          .doUpdateSet({
            ...again,
            count: sql<number>`notifications.count + 1`,
            happened_at: sql<Date>`now()`,
            seen_at: null,
          }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    await publish(tx, { accountId, clientId: null }, { kind: 'notified', notification: id }, onlyTo(userId));
    if (isUrgent) await mailUnseen(tx, { accountId, notificationId: id });
  }
}

interface Words<Facts> {
  isUrgent: boolean;
  groupKey(facts: Facts): string;
  words(facts: Facts): { title: string; content: string };
  openUrl(facts: Facts): string;
}
