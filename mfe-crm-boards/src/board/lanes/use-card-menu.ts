import { announce } from '@girassol/shared-ui';
import { useState } from 'react';
import { type BoardState, findCard, laneOf } from '../../board-state/board-state';
import type { CardMove } from '../../board-state/move-card';
import { droppedMessage } from '../drag/drag-messages';
import type { BoardPlace } from './walk';

interface OpenMenu {
  cardId: string;
  anchor: HTMLElement;
  /** Opened by the keyboard: then the focus goes along with the card. */
  byKeyboard: boolean;
}

/** The menu of a card, one for the whole board. */
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
    if (!findCard(state, to.cardId) || !laneOf(state, to.toColumn)) return;
    onMove(to);
    const destination = { droppableId: to.toColumn, index: to.toIndex };
    announce(droppedMessage(state, to.cardId, { destination, isCancelled: false }));
    if (menu?.byKeyboard) goTo({ cardId: to.cardId, columnId: to.toColumn, index: to.toIndex });
  }

  return { menu, open, close: () => setMenu(null), move };
}
