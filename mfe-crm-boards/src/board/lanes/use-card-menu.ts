import { announce, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { droppedMessage } from '../drag/drag-messages';
import { type BoardState, findCard, laneOf } from '../state/board-state';
import type { CardMove } from '../state/move-card';
import type { BoardPlace } from './walk';

interface OpenMenu {
  cardId: string;
  anchor: HTMLElement;
  /** Opened by the keyboard: then the focus goes along with the card. */
  byKeyboard: boolean;
}

/** The menu of a card, one for the whole board. A move made by it can be undone. */
export function useCardMenu(
  state: BoardState,
  onMove: (move: CardMove) => void,
  goTo: (place: BoardPlace) => void,
) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);

  function open(cardId: string, anchor: HTMLElement) {
    setMenu({ cardId, anchor, byKeyboard: anchor.matches(':focus-visible') });
  }

  function move(to: CardMove) {
    const from = findCard(state, to.cardId);
    const target = laneOf(state, to.toColumn);
    if (!from || !target) return;
    onMove(to);
    const destination = { droppableId: to.toColumn, index: to.toIndex };
    announce(droppedMessage(state, to.cardId, { destination, isCancelled: false }));
    showSnackbar({
      text: `${from.card.name}: ${target.title}.`,
      undo: () => onMove({ cardId: to.cardId, toColumn: from.lane._id, toIndex: from.index }),
    });
    if (menu?.byKeyboard) goTo({ cardId: to.cardId, columnId: to.toColumn, index: to.toIndex });
  }

  return { menu, open, close: () => setMenu(null), move };
}
