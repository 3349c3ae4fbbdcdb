import type { NotificationChannel, NotificationKind, NotificationTiming } from '@girassol/shared-domain';
import type { ColumnType, Generated } from 'kysely';
import type { GeneratedTimestamp } from './column-types';

type LaterInstant = ColumnType<Date | null, never, Date | null>;

/** Row of `notifications`: a notification of one person. */
export interface NotificationsTable {
  account_id: string;
  id: string;
  user_id: string;
  /** ADMIN: what the platform tells one account. */
  type: Generated<'PRIVATE' | 'ADMIN'>;
  kind: NotificationKind;
  /** Subject of the notification: of each subject, one unread notification exists. */
  group_key: string;
  /** Number of times that the event happened since the notification was read. */
  count: Generated<number>;
  title: string;
  content: string;
  /** An address of this product, from `/` on. */
  open_url: string;
  created_at: GeneratedTimestamp;
  /** The last time it happened. */
  happened_at: GeneratedTimestamp;
  /** Time at which the notification was on the person's screen. */
  seen_at: LaterInstant;
  /** The person opened it, or said that it is done with. */
  read_at: LaterInstant;
  /** The person keeps the notification for later. */
  saved_at: LaterInstant;
  /** The notification is hidden until then. */
  snoozed_until: LaterInstant;
  /** Place in the list: the last time it happened, or the end of the snooze if that is later. */
  listed_at: ColumnType<Date, never, never>;
  deleted_at: LaterInstant;
  /** The bell lists it; false for what the person wants by mail alone. */
  is_listed: Generated<boolean>;
  /** Listed, but not shown on the screen by itself. */
  is_quiet: Generated<boolean>;
  mailed_at: LaterInstant;
  /** Time at which the devices of the person were told. */
  pushed_at: LaterInstant;
}

/** Row of `push_subscriptions`: a device on which a person receives notifications while the product is closed. */
export interface PushSubscriptionsTable {
  account_id: string;
  id: string;
  user_id: string;
  /** Address of the device at its push service. */
  endpoint: string;
  /** Public key and secret of the browser, by which messages are encrypted, in base64url. */
  p256dh: string;
  auth: string;
  /** `User-Agent` of the browser. */
  device: string;
  created_at: GeneratedTimestamp;
}

/** Row of `notification_preferences`: when a person wants to be notified of a kind on a channel. */
export interface NotificationPreferencesTable {
  account_id: string;
  user_id: string;
  kind: string;
  channel: NotificationChannel;
  timing: NotificationTiming;
}

/** Row of `notification_quiet_hours`: hours of São Paulo in which a person is not disturbed, `HH:MM`. */
export interface NotificationQuietHoursTable {
  account_id: string;
  user_id: string;
  from_time: string;
  until_time: string;
}

export interface NotificationTables {
  notifications: NotificationsTable;
  notification_preferences: NotificationPreferencesTable;
  notification_quiet_hours: NotificationQuietHoursTable;
  push_subscriptions: PushSubscriptionsTable;
}
