import { sql } from 'kysely';
import type { Tx } from '../database';
import { MailButton, type Mailer, MailText } from '../mail';
import { loadDeliveries } from './delivery';
import { findNotificationKind } from './notification-kinds';

/**
 * Writes the mail of a notification that its person has neither seen nor deleted, and still wants to be mailed of, in a
 * transaction of the account.
 */
export async function mailNotification(tx: Tx, mailer: Mailer, notificationId: string): Promise<void> {
  const unseen = await tx
    .selectFrom('notifications as n')
    .innerJoin('users as u', (join) =>
      join.onRef('u.account_id', '=', 'n.account_id').onRef('u.id', '=', 'n.user_id'),
    )
    .select([
      'n.account_id',
      'n.user_id',
      'n.kind',
      'n.title',
      'n.content',
      'n.open_url',
      'n.count',
      'u.name',
      'u.email',
    ])
    .where('n.id', '=', notificationId)
    .where('n.seen_at', 'is', null)
    .where('n.read_at', 'is', null)
    .where('n.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!unseen) return;
  const {
    account_id: accountId,
    user_id: userId,
    kind,
    title,
    content,
    open_url,
    count,
    name,
    email,
  } = unseen;
  const [delivery] = await loadDeliveries(tx, { accountId, kind, userIds: [userId], now: Date.now() });
  if (delivery?.mail !== 'NOW') return;
  const rules = findNotificationKind(kind);
  const replyTo = await mailer.replyAddressFinders.get(kind)?.(tx, open_url);
  await mailer.send(tx, {
    accountId,
    key: `notification:${notificationId}:${count}`,
    kind: 'notification',
    to: { name, address: email },
    ...(replyTo && { replyTo }),
    ...(!rules?.isRequired && { unsubscribe: { userId, kind } }),
    write: (brand) => ({
      subject: title,
      reason: rules?.reason ?? '',
      content: (
        <>
          <MailText>{content}</MailText>
          <MailButton brand={brand} href={brand.origin + open_url} label="Abrir" />
        </>
      ),
    }),
  });
  await tx
    .updateTable('notifications')
    .set({ mailed_at: sql<Date>`now()` })
    .where('id', '=', notificationId)
    .execute();
}
