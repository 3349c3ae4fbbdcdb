import { clientId } from '@girassol/shared-auth';
import type { NoteRequest } from '@girassol/shared-domain/contract';

const sent = new Map<string, { text: string; key: string }>();

/**
 * The idempotency key for sending a note from `place`. Sending the same note again, because its answer was lost, has
 * the same key: the server keeps one note.
 */
export function noteCallKey(place: string, request: NoteRequest): string {
  const text = JSON.stringify(request);
  const last = sent.get(place);
  if (last?.text === text) return last.key;
  const key = `note-${clientId}-${Date.now()}`;
  sent.set(place, { text, key });
  return key;
}

/** The note arrived: the next one is another, even with the same words. */
export function forgetNoteCall(place: string): void {
  sent.delete(place);
}
