import { getServerTime } from '@girassol/shared-auth';
import { formatDate, formatTime, toIsoDate } from '@girassol/shared-domain';

/** Formats the time of stored data: the time of the day, with the day unless it is today: `14:05`, `27/11, 14:05`. */
export function formatStoredDataTime(storedAt: number): string {
  const time = formatTime(storedAt);
  const day = toIsoDate(storedAt);
  return day === toIsoDate(getServerTime()) ? time : `${formatDate(day).slice(0, 5)}, ${time}`;
}
