import { boards, can, formatItemNumber } from '@girassol/shared-domain';
import type { Note, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { visibleItem } from '../kanbans/board-access';
import { noteOf } from './item-notes';
import { authorName, noteAnswer } from './note-answer';
import { requireNoteType } from './note-type';
import { scheduleValues } from './schedule-values';
import { touchItem } from './touch-item';

const EDIT = 'PATCH /notes/note/:saleId/:noteId';

/**
 * Edits what the request names of a note. Its author may, and whoever has the manager's rights on the board. `version` is
 * the one the person saw: when it is no longer the current one, nothing is overwritten.
 */
export async function editNote(
  tx: Tx,
  caller: Caller,
  { saleId, noteId }: ParsedParams<typeof EDIT>,
  { version, ...body }: ParsedBody<typeof EDIT>,
): Promise<Note> {
  const item = await visibleItem(tx, caller, saleId);
  const note = await noteOf(tx, item, noteId, { forUpdate: true });
  if (note.user_id !== caller.userId && !can(caller, boards[item.type].managerPermission)) {
    throw notAllowed('Somente quem escreveu a nota pode editá-la.');
  }
  if (version !== undefined && version !== note.version) {
    throw new Refusal(
      409,
      'Esta nota foi alterada enquanto você a editava. Copie o seu texto e abra a nota de novo.',
    );
  }
  if (body.noteType !== undefined && body.noteType !== note.type) {
    await requireNoteType(tx, caller.accountId, body.noteType);
  }

  const edited = await tx
    .updateTable('notes')
    .set({
      content: body.noteText ?? note.content,
      type: body.noteType ?? note.type,
      is_private: body.isPrivate ?? note.is_private,
      ...scheduleValues(
        {
          date: body.warningDate === undefined ? note.notification_date : body.warningDate,
          timeStart: body.warningTimeStart === undefined ? clock(note.time_start) : body.warningTimeStart,
          timeEnd: body.warningTimeEnd === undefined ? clock(note.time_end) : body.warningTimeEnd,
        },
        Date.now(),
      ),
      version: sql<number>`version + 1`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', noteId)
    .returningAll()
    .executeTakeFirstOrThrow();

  const actor = await actorOf(tx, caller);
  await writeHistory(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: item.id,
    title: 'Nota editada',
    content: `${edited.type} em ${boards[item.type].itemName} ${formatItemNumber(item.number)}.`,
  });
  await touchItem(tx, caller, item, `edição de nota por ${actor.firstName}`);
  return noteAnswer(edited, await authorName(tx, edited));
}

const clock = (time: string | null): string | null => time?.slice(0, 5) ?? null;
