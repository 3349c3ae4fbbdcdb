/**
 * Height of a row in pixels. All rows and all columns have the same size, so that the visible cells follow from the
 * scroll position.
 */
export const ROW_HEIGHT_PX = 36;
export const COLUMN_WIDTH_PX = 168;
/** Width in pixels of the column with the line number. */
export const LINE_NUMBER_COLUMN_WIDTH_PX = 112;
/** Maximum number of characters in a cell, as in spreadsheets. */
export const MAX_CELL_LENGTH = 32_767;
/** Maximum height of the grid in pixels. */
export const MAX_GRID_HEIGHT_PX = 620;
/** Width of the grid in pixels that is assumed before it was measured. */
export const ASSUMED_GRID_WIDTH_PX = 1_100;
/** Number of rows drawn above and below the visible ones. */
export const OVERSCAN_ROWS = 4;
/**
 * Number of columns up to which the grid draws all columns; in a wider grid only the visible columns are
 * drawn.
 */
export const MAX_UNWINDOWED_COLUMNS = 12;
