/** Key of jobs: of one financing, one thing at a time is said to the bank or heard from it. */
export const bankKey = (financingId: string): string => `financing ${financingId}`;
