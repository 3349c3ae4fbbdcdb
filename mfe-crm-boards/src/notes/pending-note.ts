import { type Session, toEpochMs, toIsoDate } from '@girassol/shared-domain';
import type { Note, NoteRequest } from '@girassol/shared-domain/contract';
import { buildNoteRequest, type NoteValues } from './note-values';

const PREFIX = 'pending-';

/** Builds the note that is displayed for a new note until the server has saved that note. */
export const buildPendingNote = (values: NoteValues, session: Session, now: number): Note =>
  buildNoteOfRequest(buildNoteRequest(values), session, now);

/** Builds the note that is displayed for a request that was not answered yet. `now`: when it was written, epoch ms. */
export function buildNoteOfRequest(request: NoteRequest, session: Session, now: number): Note {
  const { warningDate = null, warningTimeStart = null, warningTimeEnd = null, isPrivate = false } = request;
  return {
    _id: `${PREFIX}${now}`,
    content: request.noteText,
    type: request.noteType,
    warning: warningDate !== null,
    notificationDate: warningDate,
    notificationTimestamp: warningDate && warningTimeStart ? toEpochMs(warningDate, warningTimeStart) : null,
    notificationTimeStart: warningTimeStart,
    notificationTimeEnd: warningTimeEnd,
    isPrivate,
    registryDate: toIsoDate(now),
    registryTimestamp: now,
    version: 1,
    mentions: (request.mentions ?? []).map((mention) => ({ ...mention, name: mention.label })),
    user: { _id: session.userId, personalData: { name: session.personalData.name } },
  };
}

/** Returns true if the note is still being saved. */
export function isPendingNote(note: Note): boolean {
  return note._id.startsWith(PREFIX);
}
