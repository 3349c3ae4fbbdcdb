import type { MouseEvent } from 'react';
import type { useColumnActions } from '../columns/use-column-actions';
import type { useCardSelection } from '../selection/use-card-selection';
import type { useCardMenu } from './use-card-menu';

interface Pressed {
  columns: Pick<ReturnType<typeof useColumnActions>, 'openMenu'>;
  menu: Pick<ReturnType<typeof useCardMenu>, 'open'>;
  cards: Pick<ReturnType<typeof useCardSelection>, 'onCardClick'>;
  onOpen: (cardId: string) => void;
}

/**
 * Returns one click handler for the whole board that opens the menu of a column, the menu of a card, or the item of a
 * card.
 */
export function useBoardClicks({ columns, menu, cards, onOpen }: Pressed): (event: MouseEvent) => void {
  return (event) => {
    const { target } = event;
    // The drag library marks the click that ends a drag.
    if (event.defaultPrevented || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    const button = target.closest<HTMLElement>('[data-card-menu]');
    const card = target.closest<HTMLElement>('[data-card]');
    if (columns.openMenu(target)) return;
    if (button?.dataset.cardMenu) menu.open(button.dataset.cardMenu, button);
    else if (card?.dataset.card) {
      // The drag library keeps a press from focusing the card; closing the panel gives the focus back to it.
      card.focus({ preventScroll: true });
      if (!cards.onCardClick(event, card.dataset.card)) onOpen(card.dataset.card);
    }
  };
}
