import type { Row } from '@girassol/api-platform/database';

/**
 * Change of one row by an undoable action, as recorded in `deed_changes`: the key of the row and its contents
 * before and after.
 */
export type RecordedChange = Row<'deed_changes'>;
