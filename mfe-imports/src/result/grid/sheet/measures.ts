/** Sizes in pixels. All rows and columns are alike, so that what is on screen follows from where it is scrolled to. */
export const ROW = 36;
export const COLUMN = 168;
/** The column with the line's number. */
export const LINE = 112;
/** Characters of a cell, as spreadsheets have it. */
export const MOST_CHARACTERS = 32_767;
/** The grid is no higher. */
export const HEIGHT = 620;
/** About as wide, before it was measured. */
export const WIDTH = 1_100;
/** Rows drawn above and below what is on screen. */
export const SPARE_ROWS = 4;
/** Up to so many columns are all drawn. */
export const ALL_COLUMNS = 12;
