import { getServerTime } from '@girassol/shared-auth';

const time = new Intl.DateTimeFormat('pt-BR', { hour: '2-digit', minute: '2-digit' });
const dayAndTime = new Intl.DateTimeFormat('pt-BR', {
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** Formats the time of stored data: the time of the day, with the day unless it is today. */
export function formatStoredDataTime(storedAt: number): string {
  const isToday = new Date(storedAt).toDateString() === new Date(getServerTime()).toDateString();
  return (isToday ? time : dayAndTime).format(storedAt);
}
