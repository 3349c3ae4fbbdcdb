import { instantOf, type Session, toIsoDate } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import { type NoteValues, requestOf } from './note-values';

const PREFIX = 'pending-';

/** A note as it will look once the server has it: shown at once. */
export function pendingNote(values: NoteValues, session: Session, now: number): Note {
  const request = requestOf(values);
  const { warningDate, warningTimeStart } = request;
  return {
    _id: `${PREFIX}${now}`,
    content: request.noteText,
    type: request.noteType,
    warning: values.isScheduled,
    notificationDate: warningDate,
    notificationTimestamp: warningDate && warningTimeStart ? instantOf(warningDate, warningTimeStart) : null,
    notificationTimeStart: warningTimeStart,
    notificationTimeEnd: request.warningTimeEnd,
    isPrivate: request.isPrivate,
    registryDate: toIsoDate(now),
    registryTimestamp: now,
    version: 1,
    user: { _id: session.userId, personalData: { name: session.personalData.name } },
  };
}

/** Is this note still on its way to the server? */
export function isPending(note: Note): boolean {
  return note._id.startsWith(PREFIX);
}
