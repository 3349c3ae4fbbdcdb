import type { Cents } from './cents';
import type { PercentageLine } from './lines';

/**
 * Puts the cents that rounding left over on one line, so that the parts sum to the price: on the largest revenue line
 * among the percentages that are charged, else on the largest one; of equals, that with the smallest id.
 */
export function withResidual(lines: readonly PercentageLine[], residual: Cents): PercentageLine[] {
  if (residual === 0n) return [...lines];
  // A percentage of nothing stays nothing, and no line is taken below it.
  const carrying = lines.filter(({ amount }) => amount > 0n && amount + residual >= 0n);
  const charged = carrying.length > 0 ? carrying : lines.filter(({ share }) => share.over > 0n);
  const revenue = charged.filter(({ isRevenue }) => isRevenue);
  const candidates = revenue.length > 0 ? revenue : charged;
  const [chosen] = [...candidates].sort((a, b) => {
    if (a.amount !== b.amount) return a.amount > b.amount ? -1 : 1;
    return (a.componentId ?? '') < (b.componentId ?? '') ? -1 : 1;
  });
  return lines.map((line) => (line === chosen ? { ...line, amount: line.amount + residual } : line));
}
