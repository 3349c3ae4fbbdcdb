import { useSession } from '@girassol/shared-auth';
import { type BoardKind, toIsoDate } from '@girassol/shared-domain';
import type { Note } from '@girassol/shared-domain/contract';
import { confirm, ErrorState, tokens } from '@girassol/shared-ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { announceNoteChange, announceWaiting } from './announce-note-change';
import { buildDraftKey, getDraft } from './drafts';
import { LinkedNote } from './LinkedNote';
import { getNoteElementId, NoteCard } from './NoteCard';
import { NoteComposer } from './NoteComposer';
import { NoteEditor } from './NoteEditor';
import { NoteFilterBar } from './NoteFilterBar';
import { NoteList } from './NoteList';
import { LoadingNotes, NoMatchingNotesNotice, NoNotesNotice } from './NoteStates';
import { hasNoteFilters, matchesNoteFilters, noNoteFilters } from './note-filters';
import { collectNotes } from './note-pages';
import { buildEmptyNoteValues, type NoteValues } from './note-values';
import { buildPendingNote } from './pending-note';
import { useNoteChanges } from './use-note-changes';
import { useNoteEvents } from './use-note-events';
import { useNoteRights } from './use-note-rights';
import { noteListQueryKey, useNotes } from './use-notes';
import { useWaitingNoteDeletions, useWaitingNoteEdits, useWaitingNotes } from './use-waiting-notes';
import { WaitingNotes } from './WaitingNotes';
import { applyWaitingEdit } from './waiting-edits';

interface NotesTabProps {
  itemId: string;
  /** The item in words that people know: a note that waits for a signal is listed under it. */
  itemName: string;
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

/** "Notas" tab of an item: the notes about the item and the form for a new one. */
export function NotesTab({ itemId, itemName, boardKind, now }: NotesTabProps) {
  const session = useSession();
  const userId = session?.userId ?? '';
  const { types, mayDelete, mayEdit } = useNoteRights(boardKind, userId);
  const newPlace = buildDraftKey(userId, itemId);
  const getPlace = (note: Note) => buildDraftKey(userId, itemId, note._id);

  const [filters, setFilters] = useState(noNoteFilters);
  const [isWriting, setIsWriting] = useState(() => getDraft(newPlace) !== null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [lastEdited, setLastEdited] = useState<string | null>(null);
  const list = useNotes(itemId, boardKind, filters);
  const { add, saveEdit, remove } = useNoteChanges({ itemId, itemName });
  useNoteEvents(itemId);
  const waiting = useWaitingNotes(itemId);
  const waitingEdits = useWaitingNoteEdits(itemId);
  const waitingDeletions = useWaitingNoteDeletions(itemId);

  const column = useRef<HTMLDivElement>(null);
  const notes = collectNotes(list.data);
  const isKnown = list.isSuccess && !list.isPlaceholderData;
  const today = toIsoDate(now);

  const save = (values: NoteValues) => {
    if (!session) return;
    // A new note that the filters would hide clears them: who saves wants to see it.
    const shown = matchesNoteFilters(buildPendingNote(values, session, now), filters)
      ? filters
      : noNoteFilters;
    setFilters(shown);
    setIsWriting(false);
    add.mutate(
      { values, place: newPlace, list: noteListQueryKey(itemId, shown) },
      {
        onSuccess: (answer) => {
          if (answer === 'waiting') announceWaiting('a nota');
          else announceNoteChange('Nota salva.', answer.deed);
        },
        onError: () => setIsWriting(true),
      },
    );
  };
  const askAndRemove = async (note: Note) => {
    const isSure = await confirm({
      text: 'Deseja excluir permanentemente esta nota?',
      confirmLabel: 'Excluir nota',
      danger: true,
    });
    if (!isSure) return;
    const index = notes.findIndex(({ _id }) => _id === note._id);
    const neighbour = notes[index + 1] ?? notes[index - 1];
    setTimeout(() => takeLostFocus(neighbour), DIALOG_CLOSES_MS);
    remove.mutate(
      { note, list: noteListQueryKey(itemId, filters) },
      {
        onSuccess: (answer) => {
          if (answer === 'waiting') announceWaiting('a exclusão');
          else announceNoteChange('Nota excluída.', answer.deed);
        },
      },
    );
  };
  const takeLostFocus = (neighbour: Note | undefined) => {
    if (document.activeElement !== document.body) return;
    const card = neighbour && document.getElementById(getNoteElementId(neighbour._id));
    (card ?? column.current)?.focus({ preventScroll: true });
  };
  const getEditor = ({ base, gone }: Editing) => (
    <NoteEditor
      key={base._id}
      itemId={itemId}
      base={base}
      current={notes.find((note) => note._id === base._id) ?? null}
      gone={gone}
      place={getPlace(base)}
      types={types}
      now={now}
      onSave={(values, version) => saveEdit(base, values, version)}
      onSaveAsNew={save}
      onGone={(reason) => setEditing({ base, gone: reason })}
      onReopen={() => setEditing({ base, gone })}
      onClose={() => {
        setEditing(null);
        setLastEdited(base._id);
      }}
    />
  );
  const getWaitingChange = (noteId: string) => {
    if (waitingDeletions.has(noteId)) return 'deletion';
    return waitingEdits.has(noteId) ? 'edit' : undefined;
  };
  const isEditingElsewhere = editing !== null && !notes.some((note) => note._id === editing.base._id);

  return (
    <Column ref={column} tabIndex={-1}>
      <NoteComposer
        itemId={itemId}
        place={newPlace}
        empty={buildEmptyNoteValues(types, now)}
        types={types}
        isOpen={isWriting}
        onOpenChange={setIsWriting}
        onSave={save}
      />
      <NoteFilterBar filters={filters} types={types} today={today} onChange={setFilters} />
      {/* The note being edited left the list (deleted, or filtered out): its text must not leave with it. */}
      {isEditingElsewhere && getEditor(editing)}
      {(list.isPending || (!isKnown && !list.isError && notes.length === 0)) && <LoadingNotes />}
      {list.isLoadingError && (
        <ErrorState
          error={list.error}
          isCompact
          title="Não foi possível carregar as notas"
          onRetry={() => list.refetch()}
        />
      )}
      {waiting.length > 0 && <WaitingNotes waiting={waiting} now={now} />}
      {isKnown && notes.length === 0 && waiting.length === 0 && !hasNoteFilters(filters) && (
        <NoNotesNotice onWrite={isWriting ? undefined : () => setIsWriting(true)} />
      )}
      {isKnown && notes.length === 0 && hasNoteFilters(filters) && (
        <NoMatchingNotesNotice onClear={() => setFilters(noNoteFilters)} />
      )}
      <LinkedNote itemId={itemId} isListed={(id) => notes.some((note) => note._id === id)} now={now} />
      {notes.length > 0 && (
        <NoteList
          notes={notes}
          hasMore={list.hasNextPage}
          isLoadingMore={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => list.fetchNextPage()}
          renderNote={(note) =>
            note._id === editing?.base._id ? (
              getEditor(editing)
            ) : (
              <NoteCard
                note={applyWaitingEdit(note, waitingEdits.get(note._id))}
                now={now}
                takesFocus={note._id === lastEdited}
                hasDraft={getDraft(getPlace(note)) !== null}
                waitingChange={getWaitingChange(note._id)}
                onEdit={mayEdit(note) ? () => setEditing({ base: note, gone: null }) : undefined}
                onDelete={mayDelete(note) ? () => askAndRemove(note) : undefined}
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
