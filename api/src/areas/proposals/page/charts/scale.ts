/** A drawing's place for marks: everything in the units of the viewBox. */
export interface Plot {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where a chart is drawn: beside text on a screen, or across a phone. */
export const plots = {
  wide: { width: 720, height: 270, left: 64, right: 8, top: 14, bottom: 30 },
  narrow: { width: 360, height: 250, left: 58, right: 6, top: 14, bottom: 28 },
} as const satisfies Record<string, Plot>;

const steps = [1, 2, 2.5, 5, 10];

/** Round values from the smallest to the largest, zero among them, about `count` of them. */
export function ticksOf(values: readonly number[], count = 4): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const rough = (high - low || 1) / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (steps.find((one) => one * magnitude >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** From a value to its height in the drawing. */
export function verticalScale(ticks: readonly number[], { height, top, bottom }: Plot) {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (value: number): number => {
    const share = (value - low) / (high - low || 1);
    return Number((height - bottom - share * (height - top - bottom)).toFixed(1));
  };
}
