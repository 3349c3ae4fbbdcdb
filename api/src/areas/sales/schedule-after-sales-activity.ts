import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { formatDate, formatTime, toEpochMs } from '@girassol/shared-domain';
import { formatItemLabel } from '../items/format-item-label';
import { getItemAudience } from '../kanbans/get-item-audience';
import { toScheduleColumns } from '../notes/to-schedule-columns';
import type { CreatedItem } from './create-following-item';

interface ActivityRequest {
  won: Row<'sales'>;
  date: string;
  finishedDate: string;
  now: number;
}

/**
 * Adds a scheduled note to the after-sales activity that a win created, on the activity's day at nine, or
 * later if nine has passed. Until that time the card of the activity does not count as idle.
 */
export async function scheduleAfterSalesActivity(
  tx: Tx,
  caller: Caller,
  activity: CreatedItem,
  { won, date, finishedDate, now }: ActivityRequest,
): Promise<void> {
  const { notesTypes } = await loadSettingsDocument(tx, caller.accountId);
  await tx
    .insertInto('notes')
    .values({
      account_id: caller.accountId,
      id: generateId(),
      sale_id: activity._id,
      user_id: caller.userId,
      content: `Contato de pós-venda: ${formatItemLabel(won)}, ganha em ${formatDate(finishedDate)}.`,
      type: notesTypes[0]?.name ?? 'Observação',
      is_private: false,
      ...toScheduleColumns({ date, ...computeAfterSalesActivityHours(date, now) }, now),
    })
    .execute();
  const item = await tx
    .selectFrom('sales')
    .select(['type', 'owner_id', 'co_owner_ids'])
    .where('account_id', '=', caller.accountId)
    .where('id', '=', activity._id)
    .executeTakeFirstOrThrow();
  await publishEvent(tx, caller, { kind: 'notes-changed', item: activity._id }, getItemAudience(item));
}

/**
 * Computes the start and end time of an after-sales activity: nine to ten; from the next full hour if it is
 * past nine today; or the last minutes of the day.
 */
export function computeAfterSalesActivityHours(
  date: string,
  now: number,
): { timeStart: string; timeEnd: string } {
  const usual = { timeStart: '09:00', timeEnd: '10:00' };
  if (toEpochMs(date, usual.timeStart) > now) return usual;
  const next = Number(formatTime(now).slice(0, 2)) + 1;
  if (next > 22) return { timeStart: '23:58', timeEnd: '23:59' };
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
  return { timeStart: clock(next), timeEnd: clock(next + 1) };
}
