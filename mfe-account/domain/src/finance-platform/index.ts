/** Finance status of an account to which the finance platform is open; every other status is closed. */
export const FINANCE_PLATFORM_ACTIVE = 'ACTIVE';
