/** Returns the value below which `share` (0 to 1) of the samples lie; samples in any order. */
export function computePercentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Returns the middle value of the samples. */
export const computeMedian = (samples: readonly number[]): number => computePercentile(samples, 0.5);

/** Formats milliseconds with one decimal, or as an integer from ten up. */
export const formatMs = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** Formats bytes as kB of 1,000 bytes. */
export const formatKilobytes = (bytes: number): string =>
  `${(bytes / 1000).toFixed(bytes < 100_000 ? 1 : 0)} kB`;
