import { announce, IconButton } from '@girassol/shared-ui';
import { useEditor, useEditorStore } from '../state/editor-store';
import { takeBack } from './take-back';

/** Takes back and does again, and says what. */
export function UndoButtons() {
  const store = useEditorStore();
  const back = useEditor(({ past }) => past.at(-1)?.words);
  const again = useEditor(({ future }) => future[0]?.words);
  return (
    <>
      <IconButton
        icon="undo"
        label={back ? `Desfazer: ${back}` : 'Nada a desfazer'}
        tip={back ? `Desfazer: ${back} (Ctrl+Z)` : undefined}
        aria-disabled={!back}
        onClick={() => takeBack(store, 'undo', announce)}
      />
      <IconButton
        icon="redo"
        label={again ? `Refazer: ${again}` : 'Nada a refazer'}
        tip={again ? `Refazer: ${again} (Ctrl+Shift+Z)` : undefined}
        aria-disabled={!again}
        onClick={() => takeBack(store, 'redo', announce)}
      />
    </>
  );
}
