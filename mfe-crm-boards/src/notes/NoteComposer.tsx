import { Icon, showSnackbar, tokens } from '@girassol/shared-ui';
import { useCallback, useState } from 'react';
import { styled } from 'styled-components';
import { deleteDraft, getDraft, saveDraft } from './drafts';
import { LazyNoteForm } from './LazyNoteForm';
import type { NoteValues } from './note-values';

interface NoteComposerProps {
  itemId: string;
  /** Storage key of the draft of a new note. */
  place: string;
  /** A fresh form. */
  empty: NoteValues;
  types: readonly string[];
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
  onSave(values: NoteValues): void;
}

/** Form for a new note about an item. Shows a single line until the person opens the form by writing. */
export function NoteComposer({
  itemId,
  place,
  empty,
  types,
  isOpen,
  onOpenChange,
  onSave,
}: NoteComposerProps) {
  const keep = useCallback((values: NoteValues) => saveDraft(place, values), [place]);
  // After closing, the focus goes back to the line; not when the panel has just opened.
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);

  if (!isOpen) {
    return (
      <Line
        type="button"
        autoFocus={wasOpen}
        onPointerEnter={LazyNoteForm.preload}
        onFocus={LazyNoteForm.preload}
        onClick={() => onOpenChange(true)}
      >
        <Icon name="pencil" size={16} />
        Escreva uma nota…
      </Line>
    );
  }

  const discard = (values: NoteValues) => {
    deleteDraft(place);
    onOpenChange(false);
    if (values.text.trim() === '') return;
    showSnackbar({
      text: 'Nota descartada.',
      undo: () => {
        saveDraft(place, values);
        onOpenChange(true);
      },
    });
  };

  return (
    <ComposerSurface>
      <LazyNoteForm
        label="Nova nota"
        itemId={itemId}
        initial={getDraft(place)?.values ?? empty}
        types={types}
        saveLabel="Salvar nota"
        cancelLabel="Descartar nota"
        onChange={keep}
        onSave={onSave}
        onCancel={discard}
      />
    </ComposerSurface>
  );
}

const Line = styled.button`
  display: flex;
  align-items: center;
  gap: ${tokens.space[8]};
  width: 100%;
  padding: ${tokens.space[12]} ${tokens.space[16]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  font: ${tokens.font[14]};
  color: ${tokens.color.inkFaint};
  text-align: start;
  cursor: text;
  transition: border-color ${tokens.motion.in} ${tokens.motion.ease};

  &:hover {
    border-color: ${tokens.color.lineStrong};
    color: ${tokens.color.inkSoft};
  }
`;

const ComposerSurface = styled.div`
  padding: ${tokens.space[16]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow[1]};
`;
