import { getPageNonce } from '@girassol/federation/remote';
import { tokens } from '@girassol/shared-ui';
import { type KeyboardEvent, useCallback, useMemo } from 'react';
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { type EditorStore, useEditorState, useEditorStore } from '../state/editor-store';
import { BlockRow, getBlockRowId } from './BlockRow';
import { handleBlockKey } from './block-keys';
import { useBlockActions } from './use-block-actions';

const DRAG_HELP = 'Espaço pega. Depois, as setas movem, espaço solta e Esc desiste.';

/**
 * Blocks of the page as a list that is reordered by dragging or keyboard. `onEnter` moves the focus to the fields of
 * the selected block.
 */
export function BlockList({ onEnter }: { onEnter: (blockId: string) => void }) {
  const store = useEditorStore();
  // As one text: letters that are typed in a block change no order.
  const order = useEditorState(({ content }) => content.blocks.map(({ id }) => id).join(' '));
  const ids = order === '' ? [] : order.split(' ');
  const selected = useEditorState((state) => state.selected);
  const actions = useBlockActions();
  const nonce = useMemo(getPageNonce, []);
  const selectedId = selected.part === 'block' ? selected.id : ids[0];

  const onKeyDown = useCallback(
    (event: KeyboardEvent, place: number) => {
      const { blocks } = store.get().content;
      handleBlockKey(event, {
        blocks,
        place,
        actions,
        focusRow: (next) => focusRow(store, next),
        onEnter: () => onEnter(blocks[place]?.id ?? ''),
      });
    },
    [store, actions, onEnter],
  );

  return (
    <DragDropContext
      {...(nonce && { nonce })}
      dragHandleUsageInstructions={DRAG_HELP}
      onDragStart={({ source }, { announce }) => announce(`Na mão, em ${source.index + 1}º lugar.`)}
      onDragUpdate={({ destination }, { announce }) =>
        destination && announce(`Em ${destination.index + 1}º lugar.`)
      }
      onDragEnd={({ draggableId, destination }, { announce }) => {
        if (!destination) return announce('De volta ao lugar.');
        announce(`Solto em ${destination.index + 1}º lugar.`);
        actions.select(draggableId);
        actions.move(draggableId, destination.index);
      }}
    >
      <Droppable droppableId="blocks">
        {(drop) => (
          <List ref={drop.innerRef} {...drop.droppableProps} role="list" aria-label="Blocos da página">
            {ids.map((id, place) => (
              <Draggable key={id} draggableId={id} index={place}>
                {(drag, { isDragging }) => (
                  <BlockSlot ref={drag.innerRef} {...drag.draggableProps} role="listitem">
                    <BlockRow
                      blockId={id}
                      order={order}
                      place={place}
                      isSelected={selected.part === 'block' && id === selected.id}
                      isStop={id === selectedId}
                      isDragging={isDragging}
                      handle={drag.dragHandleProps}
                      onKeyDown={onKeyDown}
                    />
                  </BlockSlot>
                )}
              </Draggable>
            ))}
            {drop.placeholder}
          </List>
        )}
      </Droppable>
    </DragDropContext>
  );
}

/** Once it is drawn: a move takes the row away and puts it elsewhere. */
const focusRow = (store: EditorStore, place: number) =>
  requestAnimationFrame(() => {
    const block = store.get().content.blocks[place];
    const row = block && document.getElementById(getBlockRowId(block.id));
    (row ?? document.getElementById(ADD_BLOCK_BUTTON_ID))?.focus();
  });

/**
 * Id of the HTML element of the button that adds a block. The button receives the focus after the last block
 * was removed.
 */
export const ADD_BLOCK_BUTTON_ID = 'acrescentar-bloco';

const List = styled.div`
  display: flex;
  flex-direction: column;
  padding: 2px ${tokens.space[4]};
`;

/** Draggable slot of a block. */
const BlockSlot = styled.div``;
