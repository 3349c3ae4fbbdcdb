import type { Tx } from '@girassol/api-platform/database';
import { findPersonOrDeputy } from '@girassol/api-platform/deputies';
import { notify } from '@girassol/api-platform/notifications';
import { sql } from 'kysely';
import { formatItemLabel } from '../../items/format-item-label';

/**
 * Notifies the author of a schedule and the owner of its item that it begins soon, or their deputies while they are away. Each
 * start is announced once, and only while its item is in progress.
 */
export async function notifyOfSchedule(tx: Tx, accountId: string, noteId: string): Promise<void> {
  const schedule = await tx
    .updateTable('notes')
    .set({ reminded_for: sql<Date>`notification_at` })
    .where('account_id', '=', accountId)
    .where('id', '=', noteId)
    .where('notification_at', 'is not', null)
    .where(sql<boolean>`reminded_for is distinct from notification_at`)
    .returning(['user_id', 'sale_id', 'type', 'notification_at'])
    .executeTakeFirst();
  if (!schedule?.notification_at) return;
  const item = await tx
    .selectFrom('sales')
    .select(['id', 'type', 'number', 'name', 'owner_id'])
    .where('account_id', '=', accountId)
    .where('id', '=', schedule.sale_id)
    .where('status', '=', 'IN_PROGRESS')
    .executeTakeFirst();
  if (!item) return;
  const people: string[] = [];
  for (const userId of [schedule.user_id, item.owner_id])
    people.push(await findPersonOrDeputy(tx, accountId, userId));
  await notify(tx, {
    accountId,
    kind: 'schedule-begins',
    people,
    by: null,
    facts: {
      noteId,
      at: schedule.notification_at.getTime(),
      noteType: schedule.type,
      itemLabel: `${formatItemLabel(item)}, ${item.name}`,
      item: { id: item.id, board: item.type },
    },
  });
}
