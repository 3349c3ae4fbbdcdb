import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { findNotificationKind, listNotificationKinds } from '@girassol/api-platform/notifications';
import { invalidField, notFound } from '@girassol/api-platform/refusals/refusal';
import {
  type ChosenTimings,
  type NotificationChannel,
  type NotificationTiming,
  type QuietHours,
  resolveTiming,
} from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { requireSelf } from './own-notifications';

/** Loads when the caller is notified of each kind of event that may concern the caller, sorted by label, and the caller's quiet hours. */
export async function loadPreferences(
  tx: Tx,
  caller: Caller,
  userId: string,
): Promise<ResponseBody<'GET /notifications/preferences/:userId'>> {
  requireSelf(caller, userId);
  const chosen = await tx
    .selectFrom('notification_preferences')
    .select(['kind', 'channel', 'timing'])
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', userId)
    .execute();
  const quiet = await tx
    .selectFrom('notification_quiet_hours')
    .select(['from_time as from', 'until_time as until'])
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const told = listNotificationKinds().filter(([, rules]) => !rules.isOfAttendants || caller.session.isAdmin);
  const kinds = told.map(([kind, rules]) => {
    const ofKind: ChosenTimings = Object.fromEntries(
      chosen.filter((choice) => choice.kind === kind).map(({ channel, timing }) => [channel, timing]),
    );
    return {
      kind,
      label: rules.label,
      isRequired: rules.isRequired === true,
      bell: resolveTiming(rules, 'bell', ofKind),
      mail: resolveTiming(rules, 'mail', ofKind),
    };
  });
  return { kinds: kinds.sort((a, b) => a.label.localeCompare(b.label, 'pt-BR')), quietHours: quiet ?? null };
}

/** Stores when the caller is notified of a kind of event on a channel. Refuses kinds that cannot be switched off. */
export async function changePreference(
  tx: Tx,
  caller: Caller,
  userId: string,
  { kind, channel, timing }: { kind: string; channel: NotificationChannel; timing: NotificationTiming },
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  const rules = findNotificationKind(kind);
  if (!rules) throw notFound('Este tipo de aviso não existe.');
  if (rules.isRequired)
    throw invalidField('timing', 'Avisos de segurança e de pagamento são sempre enviados na hora.');
  await tx
    .insertInto('notification_preferences')
    .values({ account_id: caller.accountId, user_id: userId, kind, channel, timing })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'user_id', 'kind', 'channel']).doUpdateSet({ timing }),
    )
    .execute();
  return {};
}

/** Stores the hours of São Paulo in which nothing disturbs the caller; null for none. */
export async function changeQuietHours(
  tx: Tx,
  caller: Caller,
  userId: string,
  quietHours: QuietHours | null,
): Promise<Record<string, never>> {
  requireSelf(caller, userId);
  if (!quietHours) {
    await tx
      .deleteFrom('notification_quiet_hours')
      .where('account_id', '=', caller.accountId)
      .where('user_id', '=', userId)
      .execute();
    return {};
  }
  const times = { from_time: quietHours.from, until_time: quietHours.until };
  await tx
    .insertInto('notification_quiet_hours')
    .values({ account_id: caller.accountId, user_id: userId, ...times })
    .onConflict((conflict) => conflict.columns(['account_id', 'user_id']).doUpdateSet(times))
    .execute();
  return {};
}
