import type { ImportRecord } from '@girassol/shared-domain/contract';

/**
 * Returns true while the server changes many rows of an import: fills a value into a column, or answers all
 * duplicate questions.
 */
export const isChangingRows = ({ filling, deciding }: ImportRecord): boolean => Boolean(filling ?? deciding);
