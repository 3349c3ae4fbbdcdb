import type { RowValues } from './row';

/**
 * What a customer earns in a month, in reais: one field, of which spreadsheets have two columns. A company's is its
 * revenue, a person's the income; the other where only that is given. `suffix` ends the names of the customer's
 * properties (`_cliente` on boards).
 */
export function incomeOf(values: RowValues, suffix = ''): number | undefined {
  const document = values[`cpf_ou_cnpj${suffix}`];
  const income = values[`renda_mensal${suffix}`];
  const revenue = values[`faturamento_mensal${suffix}`];
  const isCompany = typeof document === 'string' && document.length === 14;
  const chosen = isCompany ? (revenue ?? income) : (income ?? revenue);
  return typeof chosen === 'number' ? chosen : undefined;
}
