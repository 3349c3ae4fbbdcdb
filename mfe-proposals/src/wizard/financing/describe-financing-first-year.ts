import { formatMoney } from '@girassol/shared-domain';

/**
 * Describes in a sentence how the bill and the instalment of a financing add up in the first year.
 * @param monthlySavings R$ a month that the bill falls by; negative where it rises
 * @param paid R$ a month of the instalment, with insurance
 */
export function describeFinancingFirstYear(monthlySavings: number, paid: number): string {
  if (monthlySavings < 0)
    return `No primeiro ano a conta sobe ${formatMoney(-monthlySavings)} por mês, e a parcela de ${formatMoney(paid)} se soma a ela.`;
  if (monthlySavings === 0)
    return `No primeiro ano a conta fica igual, e a parcela de ${formatMoney(paid)} se soma a ela.`;
  const saved = `A economia média do primeiro ano é de ${formatMoney(monthlySavings)} por mês`;
  return monthlySavings >= paid
    ? `${saved}: paga a parcela e sobra.`
    : `${saved}: faltam ${formatMoney(paid - monthlySavings)} para a parcela.`;
}
