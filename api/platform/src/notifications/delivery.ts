import {
  type ChosenTimings,
  isInQuietHours,
  type NotificationTiming,
  type QuietHours,
  resolveTiming,
} from '@girassol/shared-domain';
import type { Tx } from '../database';
import { findNotificationKind } from './notification-kinds';

/** How a person is notified of one kind of event. */
export interface Delivery {
  userId: string;
  bell: NotificationTiming;
  mail: NotificationTiming;
  quietHours: QuietHours | null;
  /** Some device of the person receives pushes. */
  hasDevices: boolean;
  /** Not shown on the screen by itself now: the person wants it so, or has quiet hours. */
  isQuiet: boolean;
}

/**
 * Loads how people of an account are notified of a kind at an instant (epoch milliseconds), by id. Whoever left the account
 * is left out.
 */
export async function loadDeliveries(
  tx: Tx,
  { accountId, kind, userIds, now }: { accountId: string; kind: string; userIds: string[]; now: number },
): Promise<Delivery[]> {
  const users = await tx
    .selectFrom('users as u')
    .leftJoin('notification_quiet_hours as q', (join) =>
      join.onRef('q.account_id', '=', 'u.account_id').onRef('q.user_id', '=', 'u.id'),
    )
    .select(['u.id', 'q.from_time', 'q.until_time'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('push_subscriptions as p')
          .select('p.id')
          .whereRef('p.account_id', '=', 'u.account_id')
          .whereRef('p.user_id', '=', 'u.id'),
      ).as('has_devices'),
    )
    .where('u.account_id', '=', accountId)
    .where('u.id', 'in', userIds)
    .where('u.disabled_at', 'is', null)
    .orderBy('u.id')
    .execute();
  const choices = await tx
    .selectFrom('notification_preferences')
    .select(['user_id', 'channel', 'timing'])
    .where('account_id', '=', accountId)
    .where('user_id', 'in', userIds)
    .where('kind', '=', kind)
    .execute();
  const rules = findNotificationKind(kind);
  return users.map(({ id: userId, from_time: from, until_time: until, has_devices }) => {
    const chosen: ChosenTimings = Object.fromEntries(
      choices.filter(({ user_id }) => user_id === userId).map(({ channel, timing }) => [channel, timing]),
    );
    const quietHours = from && until ? { from, until } : null;
    const bell = resolveTiming(rules, 'bell', chosen);
    return {
      userId,
      bell,
      mail: rules?.hasOwnMail ? 'NEVER' : resolveTiming(rules, 'mail', chosen),
      quietHours,
      hasDevices: Boolean(has_devices),
      isQuiet: bell !== 'NOW' || isInQuietHours(now, quietHours),
    };
  });
}
