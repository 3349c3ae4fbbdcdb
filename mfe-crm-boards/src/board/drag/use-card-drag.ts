import { useMemo, useRef, useState } from 'react';
import type { DragStart, DragUpdate, DropResult, ResponderProvided } from 'react-beautiful-dnd';
import { type BoardView, currentBoard } from '../data/board-query';
import type { StillGate } from '../data/still-gate';
import type { CardMove } from '../state/move-card';
import { droppedMessage, liftedMessage, overMessage } from './drag-messages';

/** Where a card in the hand would land. */
export interface DropSpot {
  columnId: string;
  index: number;
}

interface CardDragOptions {
  view: BoardView;
  gate: StillGate;
  onMove: (move: CardMove) => void;
  /** A keyboard drag is over a column: it and its neighbours must be on screen to go further. */
  onReach: (columnId: string) => void;
}

/** What happens while a card is in the hand: told in words, and nothing else may move the board. */
export function useCardDrag(options: CardDragOptions) {
  const [spot, setSpot] = useState<DropSpot | null>(null);
  const [isDragging, setIsDragging] = useState(false);
  const latest = useRef(options);
  latest.current = options;
  const release = useRef<(() => void) | null>(null);

  const responders = useMemo(() => {
    const boardNow = () => currentBoard(latest.current.view);

    function onBeforeCapture() {
      release.current = latest.current.gate.hold();
    }

    function onDragStart({ draggableId, source }: DragStart, { announce }: ResponderProvided) {
      const board = boardNow();
      setIsDragging(true);
      setSpot({ columnId: source.droppableId, index: source.index });
      if (board) announce(liftedMessage(board, draggableId));
    }

    function onDragUpdate({ draggableId, destination, mode }: DragUpdate, { announce }: ResponderProvided) {
      const board = boardNow();
      setSpot(destination && { columnId: destination.droppableId, index: destination.index });
      if (board) announce(overMessage(board, draggableId, destination));
      if (mode === 'SNAP' && destination) latest.current.onReach(destination.droppableId);
    }

    function onDragEnd({ draggableId, destination, reason }: DropResult, { announce }: ResponderProvided) {
      const board = boardNow();
      const isCancelled = reason === 'CANCEL';
      setIsDragging(false);
      setSpot(null);
      if (board) announce(droppedMessage(board, draggableId, { destination, isCancelled }));
      // The move closes the gate for itself before the drag opens it.
      if (destination && !isCancelled)
        latest.current.onMove({
          cardId: draggableId,
          toColumn: destination.droppableId,
          toIndex: destination.index,
        });
      release.current?.();
      release.current = null;
    }

    return { onBeforeCapture, onDragStart, onDragUpdate, onDragEnd };
  }, []);

  return { responders, spot, isDragging };
}
