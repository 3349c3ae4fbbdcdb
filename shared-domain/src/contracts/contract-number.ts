import { formatRecordNumber } from '../formats/numbers';

/** Formats the number of a contract or of its template: `00003` (contracts-019). */
export const formatContractNumber = (number: number): string => formatRecordNumber(number);
