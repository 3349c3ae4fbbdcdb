/**
 * Number of days for which the rows of exports and of downloads of exported files are retained. The files are
 * deleted earlier.
 */
export const EXPORT_LOG_RETENTION_DAYS = 365;

/** Number of days for which the file of an export is retained. Also named in a notification, so defined with its text. */
export { EXPORT_RETENTION_DAYS } from '@girassol/shared-domain/exports';
