import { blockKinds, MAX_SITE_BLOCKS } from '@girassol/shared-domain/website';
import { Button } from '@girassol/shared-ui';
import { useState } from 'react';
import { useEditorState, useEditorStore } from '../state/editor-store';
import { AddBlockDialog } from './AddBlockDialog';
import { ADD_BLOCK_BUTTON_ID } from './BlockList';
import { useBlockActions } from './use-block-actions';

/** Button that adds a block after the selected block. Calls `onAdd` with the block's id and its first field. */
export function AddBlockButton({ onAdd }: { onAdd: (blockId: string, firstField: string) => void }) {
  const [isOpen, setOpen] = useState(false);
  const store = useEditorStore();
  const isFull = useEditorState(({ content }) => content.blocks.length >= MAX_SITE_BLOCKS);
  const { add } = useBlockActions();
  return (
    <>
      <Button
        id={ADD_BLOCK_BUTTON_ID}
        icon="plus"
        isFullWidth
        disabled={isFull}
        onClick={() => setOpen(true)}
      >
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
