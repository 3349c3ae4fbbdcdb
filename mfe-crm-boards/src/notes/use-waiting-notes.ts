import { useSession, useWaitingWrites, type WaitingWrite } from '@girassol/shared-auth';
import type { Note, NoteRequest } from '@girassol/shared-domain/contract';
import { useMemo } from 'react';
import { buildNoteOfRequest } from './pending-note';
import { getWaitingDeletions, getWaitingEdits } from './waiting-edits';

/** New note that waits for a signal on this device, as its card shows it. */
export interface WaitingNote {
  write: WaitingWrite;
  note: Note;
}

/** Returns the new notes of an item that wait for a signal on this device, newest first. */
export function useWaitingNotes(itemId: string): WaitingNote[] {
  const session = useSession();
  const writes = useWaitingWrites(itemId);
  return useMemo(() => {
    if (!session) return [];
    return writes
      .filter(({ call }) => call === 'POST /notes/new/:id')
      .flatMap((write) =>
        isNoteRequest(write.body)
          ? [{ write, note: buildNoteOfRequest(write.body, session, write.madeAt) }]
          : [],
      )
      .toReversed();
  }, [session, writes]);
}

/** Returns the edits of notes of an item that wait for a signal on this device, by note. */
export function useWaitingNoteEdits(itemId: string): ReturnType<typeof getWaitingEdits> {
  const writes = useWaitingWrites(itemId);
  return useMemo(() => getWaitingEdits(writes), [writes]);
}

/** Returns the notes of an item whose deletion waits for a signal on this device. */
export function useWaitingNoteDeletions(itemId: string): ReadonlySet<string> {
  const writes = useWaitingWrites(itemId);
  return useMemo(() => getWaitingDeletions(writes), [writes]);
}

/** Returns false for the body of a write that has expired: its content was removed. */
const isNoteRequest = (body: unknown): body is NoteRequest =>
  typeof body === 'object' && body !== null && 'noteText' in body && 'noteType' in body;
