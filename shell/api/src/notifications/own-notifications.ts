import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { createUserAudience } from '@girassol/api-platform/events/audience';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';

/** Refuses access to another person's notifications: everybody reads what they were told of themselves. */
export function requireSelf(caller: Caller, userId: string): void {
  if (userId !== caller.userId) throw notAllowed('Você só pode ver os seus próprios avisos.');
}

/** Begins a query of the caller's own notifications that are not deleted. */
export const queryOwnNotifications = (tx: Tx, { accountId, userId }: Caller) =>
  tx
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);

/** Begins an update of the caller's own notifications. */
export const updateOwnNotifications = (tx: Tx, { accountId, userId }: Caller) =>
  tx.updateTable('notifications').where('account_id', '=', accountId).where('user_id', '=', userId);

/** Publishes to the caller's other windows that notifications were read, saved, snoozed or deleted. */
export const publishNotificationsChanged = (tx: Tx, caller: Caller): Promise<void> =>
  publishEvent(tx, caller, { kind: 'notifications-changed' }, createUserAudience(caller.userId));
