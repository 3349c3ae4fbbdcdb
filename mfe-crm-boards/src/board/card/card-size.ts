/** Height of a card and the gap below it, in rem: whoever enlarges the text of the browser gets larger cards. */
export const CARD_HEIGHT_REM = 7.75;
export const CARD_GAP_REM = 0.5;

/** Distance from one card to the next, in pixels. All cards are equally high, so that rows need no measuring. */
export function cardPitch(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.round((CARD_HEIGHT_REM + CARD_GAP_REM) * rem);
}
