import { formatDate, formatTime, instantOf } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import { newId, type Row, type Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { itemLabel } from '../items/item-label';
import { scheduleValues } from '../notes/schedule-values';
import { readSettingsDocument } from '../settings/read-settings';
import type { Created } from './create-following';

interface Wanted {
  won: Row<'sales'>;
  date: string;
  finishedDate: string;
  now: number;
}

/**
 * Puts the after-sales activity of a win into the agenda: a schedule on its day at nine, or later when that is over. Until
 * then its card does not count as idle.
 */
export async function scheduleActivity(
  tx: Tx,
  caller: Caller,
  activity: Created,
  { won, date, finishedDate, now }: Wanted,
): Promise<void> {
  const { notesTypes } = await readSettingsDocument(tx, caller.accountId);
  await tx
    .insertInto('notes')
    .values({
      account_id: caller.accountId,
      id: newId(),
      sale_id: activity._id,
      user_id: caller.userId,
      content: `Contato de pós-venda: ${itemLabel(won)}, ganha em ${formatDate(finishedDate)}.`,
      type: notesTypes[0]?.name ?? 'Observação',
      is_private: false,
      ...scheduleValues({ date, ...hoursOn(date, now) }, now),
    })
    .execute();
  await publish(tx, caller, { kind: 'notes-changed', item: activity._id });
}

/** Nine to ten, or the next full hour of a day on which it is later than that; at its end the last minutes. */
export function hoursOn(date: string, now: number): { timeStart: string; timeEnd: string } {
  const usual = { timeStart: '09:00', timeEnd: '10:00' };
  if (instantOf(date, usual.timeStart) > now) return usual;
  const next = Number(formatTime(now).slice(0, 2)) + 1;
  if (next > 22) return { timeStart: '23:58', timeEnd: '23:59' };
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return { timeStart: clock(next), timeEnd: clock(next + 1) };
}
