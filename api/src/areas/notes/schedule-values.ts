import { instantOf, isAllowedDate } from '@girassol/shared-domain';
import type { NewRow } from '../../platform/database';
import { wrongField } from '../../platform/refusals/refusal';

/** When a note is to be remembered: a day with the time it starts and ends, or nothing. */
export interface ScheduleWish {
  date: string | null;
  timeStart: string | null;
  timeEnd: string | null;
}

type ScheduleValues = Required<
  Pick<NewRow<'notes'>, 'notification_date' | 'time_start' | 'time_end' | 'notification_at'>
>;

/** The columns of a schedule. The start must be earlier than the end (notes-008). */
export function scheduleValues({ date, timeStart, timeEnd }: ScheduleWish, now: number): ScheduleValues {
  if (!date) return { notification_date: null, time_start: null, time_end: null, notification_at: null };
  if (!isAllowedDate(date, { allows: 'any', now })) throw wrongField('warningDate', 'Data inválida.');
  if (!timeStart) throw wrongField('warningTimeStart', 'Informe o horário de início.');
  if (!timeEnd) throw wrongField('warningTimeEnd', 'Informe o horário de término.');
  if (timeStart >= timeEnd) {
    throw wrongField('warningTimeEnd', 'O horário de início deve ser anterior ao de término.');
  }
  return {
    notification_date: date,
    time_start: timeStart,
    time_end: timeEnd,
    notification_at: new Date(instantOf(date, timeStart)),
  };
}
