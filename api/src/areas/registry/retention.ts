/** Number of days for which the counts of releases (openings, failures, errors) are retained, by minute. */
export const RELEASE_FIGURES_RETENTION_DAYS = 14;

/** Number of days for which the counts of web vitals are retained, by day. */
export const VITALS_RETENTION_DAYS = 14;
