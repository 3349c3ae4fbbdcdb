import { pageNonce } from '@girassol/federation/remote';
import { tokens } from '@girassol/shared-ui';
import { type KeyboardEvent, useCallback, useMemo } from 'react';
import { DragDropContext, Draggable, Droppable } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { type EditorStore, useEditor, useEditorStore } from '../state/editor-store';
import { BlockRow, blockRowId } from './BlockRow';
import { onBlockKey } from './block-keys';
import { useBlockActions } from './use-block-actions';

const DRAG_HELP = 'Espaço pega. Depois, as setas movem, espaço solta e Esc desiste.';

/** The page as a list: dragged, or moved by keyboard. `onEnter`: to the fields of the block in hand. */
export function BlockList({ onEnter }: { onEnter: (blockId: string) => void }) {
  const store = useEditorStore();
  // As one text: letters that are typed in a block change no order.
  const order = useEditor(({ content }) => content.blocks.map(({ id }) => id).join(' '));
  const ids = order === '' ? [] : order.split(' ');
  const selected = useEditor((state) => state.selected);
  const actions = useBlockActions();
  const nonce = useMemo(pageNonce, []);
  const selectedId = selected.part === 'block' ? selected.id : ids[0];

  const onKeyDown = useCallback(
    (event: KeyboardEvent, place: number) => {
      const { blocks } = store.get().content;
      onBlockKey(event, {
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
      nonce={nonce}
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
                  <Place ref={drag.innerRef} {...drag.draggableProps} role="listitem">
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
                  </Place>
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
    const row = block && document.getElementById(blockRowId(block.id));
    (row ?? document.getElementById(ADD_BUTTON_ID))?.focus();
  });

/** Where the focus goes once there is no block left. */
export const ADD_BUTTON_ID = 'acrescentar-bloco';

const List = styled.div`
  display: flex;
  flex-direction: column;
  padding: 2px ${tokens.space[4]};
`;

/** Dragged as a whole. */
const Place = styled.div``;
