import type { FinanceBankAccount } from '@girassol/account-domain/contract';
import type { IconName } from '@girassol/shared-ui';

/** Icons of the kinds of bank accounts. */
export const bankAccountKindIcons: Record<FinanceBankAccount['kind'], IconName> = {
  CHECKING: 'landmark',
  PAYMENT: 'zap',
  INVESTMENT: 'chart',
  CASH: 'wallet',
  CREDIT_CARD: 'credit-card',
};
