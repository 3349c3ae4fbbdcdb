/** For how many days personal data of financings that came to nothing may be kept: from a month to five years. */
export const KEEP_LOST_DAYS = { min: 30, max: 1_825, usual: 90 } as const;
