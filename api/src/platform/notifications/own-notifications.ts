import { type Answer, NOTIFICATIONS_PER_PAGE } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../access';
import type { Tx } from '../database';
import { notAllowed, notFound } from '../refusals/refusal';

/** Everybody reads what they were told of themselves, nobody what others were. */
function requireSelf(caller: Caller, userId: string): void {
  if (userId !== caller.userId) throw notAllowed('Você só pode ver os seus próprios avisos.');
}

const ofCaller = (tx: Tx, { accountId, userId }: Caller) =>
  tx
    .selectFrom('notifications')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null);

/** A page of what the caller was told of, newest first. */
export async function listNotifications(
  tx: Tx,
  caller: Caller,
  { userId, page }: { userId: string; page: number },
): Promise<Answer<'GET /notifications/user/:userId/:page'>> {
  requireSelf(caller, userId);
  const rows = await ofCaller(tx, caller)
    .selectAll()
    .orderBy('happened_at', 'desc')
    .orderBy('id')
    .offset(page * NOTIFICATIONS_PER_PAGE)
    .limit(NOTIFICATIONS_PER_PAGE + 1)
    .execute();
  const { total } = await ofCaller(tx, caller)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return {
    notifications: rows.slice(0, NOTIFICATIONS_PER_PAGE).map((row) => ({
      id: row.id,
      title: row.title,
      content: row.content,
      openUrl: row.open_url,
      type: row.type,
      registryTimestamp: row.happened_at.getTime(),
      count: row.count,
      isSeen: row.seen_at !== null,
    })),
    hasMoreItems: rows.length > NOTIFICATIONS_PER_PAGE,
    totalItems: Number(total),
  };
}

/** Writes that these were on the caller's screen; those of others and of before stay as they are. */
export async function markSeen(
  tx: Tx,
  caller: Caller,
  { userId, ids }: { userId: string; ids: string[] },
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  await tx
    .updateTable('notifications')
    .set({ seen_at: sql<Date>`now()` })
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', caller.userId)
    .where('id', 'in', ids)
    .where('seen_at', 'is', null)
    .execute();
  return {};
}

/** Deletes one of the caller's. */
export async function deleteNotification(
  tx: Tx,
  caller: Caller,
  { userId, notificationId }: { userId: string; notificationId: string },
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  const { numUpdatedRows } = await tx
    .updateTable('notifications')
    .set({ deleted_at: sql<Date>`now()` })
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', caller.userId)
    .where('id', '=', notificationId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('Este aviso não existe mais.');
  return {};
}
