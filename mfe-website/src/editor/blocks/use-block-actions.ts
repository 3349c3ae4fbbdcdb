import { type BlockKind, createBlock } from '@girassol/shared-domain/website';
import { announce, dismissSnackbarAbout, showSnackbar } from '@girassol/shared-ui';
import { useMemo } from 'react';
import { getBlockIndex } from '../state/block-order';
import { type EditorStore, useEditorStore } from '../state/editor-store';
import { getBlockLabel } from './block-labels';

/**
 * Returns functions that act on the blocks of the site, such as moving or duplicating a block. Each action is
 * announced to screen readers.
 */
export function useBlockActions() {
  const store = useEditorStore();
  return useMemo(() => createBlockActions(store), [store]);
}

export type BlockActions = ReturnType<typeof createBlockActions>;

function createBlockActions(store: EditorStore) {
  const blocks = () => store.get().content.blocks;
  const find = (id: string) => blocks().find((block) => block.id === id);

  return {
    select: (id: string) => store.select({ part: 'block', id }),
    /** `to`: from 0, in the order that comes of it. */
    move(id: string, to: number) {
      const block = find(id);
      if (!block || to < 0 || to >= blocks().length || to === getBlockIndex(blocks(), id)) return;
      store.change({ type: 'move', id, to });
      announce(`${getBlockLabel(block)} em ${to + 1}º lugar de ${blocks().length}`);
    },
    duplicate(id: string) {
      const block = find(id);
      if (!block) return;
      store.change({ type: 'duplicate', id, copyId: crypto.randomUUID() });
      announce(`${getBlockLabel(block)} duplicado`);
    },
    remove(id: string) {
      const block = find(id);
      if (!block) return;
      const at = getBlockIndex(blocks(), id);
      store.change({ type: 'remove', id });
      const topic = `site-block-${id}`;
      // Ctrl+Z brings it back too: then nothing is left to undo.
      const stop = store.subscribe(() => {
        if (!find(id)) return;
        stop();
        dismissSnackbarAbout(topic);
      });
      showSnackbar({
        topic,
        text: `${getBlockLabel(block)} fora da página`,
        action: {
          label: 'Desfazer',
          onAction: () => store.change({ type: 'add', block, at }),
        },
      });
    },
    /** After the block in hand, or at the end. Answers its id. */
    add(kind: BlockKind): string {
      const { selected } = store.get();
      const place = selected.part === 'block' ? getBlockIndex(blocks(), selected.id) : -1;
      const block = createBlock(kind, crypto.randomUUID());
      store.change({ type: 'add', block, at: place < 0 ? blocks().length : place + 1 });
      announce(`${getBlockLabel(block)} na página`);
      return block.id;
    },
  };
}
