import { announcementsContract } from './announcements';
import { notificationPreferencesContract } from './notification-preferences';
import { notificationsContract } from './notifications';
import { pushContract } from './push';

/** API calls of the shell's server part. */
export const shellContract = {
  ...notificationsContract,
  ...notificationPreferencesContract,
  ...announcementsContract,
  ...pushContract,
};

type ShellContract = typeof shellContract;

declare module '@girassol/shared-domain/contract' {
  interface ApiContract extends ShellContract {}
}

export {
  ANNOUNCEMENTS_PER_PAGE,
  type Announcement,
  type AnnouncementAnswer,
  type AnnouncementKind,
  announcementKinds,
  type PublicNotification,
} from './announcements';
export type { KindPreference } from './notification-preferences';
export {
  MAX_COUNTED_NOTIFICATIONS,
  NOTIFICATIONS_PER_PAGE,
  type Notification,
  type NotificationFilter,
  notificationFilters,
} from './notifications';
