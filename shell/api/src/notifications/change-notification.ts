import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField, notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';
import { hasNoUnreadTwin } from './mark-notifications';
import { publishNotificationsChanged, requireSelf, updateOwnNotifications } from './own-notifications';
import { enqueueNotificationWake } from './wake-job';

/** Maximum time for which a notification can be snoozed, in days. */
const MAX_SNOOZE_DAYS = 90;
const DAY_MS = 24 * 3_600_000;

interface NotificationParams {
  userId: string;
  notificationId: string;
}

/**
 * Saves a notification of the caller for later, or hides it until a time, at most `MAX_SNOOZE_DAYS` ahead. A snoozed one
 * comes back unseen, so that it is shown again.
 */
export async function changeNotification(
  tx: Tx,
  caller: Caller,
  { userId, notificationId }: NotificationParams,
  { isSaved, snoozedUntil }: { isSaved?: boolean | undefined; snoozedUntil?: number | null | undefined },
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  if (isSaved === undefined && snoozedUntil === undefined)
    throw invalidField('isSaved', 'Informe o que muda no aviso.');
  if (snoozedUntil && (snoozedUntil <= Date.now() || snoozedUntil > Date.now() + MAX_SNOOZE_DAYS * DAY_MS))
    throw invalidField('snoozedUntil', `Escolha um momento futuro, em até ${MAX_SNOOZE_DAYS} dias.`);
  const { numUpdatedRows } = await updateOwnNotifications(tx, caller)
    .set({
      ...(isSaved !== undefined && { saved_at: isSaved ? sql<Date>`coalesce(saved_at, now())` : null }),
      ...(snoozedUntil !== undefined && {
        snoozed_until: snoozedUntil === null ? null : new Date(snoozedUntil),
        seen_at: snoozedUntil === null ? sql<Date>`now()` : null,
      }),
    })
    .where('id', '=', notificationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  requireFound(numUpdatedRows);
  if (snoozedUntil) await enqueueNotificationWake(tx, caller.accountId, { notificationId, snoozedUntil });
  await publishNotificationsChanged(tx, caller);
  return {};
}

/** Deletes a notification of the caller; of administrators only the one with the status OWNER may (admin-002). */
export async function deleteNotification(
  tx: Tx,
  caller: Caller,
  { userId, notificationId }: NotificationParams,
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  await requireOwnerAmongAdmins(tx, caller);
  const { numUpdatedRows } = await updateOwnNotifications(tx, caller)
    .set({ deleted_at: sql<Date>`now()` })
    .where('id', '=', notificationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  requireFound(numUpdatedRows);
  await publishNotificationsChanged(tx, caller);
  return {};
}

async function requireOwnerAmongAdmins(tx: Tx, { accountId, session }: Caller): Promise<void> {
  if (!session.isAdmin) return;
  const { status } = await tx
    .selectFrom('accounts')
    .select('status')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (status !== 'OWNER') throw notAllowed('Só quem é dono da administração pode excluir avisos.');
}

/** Brings back a notification that the caller has deleted; as read if there is a newer unread one of the same subject. */
export async function restoreNotification(
  tx: Tx,
  caller: Caller,
  { userId, notificationId }: NotificationParams,
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  const { numUpdatedRows } = await updateOwnNotifications(tx, caller)
    .set({
      deleted_at: null,
      read_at: sql<Date | null>`case when ${hasNoUnreadTwin} then read_at else coalesce(read_at, now()) end`,
    })
    .where('id', '=', notificationId)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst();
  requireFound(numUpdatedRows);
  await publishNotificationsChanged(tx, caller);
  return {};
}

function requireFound(changedRows: bigint): void {
  if (changedRows === 0n) throw notFound('Este aviso não existe mais.');
}
