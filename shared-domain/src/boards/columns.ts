/** Longest title of a column, in characters. */
export const COLUMN_TITLE_LENGTH = 60;
/** Most columns a board may have. */
export const MAX_COLUMNS = 40;
/** Longest window after which a card counts as idle: a year, in hours. */
export const MAX_INACTIVITY_HOURS = 8_760;
/** Most items that may be sent or deleted at once by naming them. */
export const MAX_SELECTED = 500;

/** What the cards of a column can be put in order by. */
export const columnSortKeys = ['name', 'amount', 'registryDate', 'lastActivity', 'leadTemperature'] as const;
export type ColumnSortKey = (typeof columnSortKeys)[number];
