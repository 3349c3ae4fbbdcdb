/** Width of a column and the space between two, in rem. On narrow screens one column fills the width. */
export const LANE_WIDTH_REM = 18.75;
export const LANE_GAP_REM = 0.75;
/** Height of the head that stays on top of a column while it scrolls. */
export const LANE_HEAD_REM = 3.25;

export const remInPixels = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
