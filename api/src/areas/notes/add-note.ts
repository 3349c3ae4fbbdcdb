import { type Caller, requireAreaEdit } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { boardDescriptions, formatItemNumber } from '@girassol/shared-domain';
import type { Note, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { loadVisibleItem } from '../kanbans/board-access';
import { notifyItemFollowers } from '../kanbans/notify-item-followers';
import { loadMentionNames, notifyMentioned, resolveMentions } from './mentions';
import { toNote } from './note-record';
import { requireNoteType } from './note-type';
import { publishNotesChanged } from './publish-notes-changed';
import { toScheduleColumns } from './to-schedule-columns';

/** Adds a note to an item. A note with a date is a schedule. */
export async function addNote(
  tx: Tx,
  caller: Caller,
  itemId: string,
  body: ParsedRequestBody<'POST /notes/new/:id'>,
): Promise<Note> {
  const item = await loadVisibleItem(tx, caller, itemId);
  await requireNoteType(tx, caller.accountId, body.noteType);
  const schedule = toScheduleColumns(
    {
      date: body.warningDate ?? null,
      timeStart: body.warningTimeStart ?? null,
      timeEnd: body.warningTimeEnd ?? null,
    },
    Date.now(),
  );
  const isSchedule = schedule.notification_at !== null;
  if (isSchedule) requireAreaEdit(caller, 'schedule');
  const { mentions, added } = await resolveMentions(tx, item, {
    content: body.noteText,
    wanted: body.mentions ?? [],
    before: [],
  });
  const actor = await loadActor(tx, caller);
  const note = await tx
    .insertInto('notes')
    .values({
      account_id: caller.accountId,
      id: generateId(),
      sale_id: item.id,
      user_id: caller.userId,
      content: body.noteText,
      type: body.noteType,
      is_private: body.isPrivate,
      mentions: JSON.stringify(mentions),
      ...schedule,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

  await addHistoryLine(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: item.id,
    title: isSchedule ? 'Agendamento adicionado' : 'Nota adicionada',
    // Without its text: a private note stays on its item, and histories are read by customer.
    content: `${body.noteType} em ${boardDescriptions[item.type].itemName} ${formatItemNumber(item.number)}.`,
  });
  await publishNotesChanged(tx, caller, item, `${isSchedule ? 'agendamento' : 'nota'} de ${actor.firstName}`);
  await notifyItemFollowers(
    tx,
    caller,
    item,
    `${actor.firstName} escreveu ${isSchedule ? 'um agendamento' : 'uma nota'}.`,
  );
  await notifyMentioned(tx, caller, { item, note, added, authorName: actor.name });
  return toNote(note, actor.name, await loadMentionNames(tx, caller.accountId, [note]));
}
