import type { Row } from '@girassol/api-platform/database';
import { formatClock } from '@girassol/api-platform/days/format-clock';
import { formatDate } from '@girassol/shared-domain';

/** Describes a note to somebody who has changed it without a signal: its text, and its time if it is a schedule. */
export function describeNote({ content, notification_date, time_start }: Row<'notes'>): string {
  const when = [notification_date && formatDate(notification_date), formatClock(time_start)].filter(Boolean);
  return when.length > 0 ? `${content} (${when.join(', ')})` : content;
}
