import { announce } from '@girassol/shared-ui';
import { useState } from 'react';
import { type BoardState, findCard, getLane } from '../../board-state/board-state';
import type { CardMove } from '../../board-state/move-card';
import { buildDroppedMessage } from '../drag/drag-messages';
import type { FocusedCardRow } from './keyboard-navigation';

interface OpenMenu {
  cardId: string;
  anchor: HTMLElement;
  /** Opened by the keyboard: then the focus goes along with the card. */
  byKeyboard: boolean;
}

/** Provides the menu of the board's cards. The board has one menu, which opens at the chosen card. */
export function useCardMenu(
  state: BoardState,
  onMove: (move: CardMove) => void,
  goTo: (place: FocusedCardRow) => void,
) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);

  function open(cardId: string, anchor: HTMLElement) {
    setMenu({ cardId, anchor, byKeyboard: anchor.matches(':focus-visible') });
  }

  function move(to: CardMove) {
    if (!findCard(state, to.cardId) || !getLane(state, to.toColumn)) return;
    onMove(to);
    const destination = { droppableId: to.toColumn, index: to.toIndex };
    announce(buildDroppedMessage(state, to.cardId, { destination, isCancelled: false }));
    if (menu?.byKeyboard) goTo({ cardId: to.cardId, columnId: to.toColumn, index: to.toIndex });
  }

  return { menu, open, close: () => setMenu(null), move };
}
