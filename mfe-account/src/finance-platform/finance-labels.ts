import type { FinanceBankAccount, FinanceCategory } from '@girassol/account-domain/contract';
import type { IconName } from '@girassol/shared-ui';

/** Labels of the kinds of bank accounts. */
export const bankAccountKindLabels: Record<FinanceBankAccount['kind'], string> = {
  CHECKING: 'Conta corrente',
  PAYMENT: 'Conta de pagamentos',
  INVESTMENT: 'Aplicação',
  CASH: 'Dinheiro em caixa',
  CREDIT_CARD: 'Cartão de crédito',
};

/** Icons of the kinds of bank accounts. */
export const bankAccountKindIcons: Record<FinanceBankAccount['kind'], IconName> = {
  CHECKING: 'landmark',
  PAYMENT: 'zap',
  INVESTMENT: 'chart',
  CASH: 'wallet',
  CREDIT_CARD: 'credit-card',
};

/** Labels of the kinds of categories, in the order in which they are shown. */
export const categoryKindLabels: Record<FinanceCategory['kind'], string> = {
  INCOME: 'Receitas',
  EXPENSE: 'Despesas',
};
