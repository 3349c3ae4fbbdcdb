import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { LOAD_REGISTRATION_CALL } from '../financing/financings';

/**
 * Returns the name of the bank with which the account registers, for texts about the registration: BTG, or
 * the label of the demonstration bank, which uses no real brand.
 */
export const getRegistrationBankName = (bank: ResponseBody<typeof LOAD_REGISTRATION_CALL>['bank']): string =>
  bank?.isDemonstration ? bank.label : 'BTG';
