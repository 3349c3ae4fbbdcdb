/** Width of a column in rem. On narrow screens one column fills the width. */
export const LANE_WIDTH_REM = 18.75;
export const LANE_GAP_REM = 0.75;
/** Height in rem of the sticky head of a column. */
export const LANE_HEAD_HEIGHT_REM = 3.75;

/** Returns the size of one rem in pixels. */
export const getRemInPixels = () =>
  Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
