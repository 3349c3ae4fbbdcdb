/** Number of days after which a draft import that the user did not continue is deleted. */
export const IMPORT_DRAFT_RETENTION_DAYS = 7;

/**
 * Number of days in which an import can be undone, and for which its file and rows are retained. Also shown in texts of
 * the import pages, so defined with them.
 */
export { IMPORT_UNDO_DAYS } from '@girassol/shared-domain/imports';
