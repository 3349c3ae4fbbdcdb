import type { RowValues } from './row';

/**
 * Returns the monthly income of an imported customer in reais: the revenue for a company, the income for a
 * person, or whichever of the two is given. `suffix` is the ending of the customer's property names
 * (`_cliente` in imports of board items).
 */
export function getMonthlyIncome(values: RowValues, suffix = ''): number | undefined {
  const document = values[`cpf_ou_cnpj${suffix}`];
  const income = values[`renda_mensal${suffix}`];
  const revenue = values[`faturamento_mensal${suffix}`];
  const isCompany = typeof document === 'string' && document.length === 14;
  const chosen = isCompany ? (revenue ?? income) : (income ?? revenue);
  return typeof chosen === 'number' ? chosen : undefined;
}
