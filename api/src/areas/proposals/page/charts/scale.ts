/** Area of a chart in which its marks are drawn, in units of the viewBox. */
export interface PlotArea {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Plot areas of the charts of a proposal: `wide` beside text on a screen, `narrow` across a phone. */
export const plotAreas = {
  wide: { width: 720, height: 270, left: 64, right: 8, top: 30, bottom: 30 },
  narrow: { width: 360, height: 250, left: 58, right: 6, top: 30, bottom: 28 },
} as const satisfies Record<string, PlotArea>;

const steps = [1, 2, 2.5, 5, 10];

/** Computes about `count` round values from the smallest to the largest value, zero included. */
export function computeTicks(values: readonly number[], count = 4): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (steps.find((one) => one * magnitude >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Returns a function that converts a value to its vertical position in the chart. */
export function createVerticalScale(ticks: readonly number[], { height, top, bottom }: PlotArea) {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (value: number): number => {
    const share = (value - low) / (high - low || 1);
    return Number((height - bottom - share * (height - top - bottom)).toFixed(1));
  };
}
