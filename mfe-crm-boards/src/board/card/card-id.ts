/** Returns the id of the card on which an event happened; undefined beside the cards. */
export const getCardId = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]')?.dataset.card : undefined;
