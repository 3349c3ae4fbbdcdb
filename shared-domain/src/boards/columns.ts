/** Maximum length of a column title, in characters. */
export const MAX_COLUMN_TITLE_LENGTH = 60;
/** Maximum number of columns of a board. */
export const MAX_BOARD_COLUMNS = 40;
/**
 * Maximum number of hours without activity that a column may set before its cards count as idle: one year.
 */
export const MAX_INACTIVITY_HOURS = 8_760;
/** Maximum number of items that one request may reassign or delete by their ids. */
export const MAX_BULK_ACTION_ITEMS = 500;

/** Keys by which the cards of a column can be sorted. */
export const columnSortKeys = ['name', 'amount', 'registryDate', 'lastActivity', 'leadTemperature'] as const;
export type ColumnSortKey = (typeof columnSortKeys)[number];
