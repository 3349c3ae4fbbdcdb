import { apiOrQueue, type WaitingWrite } from '@girassol/shared-auth';
import type { Note, NoteRequest, RequestBody } from '@girassol/shared-domain/contract';
import { buildNoteRequest, type NoteValues } from './note-values';

const ADD = 'POST /notes/new/:id';
const EDIT = 'PATCH /notes/note/:saleId/:noteId';
const DELETE = 'DELETE /notes/note/:saleId/:noteId';

interface NewNote {
  itemId: string;
  /** The item in words that people know. */
  itemName: string;
  values: NoteValues;
}

interface NoteEdit {
  itemId: string;
  /** The item in words that people know. */
  itemName: string;
  noteId: string;
  /** Version of the note as the person saw it. */
  version: number;
  changes: Omit<RequestBody<typeof EDIT>, 'version'>;
  /** Portuguese name of the edit in the list of what waits, and what it says. */
  title: string;
  detail: string;
  /** True: the screen shows a refusal by itself. */
  isSilent?: boolean;
}

/** Note that is to be deleted, at the version that the person saw, and its text. */
type NoteDeletion = Pick<NoteEdit, 'itemId' | 'itemName' | 'noteId' | 'version' | 'detail'>;

/** Sends a new note or schedule, or puts it on this device until there is a signal: then the answer is `'waiting'`. */
export const addNoteOrQueue = ({ itemId, itemName, values }: NewNote) =>
  apiOrQueue(
    ADD,
    { params: { id: itemId }, body: buildNoteRequest(values) },
    {
      record: itemId,
      recordName: itemName,
      title: values.isScheduled ? 'Agendamento' : 'Nota',
      detail: values.text,
    },
  );

/** Sends an edit of a note, or puts it on this device until there is a signal: then the answer is `'waiting'`. */
export const editNoteOrQueue = ({
  itemId,
  itemName,
  noteId,
  version,
  changes,
  title,
  detail,
  isSilent,
}: NoteEdit) =>
  apiOrQueue(
    EDIT,
    { params: { saleId: itemId, noteId }, body: { ...changes, version }, silent: isSilent },
    { record: itemId, recordName: itemName, title, detail, baseVersion: String(version) },
  );

/** Sends the deletion of a note, or puts it on this device until there is a signal: then the answer is `'waiting'`. */
export const deleteNoteOrQueue = ({ itemId, itemName, noteId, version, detail }: NoteDeletion) =>
  apiOrQueue(
    DELETE,
    { params: { saleId: itemId, noteId } },
    {
      record: itemId,
      recordName: itemName,
      title: 'Exclusão de nota',
      detail,
      baseVersion: String(version),
    },
  );

/**
 * Returns the notes whose deletion waits for a signal. One that the server has refused counts only after the person has decided
 * about it.
 */
export const getWaitingDeletions = (writes: readonly WaitingWrite[]): ReadonlySet<string> =>
  new Set(
    writes
      .filter(({ call, body, problem }) => call === DELETE && body !== null && problem === null)
      .map(({ params: { noteId = '' } }) => noteId),
  );

/**
 * Returns the edits that wait for a signal, by note. One that the server has refused counts only after the person has decided
 * about it.
 */
export function getWaitingEdits(writes: readonly WaitingWrite[]): ReadonlyMap<string, Partial<NoteRequest>> {
  const edits = writes.filter(
    ({ call, body, problem }) => call === EDIT && body !== null && problem === null,
  );
  return new Map(edits.map(({ params: { noteId = '' }, body }) => [noteId, body as Partial<NoteRequest>]));
}

/** Returns a note as it is once an edit that waits for a signal is sent. */
export function applyWaitingEdit(note: Note, edit: Partial<NoteRequest> | undefined): Note {
  if (!edit) return note;
  const { noteText, noteType, isPrivate } = edit;
  return {
    ...note,
    content: noteText ?? note.content,
    type: noteType ?? note.type,
    isPrivate: isPrivate ?? note.isPrivate,
  };
}
