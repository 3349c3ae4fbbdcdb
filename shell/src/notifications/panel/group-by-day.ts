import { addDays, formatLongDay, toIsoDate } from '@girassol/shared-domain';
import type { Notification } from '@girassol/shell-domain/contract';

/** Notifications of one day, in their order, with the title of the day: "Hoje". */
export interface NotificationDay {
  day: string;
  title: string;
  notifications: Notification[];
}

/** Groups notifications, sorted newest first, by their day in São Paulo. `now` is in epoch milliseconds. */
export function groupByDay(notifications: readonly Notification[], now: number): NotificationDay[] {
  const today = toIsoDate(now);
  const days: NotificationDay[] = [];
  for (const notification of notifications) {
    const day = toIsoDate(notification.registryTimestamp);
    const last = days.at(-1);
    if (last?.day === day) last.notifications.push(notification);
    else days.push({ day, title: titleDay(day, today), notifications: [notification] });
  }
  return days;
}

function titleDay(day: string, today: string): string {
  if (day === today) return 'Hoje';
  if (day === addDays(today, -1)) return 'Ontem';
  return formatLongDay(day, today);
}
