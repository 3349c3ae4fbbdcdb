import { useSession } from '@girassol/shared-auth';
import type { Note } from '@girassol/shared-domain/contract';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { notesQueryKey } from '../board-state/query-names';
import { announceNoteChange, announceWaiting } from './announce-note-change';
import { deleteDraft, getDraft, saveDraft } from './drafts';
import { type NotePages, prependNote, removeNote, replaceNote } from './note-pages';
import { buildNoteRequest, type NoteValues } from './note-values';
import { buildPendingNote } from './pending-note';
import { addNoteOrQueue, deleteNoteOrQueue, editNoteOrQueue } from './waiting-edits';

interface NewNote {
  values: NoteValues;
  /** The list that shows it at once. */
  list: QueryKey;
  /** Draft key for the note if it does not reach the server. */
  place: string;
}

/**
 * Provides adding, editing and deleting the notes of an item, which `itemName` names in words that people know. Additions and deletions show before the server confirms
 * them and are reverted on refusal.
 */
export function useNoteChanges({ itemId, itemName }: { itemId: string; itemName: string }) {
  const client = useQueryClient();
  const session = useSession();
  const refresh = () => client.invalidateQueries({ queryKey: notesQueryKey(itemId) });
  const change = (list: QueryKey, update: (pages: NotePages | undefined) => NotePages | undefined) =>
    client.setQueryData<NotePages>(list, update);

  const add = useMutation({
    mutationFn: ({ values }: NewNote) => addNoteOrQueue({ itemId, itemName, values }),
    onMutate: async ({ values, list, place }) => {
      if (!session) return null;
      // The draft stays until the server has the note: a reload in between loses nothing.
      saveDraft(buildSendingDraftKey(place), values);
      deleteDraft(place);
      await client.cancelQueries({ queryKey: list });
      const note = buildPendingNote(values, session, Date.now());
      change(list, (pages) => prependNote(pages, note));
      return note;
    },
    onSuccess: (answer, { list, place }, pending) => {
      deleteDraft(buildSendingDraftKey(place));
      // One that waits for a signal has its place above the list.
      if (pending)
        change(list, (pages) =>
          answer === 'waiting'
            ? removeNote(pages, pending._id)
            : replaceNote(pages, pending._id, answer.note),
        );
    },
    onError: (_error, { values, list, place }, pending) => {
      deleteDraft(buildSendingDraftKey(place));
      saveDraft(place, joinNoteTexts(values, getDraft(place)?.values));
      if (pending) change(list, (pages) => removeNote(pages, pending._id));
    },
    onSettled: refresh,
  });

  const edit = useMutation({
    mutationFn: ({ note, values, version }: { note: Note; values: NoteValues; version: number }) =>
      editNoteOrQueue({
        itemId,
        itemName,
        noteId: note._id,
        version,
        changes: buildNoteRequest(values),
        title: 'Edição de nota',
        detail: values.text,
        isSilent: true,
      }),
    onSuccess: (answer) => {
      if (answer === 'waiting') return;
      const { note } = answer;
      client.setQueriesData<NotePages>({ queryKey: notesQueryKey(itemId) }, (pages) =>
        replaceNote(pages, note._id, note),
      );
    },
    onSettled: refresh,
  });

  /** Saves an edit, and says so. Rejects if the server refuses it. */
  const saveEdit = async (note: Note, values: NoteValues, version: number): Promise<void> => {
    const answer = await edit.mutateAsync({ note, values, version });
    if (answer === 'waiting') announceWaiting('a edição');
    else announceNoteChange('Nota salva.', answer.deed);
  };

  const remove = useMutation({
    mutationFn: ({ note }: { note: Note; list: QueryKey }) =>
      deleteNoteOrQueue({ itemId, itemName, noteId: note._id, version: note.version, detail: note.content }),
    onMutate: async ({ note, list }) => {
      await client.cancelQueries({ queryKey: list });
      const before = client.getQueryData<NotePages>(list);
      change(list, (pages) => removeNote(pages, note._id));
      return before;
    },
    // One that waits for a signal keeps its place, with a sign.
    onSuccess: (answer, { list }, before) => {
      if (answer === 'waiting') change(list, () => before);
    },
    onError: (_error, { list }, before) => {
      change(list, () => before);
    },
    onSettled: refresh,
  });

  return { add, saveEdit, remove };
}

/** Builds the key under which the draft of a new note is stored during the request that saves the note. */
export function buildSendingDraftKey(place: string): string {
  return `${place}.sending`;
}

/** A note that did not arrive, together with what was typed since. */
function joinNoteTexts(lost: NoteValues, since: NoteValues | undefined): NoteValues {
  return since?.text.trim() ? { ...lost, text: `${lost.text}\n\n${since.text}` } : lost;
}
