import type { ImportRecord } from '@girassol/shared-domain/contract';

/** Is a column being filled over many rows, or are all questions being answered? */
export const hasRowsAtWork = ({ filling, deciding }: ImportRecord): boolean => Boolean(filling ?? deciding);
