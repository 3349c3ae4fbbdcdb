/**
 * Number of days for which succeeded and discarded jobs stay in the database. Failed jobs stay until an
 * operator retries or discards them.
 */
export const ENDED_JOB_RETENTION_DAYS = 7;
