import { useMemo, useRef, useState } from 'react';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd';
import { type BoardView, getCachedBoard } from '../../board-state/board-query';
import type { CardMove } from '../../board-state/move-card';
import type { BoardUpdateLock } from '../data/board-update-lock';
import { buildDragOverMessage, buildDroppedMessage, buildLiftedMessage } from './drag-messages';
import { enableEdgeScroll } from './edge-scroll';
import { showsOneLane } from './one-lane-board';
import { syncDragMeasurements } from './sync-drag-measurements';

/** Position at which the dragged card would be dropped. */
export interface DropPosition {
  columnId: string;
  index: number;
}

interface CardDragOptions {
  view: BoardView;
  scroller: HTMLElement | null;
  gate: BoardUpdateLock;
  onMove: (move: CardMove) => void;
  /** A keyboard drag is over a column, and went there to the right (1) or left (-1). */
  onReach: (columnId: string, direction: 1 | -1) => void;
}

/**
 * Handles card drags: announces each step to screen readers and holds the update lock of the board, so that
 * nothing else rearranges the board. `isInOneLane`: a pointer drags a card on a board that one lane fills, so that only the
 * lane on screen takes it.
 */
export function useCardDrag(options: CardDragOptions) {
  const [spot, setSpot] = useState<DropPosition | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const [isInOneLane, setIsInOneLane] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  /** Functions that end the helpers of the current drag. */
  const helpers = useRef<(() => void)[]>([]);
  const overColumn = useRef('');

  const responders = useMemo(() => {
    const boardNow = () => getCachedBoard(latest.current.view);

    function onBeforeCapture() {
      helpers.current.push(latest.current.gate.hold());
    }

    /** Keeps a keyboard drag able to go on: to the next column, or back. */
    function stepOnto(columnId: string, direction: 1 | -1) {
      overColumn.current = columnId;
      latest.current.onReach(columnId, direction);
    }

    function onKey({ key }: KeyboardEvent) {
      const direction = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : null;
      // After the drag library's own step, if it could take one.
      if (direction) setTimeout(() => stepOnto(overColumn.current, direction));
    }

    function onDragStart({ draggableId, source, mode }: DragStart, { announce }: ResponderProvided) {
      const board = boardNow();
      overColumn.current = source.droppableId;
      const { scroller } = latest.current;
      if (scroller) helpers.current.push(syncDragMeasurements(scroller));
      if (scroller && mode === 'FLUID') helpers.current.push(enableEdgeScroll(scroller));
      if (mode === 'SNAP') {
        stepOnto(source.droppableId, 1);
        window.addEventListener('keydown', onKey);
        helpers.current.push(() => window.removeEventListener('keydown', onKey));
      }
      setIsDragging(true);
      setIsInOneLane(mode === 'FLUID' && scroller !== null && showsOneLane(scroller));
      setSpot({ columnId: source.droppableId, index: source.index });
      if (board) announce(buildLiftedMessage(board, draggableId));
    }

    function onDragUpdate({ draggableId, destination }: DragUpdate, { announce }: ResponderProvided) {
      const board = boardNow();
      setSpot(destination && { columnId: destination.droppableId, index: destination.index });
      if (board) announce(buildDragOverMessage(board, draggableId, destination));
      if (destination) overColumn.current = destination.droppableId;
    }

    function onDragEnd({ draggableId, destination, reason }: DropResult, { announce }: ResponderProvided) {
      const board = boardNow();
      const isCancelled = reason === 'CANCEL';
      for (const end of helpers.current.splice(0)) end();
      setIsDragging(false);
      setIsInOneLane(false);
      setSpot(null);
      if (board) announce(buildDroppedMessage(board, draggableId, { destination, isCancelled }));
      if (destination && !isCancelled)
        latest.current.onMove({
          cardId: draggableId,
          toColumn: destination.droppableId,
          toIndex: destination.index,
        });
    }

    return { onBeforeCapture, onDragStart, onDragUpdate, onDragEnd };
  }, []);

  return { responders, spot, isDragging, isInOneLane };
}
