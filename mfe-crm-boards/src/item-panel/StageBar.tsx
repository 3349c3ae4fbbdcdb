import { useApiQuery } from '@girassol/shared-auth';
import type { BoardItem, KanbanColumn } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { moveItemToColumn } from '../item-life/move-item-to-column';

/**
 * Bar in the head of the item panel with a segment for each column of the board, filled up to the column of the item.
 * A press on a segment moves the item there. Draws nothing for a finished item.
 */
export function StageBar({ item }: { item: BoardItem }) {
  const { data } = useApiQuery('GET /kanbans/single/columns/:type', { params: { type: item.type } });
  const [isMoving, setMoving] = useState(false);
  if (item.status !== 'IN_PROGRESS') return null;
  // The room is there before the columns are, so that nothing below moves.
  if (!data) return <Stages aria-hidden />;

  const columns = data.kanban.columns.toSorted((a, b) => a.order - b.order);
  const current = columns.findIndex(({ _id }) => _id === item.kanbanData.column);

  async function move(column: KanbanColumn) {
    setMoving(true);
    await moveItemToColumn(item, column).finally(() => setMoving(false));
  }

  return (
    <Stages role="group" aria-label="Etapas" aria-busy={isMoving}>
      {columns.map((column, index) => {
        const label = index === current ? `Etapa atual: ${column.title}` : `Mover para ${column.title}`;
        return (
          <Stage
            key={column._id}
            type="button"
            aria-label={label}
            aria-current={index === current ? 'step' : undefined}
            data-tip={label}
            data-title={column.title}
            data-done={index <= current || undefined}
            aria-disabled={index === current || isMoving}
            onClick={({ currentTarget }) => {
              if (currentTarget.getAttribute('aria-disabled') !== 'true') void move(column);
            }}
          />
        );
      })}
    </Stages>
  );
}

const { color, font, motion, radius, screen, space, weight } = tokens;

const Stages = styled.div`
  display: flex;
  gap: ${space[4]};
  max-width: 44rem;
  min-height: 1.5rem;
  margin-block-start: ${space[4]};
`;

const Stage = styled.button`
  flex: 1 1 0;
  min-width: 0;
  height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${radius.control};
  background: transparent;
  cursor: pointer;
  &::before {
    content: '';
    display: block;
    height: 6px;
    border-radius: ${radius.round};
    background: ${color.line};
    transition: background ${motion.in} ${motion.ease};
  }
  /* Names where they have room; under the bar of a narrow window there is the name of the current one alone, in the line above. */
  &::after {
    content: attr(data-title) / '';
    display: block;
    overflow: hidden;
    padding-top: 2px;
    color: ${color.inkSoft};
    font: ${font[12]};
    line-height: 1rem;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-current]::after { color: ${color.ink}; font-weight: ${weight.medium}; }
  @media ${screen.narrow} { &::after { display: none; } }
  &[data-done]::before { background: ${color.leaf}; }
  &:not([aria-disabled='true']):hover::before { background: ${color.sun}; }
  &[aria-disabled='true'] { cursor: default; }
  &:focus-visible { outline: 2px solid ${color.leaf}; outline-offset: 2px; }
`;
