/**
 * Number of days for which personal data of a financing that ended without a loan are retained: minimum,
 * maximum and default of the setting.
 */
export const LOST_FINANCING_RETENTION_DAYS = { min: 30, max: 1_825, usual: 90 } as const;
