import { ApiError } from '@girassol/shared-auth';
import type { Note } from '@girassol/shared-domain/contract';
import { alertDialog, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { dropDraft, keepDraft, readDraft } from './drafts';
import { NoteConflict } from './NoteConflict';
import { NoteForm } from './NoteForm';
import { type NoteValues, requestOf, valuesOf } from './note-values';
import { tellSaved } from './tell-saved';

interface NoteEditorProps {
  /** The note as it was when editing began. */
  base: Note;
  /** The note as it is now; null while the list does not show it. */
  current: Note | null;
  /** Why the note can no longer be saved, in the server's words; kept by the list, which may draw the editor elsewhere. */
  gone: string | null;
  place: string;
  types: readonly string[];
  now: number;
  /** Answers the deed, to be taken back. */
  onSave(values: NoteValues, version: number): Promise<string | undefined>;
  /** The note was deleted by somebody else: its text becomes a new one. */
  onSaveAsNew(values: NoteValues): void;
  onGone(reason: string): void;
  onClose(): void;
  onReopen(): void;
}

/** Editing a note. Says so when somebody else changed or deleted it meanwhile; what was typed stays in every case. */
export function NoteEditor({
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
    const draft = readDraft(place);
    return {
      values: draft?.values ?? valuesOf(base, now),
      version: draft?.version ?? base.version,
    };
  });
  const rival = current && current.version !== start.version ? current : null;
  const keep = useCallback(
    (values: NoteValues) => keepDraft(place, values, start.version),
    [place, start.version],
  );

  const close = () => {
    dropDraft(place);
    onClose();
  };
  const cancel = (values: NoteValues) => {
    close();
    if (isSame(values, valuesOf(base, now))) return;
    showSnackbar({
      text: 'Edição descartada.',
      undo: () => {
        keepDraft(place, values, start.version);
        onReopen();
      },
    });
  };
  const save = async (values: NoteValues) => {
    keep(values);
    if (gone !== null) {
      onSaveAsNew(values);
      return close();
    }
    try {
      tellSaved('Nota salva.', await onSave(values, rival?.version ?? start.version));
      close();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const status = error instanceof ApiError ? error.status : 0;
      if (status === 404) onGone(error.message);
      // On 409 the list is read again, and the newer version shows as the rival.
      else if (status !== 409)
        await alertDialog({ title: titleOf(error), text: error.message, closeLabel: 'Fechar' });
    }
  };

  return (
    <Paper>
      {gone !== null && (
        <Gone role="alert">
          <Text weight={600}>{gone}</Text>
          <Text tone="soft">O seu texto continua aqui. Você pode salvá-lo como uma nota nova.</Text>
        </Gone>
      )}
      {gone === null && rival && <NoteConflict rival={rival} onTakeTheirs={close} />}
      <NoteForm
        label="Editar nota"
        textLabel={gone === null && rival ? 'Nota que você escreveu' : undefined}
        initial={start.values}
        types={types}
        saveLabel={saveLabelOf(gone !== null, rival !== null)}
        cancelLabel="Cancelar"
        onChange={keep}
        onSave={save}
        onCancel={cancel}
      />
    </Paper>
  );
}

function saveLabelOf(isGone: boolean, hasRival: boolean): string {
  if (isGone) return 'Salvar como nova';
  return hasRival ? 'Salvar o meu texto' : 'Salvar';
}

function titleOf(error: Error): string {
  return (error instanceof ApiError && error.title) || 'ERRO';
}

function isSame(a: NoteValues, b: NoteValues): boolean {
  return JSON.stringify(requestOf(a)) === JSON.stringify(requestOf(b));
}

const Paper = styled.div`
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
