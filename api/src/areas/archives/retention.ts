/**
 * Number of days for which the row of a deleted archive folder is retained. The files of the folder are
 * deleted earlier, by the job that deletes expired files.
 */
export const DELETED_FOLDER_RETENTION_DAYS = 3;
