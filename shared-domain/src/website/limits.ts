/** Blocks of a page. */
export const MOST_BLOCKS = 40;
