/**
 * Hours for which deleted files stay in the file store. Equals the time in which an action can be undone, so
 * that an undo finds its files.
 */
export const DELETED_FILE_RETENTION_HOURS = 24;
