import { padNumber } from '../formats/numbers';

/** Number of a contract or of its template: `00003` (contracts-019). */
export const formatContractNumber = (number: number): string => padNumber(number);
