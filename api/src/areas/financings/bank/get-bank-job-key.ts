/**
 * Returns the key of all jobs that call the bank about one financing. Jobs with the same key run one at a
 * time.
 */
export const getBankJobKey = (financingId: string): string => `financing ${financingId}`;
