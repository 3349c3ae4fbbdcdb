import { api, intentionKey, useSession } from '@girassol/shared-auth';
import type { Note } from '@girassol/shared-domain/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { dropDraft, keepDraft, readDraft } from './drafts';
import { type NotePages, withNote, withoutNote, withReplaced } from './note-pages';
import { type NoteValues, requestOf } from './note-values';
import { pendingNote } from './pending-note';
import { noteKeys } from './use-notes';

interface NewNote {
  values: NoteValues;
  /** The list that shows it at once. */
  list: QueryKey;
  /** Where its draft lies, should it not reach the server. */
  place: string;
}

/** Adding, editing and deleting notes of one item. The screen changes first; a refusal takes the change back. */
export function useNoteChanges(itemId: string) {
  const client = useQueryClient();
  const session = useSession();
  const refresh = () => client.invalidateQueries({ queryKey: noteKeys.ofItem(itemId) });
  const change = (list: QueryKey, update: (pages: NotePages | undefined) => NotePages | undefined) =>
    client.setQueryData<NotePages>(list, update);

  const add = useMutation({
    mutationFn: ({ values, place }: NewNote) => {
      const body = requestOf(values);
      return api('POST /notes/new/:id', {
        params: { id: itemId },
        body,
        idempotencyKey: intentionKey(`note ${place}`, body),
      });
    },
    onMutate: async ({ values, list, place }) => {
      if (!session) return null;
      // The draft stays until the server has the note: a reload in between loses nothing.
      keepDraft(sendingPlace(place), values);
      dropDraft(place);
      await client.cancelQueries({ queryKey: list });
      const note = pendingNote(values, session, Date.now());
      change(list, (pages) => withNote(pages, note));
      return note;
    },
    onSuccess: ({ note }, { list, place }, pending) => {
      dropDraft(sendingPlace(place));
      if (pending) change(list, (pages) => withReplaced(pages, pending._id, note));
    },
    onError: (_error, { values, list, place }, pending) => {
      dropDraft(sendingPlace(place));
      keepDraft(place, joined(values, readDraft(place)?.values));
      if (pending) change(list, (pages) => withoutNote(pages, pending._id));
    },
    onSettled: refresh,
  });

  const edit = useMutation({
    mutationFn: ({ note, values, version }: { note: Note; values: NoteValues; version: number }) =>
      api('PATCH /notes/note/:saleId/:noteId', {
        params: { saleId: itemId, noteId: note._id },
        body: { ...requestOf(values), version },
        silent: true,
      }),
    onSuccess: ({ note }) => {
      client.setQueriesData<NotePages>({ queryKey: noteKeys.ofItem(itemId) }, (pages) =>
        withReplaced(pages, note._id, note),
      );
    },
    onSettled: refresh,
  });

  const remove = useMutation({
    mutationFn: ({ note }: { note: Note; list: QueryKey }) =>
      api('DELETE /notes/note/:saleId/:noteId', { params: { saleId: itemId, noteId: note._id } }),
    onMutate: async ({ note, list }) => {
      await client.cancelQueries({ queryKey: list });
      const before = client.getQueryData<NotePages>(list);
      change(list, (pages) => withoutNote(pages, note._id));
      return before;
    },
    onError: (_error, { list }, before) => {
      change(list, () => before);
    },
    onSettled: refresh,
  });

  return { add, edit, remove };
}

/** Where a note waits while it is on its way. */
export function sendingPlace(place: string): string {
  return `${place}.sending`;
}

/** A note that did not arrive, together with what was typed since. */
function joined(lost: NoteValues, since: NoteValues | undefined): NoteValues {
  return since?.text.trim() ? { ...lost, text: `${lost.text}\n\n${since.text}` } : lost;
}
