/** The banks that an installation may be started with; `none`: nobody asks for credit. */
export const bankNames = ['demonstration', 'qi', 'none'] as const;
export type BankName = (typeof bankNames)[number];
