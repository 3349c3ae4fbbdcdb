/**
 * Height of a card in rem, without the gap below the card. In rem, so that cards grow with the browser's text
 * size.
 */
export const CARD_HEIGHT_REM = 7.75;
export const CARD_GAP_REM = 0.5;

/**
 * Returns the distance from one card to the next, in pixels. All cards have the same height, so rows need no measuring.
 */
export function getCardPitch(): number {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return Math.round((CARD_HEIGHT_REM + CARD_GAP_REM) * rem);
}
