import type { Answer } from '@girassol/shared-domain/contract';
import type { REGISTRATION } from '../financing/financings';

/** The bank as the texts of a registration name it. A demonstration carries nobody's brand. */
export const nameOfBank = (bank: Answer<typeof REGISTRATION>['bank']): string =>
  bank?.isDemonstration ? bank.label : 'BTG';
