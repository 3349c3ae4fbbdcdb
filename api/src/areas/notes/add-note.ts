import { boards, formatItemNumber } from '@girassol/shared-domain';
import type { Note, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { newId, type Tx } from '../../platform/database';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { visibleItem } from '../kanbans/board-access';
import { noteAnswer } from './note-answer';
import { requireNoteType } from './note-type';
import { scheduleValues } from './schedule-values';
import { touchItem } from './touch-item';

/** Adds a note to an item; with a date it is a schedule. */
export async function addNote(
  tx: Tx,
  caller: Caller,
  itemId: string,
  body: ParsedBody<'POST /notes/new/:id'>,
): Promise<Note> {
  const item = await visibleItem(tx, caller, itemId);
  await requireNoteType(tx, caller.accountId, body.noteType);
  const schedule = scheduleValues(
    {
      date: body.warningDate ?? null,
      timeStart: body.warningTimeStart ?? null,
      timeEnd: body.warningTimeEnd ?? null,
    },
    Date.now(),
  );
  const actor = await actorOf(tx, caller);
  const note = await tx
    .insertInto('notes')
    .values({
      account_id: caller.accountId,
      id: newId(),
      sale_id: item.id,
      user_id: caller.userId,
      content: body.noteText,
      type: body.noteType,
      is_private: body.isPrivate,
      ...schedule,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

  const isSchedule = schedule.notification_at !== null;
  await writeHistory(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: item.id,
    title: isSchedule ? 'Agendamento adicionado' : 'Nota adicionada',
    // Without its text: a private note stays on its item, and histories are read by customer.
    content: `${body.noteType} em ${boards[item.type].itemName} ${formatItemNumber(item.number)}.`,
  });
  await touchItem(tx, caller, item, `${isSchedule ? 'agendamento' : 'nota'} de ${actor.firstName}`);
  return noteAnswer(note, actor.name);
}
