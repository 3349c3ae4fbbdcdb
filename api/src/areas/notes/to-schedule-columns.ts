import type { NewRow } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { isDateAllowedInField, toEpochMs } from '@girassol/shared-domain';

/** Schedule of a note: a day with start and end times, or none. */
export interface ScheduleRequest {
  date: string | null;
  timeStart: string | null;
  timeEnd: string | null;
}

type ScheduleValues = Required<
  Pick<NewRow<'notes'>, 'notification_date' | 'time_start' | 'time_end' | 'notification_at'>
>;

/**
 * Converts a schedule to columns. Throws 400 for an invalid day, a missing time, or a start that is not earlier than
 * the end (notes-008).
 */
export function toScheduleColumns(
  { date, timeStart, timeEnd }: ScheduleRequest,
  now: number,
): ScheduleValues {
  if (!date) return { notification_date: null, time_start: null, time_end: null, notification_at: null };
  if (!isDateAllowedInField(date, { allows: 'any', now }))
    throw invalidField('warningDate', 'Data inválida.');
  if (!timeStart) throw invalidField('warningTimeStart', 'Informe o horário de início.');
  if (!timeEnd) throw invalidField('warningTimeEnd', 'Informe o horário de término.');
  if (timeStart >= timeEnd) {
    throw invalidField('warningTimeEnd', 'O horário de início deve ser anterior ao de término.');
  }
  return {
    notification_date: date,
    time_start: timeStart,
    time_end: timeEnd,
    notification_at: new Date(toEpochMs(date, timeStart)),
  };
}
