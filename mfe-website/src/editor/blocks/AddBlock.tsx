import { blockKinds, MOST_BLOCKS } from '@girassol/shared-domain/website';
import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { useEditor, useEditorStore } from '../state/editor-store';
import { AddBlockDialog } from './AddBlockDialog';
import { ADD_BUTTON_ID } from './BlockList';
import { useBlockActions } from './use-block-actions';

/** Adds a block after the one in hand. `onAdd` is told its first field. */
export function AddBlock({ onAdd }: { onAdd: (blockId: string, firstField: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const store = useEditorStore();
  const isFull = useEditor(({ content }) => content.blocks.length >= MOST_BLOCKS);
  const { add } = useBlockActions();
  return (
    <>
      <Button id={ADD_BUTTON_ID} icon="plus" isFullWidth disabled={isFull} onClick={() => setOpen(true)}>
        Acrescentar bloco
      </Button>
      {isOpen && (
        <AddBlockDialog
          blocks={store.get().content.blocks}
          onClose={() => setOpen(false)}
          onChoose={(kind) => {
            setOpen(false);
            onAdd(add(kind), blockKinds[kind].fields[0].name);
          }}
        />
      )}
    </>
  );
}
