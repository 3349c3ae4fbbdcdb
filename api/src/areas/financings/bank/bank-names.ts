/** Banks that the configuration of an installation may name. With `none`, no credit can be requested. */
export const bankNames = ['demonstration', 'qi', 'none'] as const;
/** Name by which the configuration of an installation selects its bank. */
export type BankName = (typeof bankNames)[number];
