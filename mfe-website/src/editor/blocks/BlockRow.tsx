import { Icon, Text, tokens } from '@girassol/shared-ui';
import { RowMenu } from '@girassol/shared-ui/lists';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { useEditorState, useEditorStore } from '../state/editor-store';
import { getBlockLabel, getBlockSnippet } from './block-labels';
import { buildBlockMenu } from './block-menu';
import { BlockKindDrawing } from './KindDrawing';
import { useBlockActions } from './use-block-actions';

interface BlockRowProps {
  blockId: string;
  /** Key of the order of all blocks, because the menu lists them. */
  order: string;
  /** From 0. */
  place: number;
  isSelected: boolean;
  isDragging: boolean;
  /** The one row that the tabulator comes to. */
  isStop: boolean;
  handle: DraggableProvidedDragHandleProps | null;
  onKeyDown: (event: KeyboardEvent, place: number) => void;
}

/** Row of one block in the list of blocks, with buttons to move, duplicate or remove the block. */
export const BlockRow = memo(function BlockRow({
  blockId,
  place,
  isSelected,
  isDragging,
  isStop,
  handle,
  onKeyDown,
}: BlockRowProps) {
  const store = useEditorStore();
  const actions = useBlockActions();
  const block = useEditorState(({ content }) => content.blocks.find(({ id }) => id === blockId));
  const sheet = useRef<HTMLDivElement>(null);
  // Chosen in the preview or just added, it may be out of sight.
  useEffect(() => {
    if (isSelected) sheet.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSelected]);
  if (!block) return null;
  const label = getBlockLabel(block);
  const tabIndex = isStop ? 0 : -1;
  return (
    <Sheet ref={sheet} data-selected={isSelected || undefined} data-dragging={isDragging || undefined}>
      <Handle {...handle} tabIndex={tabIndex} aria-label={`Arrastar ${label}. Espaço pega, setas movem.`}>
        <Icon name="grip" />
      </Handle>
      <Name
        type="button"
        id={getBlockRowId(block.id)}
        tabIndex={tabIndex}
        aria-current={isSelected || undefined}
        onClick={() => actions.select(block.id)}
        onKeyDown={(event) => onKeyDown(event, place)}
      >
        <BlockKindDrawing kind={block.kind} width={36} />
        <BlockText>
          <Text size={13} weight={500} isTruncated>
            <span className="place">{place + 1}.</span> {label}
          </Text>
          <Text size={12} tone="faint" isTruncated>
            {getBlockSnippet(block) || 'Ainda sem texto'}
          </Text>
        </BlockText>
      </Name>
      <RowMenu
        label={`Ações de ${label}`}
        items={buildBlockMenu(block, store.get().content.blocks, actions)}
      />
    </Sheet>
  );
});

/** Returns the element id of a block's row. */
export const getBlockRowId = (blockId: string): string => `bloco-${blockId}`;

const { color, motion, radius, shadow, space } = tokens;

const Sheet = styled.div`
  display: flex;
  align-items: center;
  padding-right: 2px;
  border: 1px solid transparent;
  border-radius: ${radius.control};
  transition: background ${motion.in} ${motion.ease};
  &:hover { background: ${color.hover}; }
  &[data-selected] { border-color: ${color.leaf}; background: ${color.leafSoft}; }
  &[data-dragging] { border-color: ${color.line}; background: ${color.surface}; box-shadow: ${shadow[2]}; }
`;

const Handle = styled.div`
  display: grid;
  place-items: center;
  width: 1.5rem;
  align-self: stretch;
  border-radius: ${radius.control};
  color: ${color.inkFaint};
  cursor: grab;
`;

const Name = styled.button`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${space[8]};
  min-width: 0;
  min-height: 3rem;
  padding: ${space[4]} 0;
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.ink};
  text-align: left;
  cursor: pointer;
  .place { color: ${color.inkFaint}; font-variant-numeric: tabular-nums; }
`;

const BlockText = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;
