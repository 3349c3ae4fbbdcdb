/**
 * Number of days for which received and sent webhook messages stay in the database after they were processed.
 */
export const PROCESSED_WEBHOOK_RETENTION_DAYS = 30;
