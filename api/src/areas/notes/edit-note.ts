import { type Caller, requireAreaEdit } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { formatClock } from '@girassol/api-platform/days/format-clock';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { requireBaseVersion } from '@girassol/api-platform/http/base-version';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, can, formatItemNumber } from '@girassol/shared-domain';
import type { Note, ParsedRequestBody, ParsedRequestParams } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadVisibleItem } from '../kanbans/board-access';
import { describeNote } from './describe-note';
import { loadNoteOfItem } from './item-notes';
import { loadMentionNames, notifyMentioned, resolveMentions } from './mentions';
import { loadAuthorName, toNote } from './note-record';
import { requireNoteType } from './note-type';
import { publishNotesChanged } from './publish-notes-changed';
import { toScheduleColumns } from './to-schedule-columns';

const EDIT = 'PATCH /notes/note/:saleId/:noteId';

/**
 * Edits the fields of a note that the request names. Allowed for its author and for users with the manager's rights on
 * the board. Throws 409 and changes nothing if `version` is not the present one, or `baseVersion` for an edit that waited for a
 * signal.
 */
export async function editNote(
  tx: Tx,
  caller: Caller,
  { saleId, noteId }: ParsedRequestParams<typeof EDIT>,
  { version, baseVersion, ...body }: ParsedRequestBody<typeof EDIT> & { baseVersion: string | null },
): Promise<Note> {
  const item = await loadVisibleItem(tx, caller, saleId);
  const note = await loadNoteOfItem(tx, item, noteId, { forUpdate: true });
  if (note.user_id !== caller.userId && !can(caller, boardDescriptions[item.type].managerPermission)) {
    throw notAllowed('Somente quem escreveu a nota pode editá-la.');
  }
  requireBaseVersion(baseVersion, { version: String(note.version), text: describeNote(note) });
  if (baseVersion === null && version !== undefined && version !== note.version) {
    throw new Refusal(
      409,
      'Esta nota foi alterada enquanto você a editava. Copie o seu texto e abra a nota de novo.',
    );
  }
  if (body.noteType !== undefined && body.noteType !== note.type) {
    await requireNoteType(tx, caller.accountId, body.noteType);
  }

  const schedule = toScheduleColumns(
    {
      date: body.warningDate === undefined ? note.notification_date : body.warningDate,
      timeStart: body.warningTimeStart === undefined ? formatClock(note.time_start) : body.warningTimeStart,
      timeEnd: body.warningTimeEnd === undefined ? formatClock(note.time_end) : body.warningTimeEnd,
    },
    Date.now(),
  );
  if (note.notification_at !== null || schedule.notification_at !== null) requireAreaEdit(caller, 'schedule');

  const content = body.noteText ?? note.content;
  const { mentions, added } = await resolveMentions(tx, item, {
    content,
    wanted: body.mentions ?? note.mentions,
    before: note.mentions,
  });
  const edited = await tx
    .updateTable('notes')
    .set({
      content,
      mentions: JSON.stringify(mentions),
      type: body.noteType ?? note.type,
      is_private: body.isPrivate ?? note.is_private,
      ...schedule,
      version: sql<number>`version + 1`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', noteId)
    .returningAll()
    .executeTakeFirstOrThrow();

  const actor = await loadActor(tx, caller);
  await addHistoryLine(tx, caller, actor, {
    customerId: item.customer_id,
    saleId: item.id,
    title: 'Nota editada',
    content: `${edited.type} em ${boardDescriptions[item.type].itemName} ${formatItemNumber(item.number)}.`,
  });
  await publishNotesChanged(tx, caller, item, `edição de nota por ${actor.firstName}`);
  await notifyMentioned(tx, caller, { item, note: edited, added, authorName: actor.name });
  return toNote(
    edited,
    await loadAuthorName(tx, edited),
    await loadMentionNames(tx, caller.accountId, [edited]),
  );
}
