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

/** Returns a function that converts a value to its vertical position in the chart. */
export function createVerticalScale(ticks: readonly number[], { height, top, bottom }: PlotArea) {
  const low = ticks[0] ?? 0;
  const high = ticks.at(-1) ?? 1;
  return (value: number): number => {
    const share = (value - low) / (high - low || 1);
    return Number((height - bottom - share * (height - top - bottom)).toFixed(1));
  };
}
