/** Area of a chart in which its marks are drawn, in units of the viewBox. */
export interface PlotArea {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * Plot areas of the charts of a proposal: `wide` beside text on a screen, `narrow` across a phone, `paper` across a page
 * of A4, where a unit is 0.73 pt.
 */
export const plotAreas = {
  wide: { width: 720, height: 270, left: 64, right: 8, top: 30, bottom: 30 },
  paper: { width: 720, height: 180, left: 64, right: 8, top: 28, bottom: 28 },
  narrow: { width: 360, height: 250, left: 58, right: 6, top: 30, bottom: 28 },
} as const satisfies Record<string, PlotArea>;

/** Place in which a chart of a proposal is drawn. */
export type ChartRoom = keyof typeof plotAreas;

/**
 * Returns the ticks without the lowest where the values reach less than half of the way down to it from zero, and the
 * value that the chart then ends at: a debt of 26 thousand beside a gain of 800 thousand needs no line at -250 thousand.
 */
export function trimTicks(ticks: readonly number[], values: readonly number[]) {
  const lowest = Math.min(0, ...values);
  const low = ticks[0] ?? 0;
  return low < 0 && lowest > low / 2 ? { ticks: ticks.slice(1), low: lowest } : { ticks, low };
}

/** Returns a function that converts a value to its vertical position in the chart, which ends at `low`. */
export function createVerticalScale(
  ticks: readonly number[],
  { height, top, bottom }: PlotArea,
  low = ticks[0] ?? 0,
) {
  const high = ticks.at(-1) ?? 1;
  return (value: number): number => {
    const share = (value - low) / (high - low || 1);
    return Number((height - bottom - share * (height - top - bottom)).toFixed(1));
  };
}
