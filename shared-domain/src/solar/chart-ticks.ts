const steps = [1, 2, 2.5, 5, 10];

/** Computes about `count` round values for the axis of a chart, which hold all of the given values and zero. */
export function computeTicks(values: readonly number[], count = 4): number[] {
  const least = Math.min(0, ...values);
  const most = Math.max(0, ...values);
  const rough = (most - least || 1) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (steps.find((one) => one * magnitude >= rough) ?? 10);
  const first = Math.floor(least / step);
  const last = Math.ceil(most / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}
