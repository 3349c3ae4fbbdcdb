import type { BoardCard } from '@girassol/shared-domain/contract';
import { memo, useMemo } from 'react';
import { Draggable, type DraggableProvided, type DraggableStateSnapshot } from 'react-beautiful-dnd';
import { describeCardForScreenReader } from '../../item/card-label';
import { useIsSelected } from '../selection/use-selection';
import { CardContent } from './CardContent';
import { CardFrame, CardRow } from './CardFrame';

/** Props of a card in its lane: the card, its row and position in pixels, and its state on the board. */
export interface LaneCardProps {
  card: BoardCard;
  index: number;
  /** Pixels from the top of the lane's cards. */
  top: number;
  /** Cards of the whole column, for whoever hears the position. */
  total: number;
  inactivityWindow: number;
  now: number;
  /** The one card of the board that the Tab key reaches. */
  isCurrent: boolean;
  isHighlighted: boolean;
  hasMenuOpen: boolean;
}

/** Draggable card. Memoized, so that a move draws only the cards it shifts. */
export const LaneCard = memo(function LaneCard({ index, ...props }: LaneCardProps) {
  // Here and not inside: a drag draws the inside again and again.
  const { card, inactivityWindow, now } = props;
  const label = useMemo(
    () => describeCardForScreenReader(card, { inactivityWindow }, now),
    [card, inactivityWindow, now],
  );
  return (
    <Draggable draggableId={props.card._id} index={index}>
      {(provided, snapshot) => (
        <DraggedCard {...props} index={index} label={label} provided={provided} snapshot={snapshot} />
      )}
    </Draggable>
  );
});

interface DraggedCardProps extends Omit<LaneCardProps, 'top'> {
  label: string;
  /** Left out for the copy that follows the pointer. */
  top?: number | undefined;
  provided: DraggableProvided;
  snapshot: DraggableStateSnapshot;
}

/**
 * Inner part of a draggable card: drawn in its lane at `top` pixels, or without `top` as the copy that
 * follows the pointer during a drag.
 */
export function DraggedCard(props: DraggedCardProps) {
  const {
    card,
    index,
    top,
    label,
    total,
    inactivityWindow,
    now,
    isCurrent,
    isHighlighted,
    provided,
    snapshot,
  } = props;
  const isSelected = useIsSelected(card._id);
  const isLifted = snapshot.isDragging && !snapshot.isDropAnimating;
  return (
    <CardRow
      ref={provided.innerRef}
      {...provided.draggableProps}
      style={{ ...(top !== undefined && { top }), ...provided.draggableProps.style }}
      role="listitem"
      aria-setsize={total}
      aria-posinset={index + 1}
    >
      <CardFrame
        {...provided.dragHandleProps}
        role="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={isSelected ? `${label}. Selecionado` : label}
        data-card={card._id}
        data-selected={isSelected ? '' : undefined}
        data-highlighted={isHighlighted ? '' : undefined}
        data-lifted={isLifted ? '' : undefined}
        data-dropping={snapshot.isDropAnimating ? '' : undefined}
      >
        <CardContent card={card} inactivityWindow={inactivityWindow} now={now} />
      </CardFrame>
      <button
        type="button"
        className="menu-spot"
        tabIndex={isCurrent ? 0 : -1}
        aria-label={`Ações de ${card.name}`}
        aria-haspopup="menu"
        aria-expanded={props.hasMenuOpen}
        data-card-menu={card._id}
      >
        ⋯
      </button>
    </CardRow>
  );
}
