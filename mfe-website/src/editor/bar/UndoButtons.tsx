import { announce, IconButton } from '@girassol/shared-ui';
import { useEditorState, useEditorStore } from '../state/editor-store';
import { applyUndoRedo } from './undo-redo';

/** Undo and redo buttons of the site editor; their labels name the step that a click undoes or redoes. */
export function UndoButtons() {
  const store = useEditorStore();
  const back = useEditorState(({ past }) => past.at(-1)?.words);
  const again = useEditorState(({ future }) => future[0]?.words);
  return (
    <>
      <IconButton
        icon="undo"
        label={back ? `Desfazer: ${back}` : 'Nada a desfazer'}
        tip={back ? `Desfazer: ${back} (Ctrl+Z)` : undefined}
        aria-disabled={!back}
        onClick={() => applyUndoRedo(store, 'undo', announce)}
      />
      <IconButton
        icon="redo"
        label={again ? `Refazer: ${again}` : 'Nada a refazer'}
        tip={again ? `Refazer: ${again} (Ctrl+Shift+Z)` : undefined}
        aria-disabled={!again}
        onClick={() => applyUndoRedo(store, 'redo', announce)}
      />
    </>
  );
}
