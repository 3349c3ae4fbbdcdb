import type { Cents } from './cents';
import type { PercentageLine } from './lines';

/**
 * Adds the rounding residual in cents to one percentage line, so that the lines sum to the price. The line is
 * the largest revenue among the charged percentages, else the largest charged percentage; among equal lines,
 * the line with the smallest id.
 */
export function allocateRoundingResidual(
  lines: readonly PercentageLine[],
  residual: Cents,
): PercentageLine[] {
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
