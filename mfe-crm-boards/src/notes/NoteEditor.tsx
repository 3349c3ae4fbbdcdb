import { ApiError } from '@girassol/shared-auth';
import type { Note } from '@girassol/shared-domain/contract';
import { showErrorDialog, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { deleteDraft, getDraft, saveDraft } from './drafts';
import { LazyNoteForm } from './LazyNoteForm';
import { NoteConflictNotice } from './NoteConflictNotice';
import { buildNoteRequest, type NoteValues, toNoteValues } from './note-values';

interface NoteEditorProps {
  itemId: string;
  /** The note as it was when editing began. */
  base: Note;
  /** The note as it is now; null while the list does not show it. */
  current: Note | null;
  /**
   * Server message why the note can no longer be saved; null if it can. Held by the list, which may draw the editor
   * elsewhere.
   */
  gone: string | null;
  place: string;
  types: readonly string[];
  now: number;
  onSave(values: NoteValues, version: number): Promise<void>;
  /** The note was deleted by somebody else: its text becomes a new one. Rejects if that fails: then the text stays. */
  onSaveAsNew(values: NoteValues): Promise<void> | void;
  onGone(reason: string): void;
  onClose(): void;
  onReopen(): void;
}

/**
 * Form that edits a note. Shows a notice if another person has changed or deleted the note meanwhile; typed
 * text is never lost.
 */
export function NoteEditor({
  itemId,
  base,
  current,
  gone,
  place,
  types,
  now,
  onSave,
  onSaveAsNew,
  onGone,
  onClose,
  onReopen,
}: NoteEditorProps) {
  const [start] = useState(() => {
    const draft = getDraft(place);
    return {
      values: draft?.values ?? toNoteValues(base, now),
      version: draft?.version ?? base.version,
    };
  });
  const rival = current && current.version !== start.version ? current : null;
  const keep = useCallback(
    (values: NoteValues) => saveDraft(place, values, start.version),
    [place, start.version],
  );

  const close = () => {
    deleteDraft(place);
    onClose();
  };
  const cancel = (values: NoteValues) => {
    close();
    if (isSame(values, toNoteValues(base, now))) return;
    showSnackbar({
      text: 'Edição descartada.',
      undo: () => {
        saveDraft(place, values, start.version);
        onReopen();
      },
    });
  };
  const save = async (values: NoteValues) => {
    keep(values);
    if (gone !== null) {
      try {
        await onSaveAsNew(values);
        close();
      } catch (error) {
        // The call has said why.
        if (!(error instanceof ApiError)) throw error;
      }
      return;
    }
    try {
      await onSave(values, rival?.version ?? start.version);
      close();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 404) onGone(error.message);
      // On 409 the list is read again, and the newer version shows as the rival.
      else if (status !== 409)
        await showErrorDialog({ title: getErrorTitle(error), text: error.message, closeLabel: 'Fechar' });
    }
  };

  return (
    <EditorSurface>
      {gone !== null && (
        <Gone role="alert">
          <Text weight={600}>{gone}</Text>
          <Text tone="soft">O seu texto continua aqui. Você pode salvá-lo como uma nota nova.</Text>
        </Gone>
      )}
      {gone === null && rival && <NoteConflictNotice rival={rival} onTakeTheirs={close} />}
      <LazyNoteForm
        label="Editar nota"
        itemId={itemId}
        textLabel={gone === null && rival ? 'Nota que você escreveu' : undefined}
        initial={start.values}
        types={types}
        saveLabel={getSaveLabel(gone !== null, rival !== null)}
        cancelLabel="Cancelar"
        onChange={keep}
        onSave={save}
        onCancel={cancel}
      />
    </EditorSurface>
  );
}

function getSaveLabel(isGone: boolean, hasRival: boolean): string {
  if (isGone) return 'Salvar como nova';
  return hasRival ? 'Salvar o meu texto' : 'Salvar';
}

function getErrorTitle(error: Error): string {
  return (error instanceof ApiError && error.title) || 'ERRO';
}

function isSame(a: NoteValues, b: NoteValues): boolean {
  return JSON.stringify(buildNoteRequest(a)) === JSON.stringify(buildNoteRequest(b));
}

const EditorSurface = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[16]};
  margin: ${tokens.space[12]} 0;
  padding: ${tokens.space[16]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
`;

const Gone = styled.div`
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.warnSoft};
`;
