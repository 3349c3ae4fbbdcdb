import { Icon, Text, tokens } from '@girassol/shared-ui';
import { RowMenu } from '@girassol/shared-ui/lists';
import { type KeyboardEvent, memo, useEffect, useRef } from 'react';
import type { DraggableProvidedDragHandleProps } from 'react-beautiful-dnd';
import { styled } from 'styled-components';
import { useEditor, useEditorStore } from '../state/editor-store';
import { blockMenu } from './block-menu';
import { blockLabel, blockSnippet } from './block-words';
import { KindDrawing } from './KindDrawing';
import { useBlockActions } from './use-block-actions';

interface BlockRowProps {
  blockId: string;
  /** Of all blocks: its menu names them. */
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

/** A block of the page, with what can be done. */
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
  const block = useEditor(({ content }) => content.blocks.find(({ id }) => id === blockId));
  const sheet = useRef<HTMLDivElement>(null);
  // Chosen in the preview or just added, it may be out of sight.
  useEffect(() => {
    if (isSelected) sheet.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isSelected]);
  if (!block) return null;
  const label = blockLabel(block);
  const tabIndex = isStop ? 0 : -1;
  return (
    <Sheet ref={sheet} data-selected={isSelected || undefined} data-dragging={isDragging || undefined}>
      <Handle {...handle} tabIndex={tabIndex} aria-label={`Arrastar ${label}. Espaço pega, setas movem.`}>
        <Icon name="grip" />
      </Handle>
      <Name
        type="button"
        id={blockRowId(block.id)}
        tabIndex={tabIndex}
        aria-current={isSelected || undefined}
        onClick={() => actions.select(block.id)}
        onKeyDown={(event) => onKeyDown(event, place)}
      >
        <KindDrawing kind={block.kind} width={36} />
        <Words>
          <Text size={13} weight={500} isTruncated>
            <span className="place">{place + 1}.</span> {label}
          </Text>
          <Text size={12} tone="faint" isTruncated>
            {blockSnippet(block) || 'Ainda sem texto'}
          </Text>
        </Words>
      </Name>
      <RowMenu label={`Ações de ${label}`} items={blockMenu(block, store.get().content.blocks, actions)} />
    </Sheet>
  );
});

/** The row of a block in the page. */
export const blockRowId = (blockId: string): string => `bloco-${blockId}`;

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

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
`;
