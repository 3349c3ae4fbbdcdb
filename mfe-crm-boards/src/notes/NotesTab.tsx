import { useSession } from '@girassol/shared-auth';
import { type BoardKind, toIsoDate } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import { confirm, ErrorState, tokens } from '@girassol/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { draftPlace, readDraft } from './drafts';
import { NoteCard } from './NoteCard';
import { NoteComposer } from './NoteComposer';
import { NoteEditor } from './NoteEditor';
import { NoteFilterBar } from './NoteFilterBar';
import { NoteList } from './NoteList';
import { LoadingNotes, NoNotes, NoResult } from './NoteStates';
import { allNotes, isFiltered, matches } from './note-filters';
import { notesIn } from './note-pages';
import { emptyNote, type NoteValues } from './note-values';
import { pendingNote } from './pending-note';
import { tellSaved } from './tell-saved';
import { useNoteChanges } from './use-note-changes';
import { useNoteEvents } from './use-note-events';
import { useNoteRights } from './use-note-rights';
import { noteKeys, useNotes } from './use-notes';

interface NotesTabProps {
  itemId: string;
  boardKind: BoardKind;
  /** Epoch milliseconds, moved along by the panel. */
  now: number;
}

/** A dialog gives the focus back once it has closed; the button of a deleted note is gone by then. */
const DIALOG_CLOSES_MS = 400;

/** The note being edited, as it was, and why it can no longer be saved. */
interface Editing {
  base: Note;
  gone: string | null;
}

/** What people wrote about an item, and where they write. */
export function NotesTab({ itemId, boardKind, now }: NotesTabProps) {
  const session = useSession();
  const userId = session?.userId ?? '';
  const { types, mayDelete, mayEdit } = useNoteRights(boardKind, userId);
  const newPlace = draftPlace(userId, itemId);
  const placeOf = (note: Note) => draftPlace(userId, itemId, note._id);

  const [filters, setFilters] = useState(allNotes);
  const [isWriting, setIsWriting] = useState(() => readDraft(newPlace) !== null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [lastEdited, setLastEdited] = useState<string | null>(null);
  const list = useNotes(itemId, boardKind, filters);
  const { add, edit, remove } = useNoteChanges(itemId);
  useNoteEvents(itemId);

  const column = useRef<HTMLDivElement>(null);
  const notes = notesIn(list.data);
  const isKnown = list.isSuccess && !list.isPlaceholderData;
  const today = toIsoDate(now);

  const save = (values: NoteValues) => {
    if (!session) return;
    // A new note that the filters would hide clears them: who saves wants to see it.
    const shown = matches(pendingNote(values, session, now), filters) ? filters : allNotes;
    setFilters(shown);
    setIsWriting(false);
    add.mutate(
      { values, place: newPlace, list: noteKeys.list(itemId, shown) },
      { onSuccess: ({ deed }) => tellSaved('Nota salva.', deed), onError: () => setIsWriting(true) },
    );
  };
  const askAndRemove = async (note: Note) => {
    const isSure = await confirm({
      text: 'Deseja excluir permanentemente esta nota?',
      confirmLabel: 'Excluir nota',
      danger: true,
    });
    if (!isSure) return;
    setTimeout(takeLostFocus, DIALOG_CLOSES_MS);
    remove.mutate(
      { note, list: noteKeys.list(itemId, filters) },
      { onSuccess: ({ deed }) => tellSaved('Nota excluída.', deed) },
    );
  };
  const takeLostFocus = () => {
    if (document.activeElement === document.body) column.current?.focus();
  };
  const editorOf = ({ base, gone }: Editing) => (
    <NoteEditor
      key={base._id}
      base={base}
      current={notes.find((note) => note._id === base._id) ?? null}
      gone={gone}
      place={placeOf(base)}
      types={types}
      now={now}
      onSave={async (values, version) => (await edit.mutateAsync({ note: base, values, version })).deed}
      onSaveAsNew={save}
      onGone={(reason) => setEditing({ base, gone: reason })}
      onReopen={() => setEditing({ base, gone })}
      onClose={() => {
        setEditing(null);
        setLastEdited(base._id);
      }}
    />
  );
  const isEditingElsewhere = editing !== null && !notes.some((note) => note._id === editing.base._id);

  return (
    <Column ref={column} tabIndex={-1}>
      <NoteComposer
        place={newPlace}
        empty={emptyNote(types, now)}
        types={types}
        isOpen={isWriting}
        onOpenChange={setIsWriting}
        onSave={save}
      />
      <NoteFilterBar filters={filters} types={types} today={today} onChange={setFilters} />
      {/* The note being edited left the list (deleted, or filtered out): its text must not leave with it. */}
      {isEditingElsewhere && editorOf(editing)}
      {(list.isPending || (!isKnown && !list.isError && notes.length === 0)) && <LoadingNotes />}
      {list.isLoadingError && (
        <ErrorState
          error={list.error}
          isCompact
          title="Não foi possível carregar as notas"
          onRetry={() => list.refetch()}
        />
      )}
      {isKnown && notes.length === 0 && !isFiltered(filters) && (
        <NoNotes onWrite={() => setIsWriting(true)} />
      )}
      {isKnown && notes.length === 0 && isFiltered(filters) && (
        <NoResult onClear={() => setFilters(allNotes)} />
      )}
      {notes.length > 0 && (
        <NoteList
          notes={notes}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => list.fetchNextPage()}
          renderNote={(note) =>
            note._id === editing?.base._id ? (
              editorOf(editing)
            ) : (
              <NoteCard
                note={note}
                now={now}
                takesFocus={note._id === lastEdited}
                hasDraft={readDraft(placeOf(note)) !== null}
                onEdit={mayEdit(note) ? () => setEditing({ base: note, gone: null }) : undefined}
                onDelete={mayDelete ? () => askAndRemove(note) : undefined}
              />
            )
          }
        />
      )}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
`;
