import type { FinanceBankAccount, FinanceCategory } from '../contract';

/** Finance status of an account to which the finance platform is open; every other status is closed. */
export const FINANCE_PLATFORM_ACTIVE = 'ACTIVE';

/** Labels of the kinds of bank accounts. */
export const bankAccountKindLabels: Record<FinanceBankAccount['kind'], string> = {
  CHECKING: 'Conta corrente',
  PAYMENT: 'Conta de pagamentos',
  INVESTMENT: 'Aplicação',
  CASH: 'Dinheiro em caixa',
  CREDIT_CARD: 'Cartão de crédito',
};

/** Labels of the kinds of categories, in the order in which they are shown. */
export const categoryKindLabels: Record<FinanceCategory['kind'], string> = {
  INCOME: 'Receitas',
  EXPENSE: 'Despesas',
};
