import { LANE_GAP_REM, remInPixels } from './lane-size';

/** How much of a neighbouring lane must show for a keyboard drag to step onto it, in pixels. */
const PEEK = 48;

const laneElement = (scroller: HTMLElement, columnId: string) =>
  scroller.querySelector<HTMLElement>(`[data-lane="${CSS.escape(columnId)}"]`);

/** Scrolls sideways until a lane is on screen, with a part of its neighbours where there is room. */
export function revealLane(scroller: HTMLElement, columnId: string): void {
  const lane = laneElement(scroller, columnId);
  if (!lane) return;
  const edge = LANE_GAP_REM * remInPixels() + PEEK;
  const left = lane.offsetLeft - edge;
  const right = lane.offsetLeft + lane.offsetWidth + edge;
  if (right - left > scroller.clientWidth)
    scroller.scrollLeft = lane.offsetLeft - (scroller.clientWidth - lane.offsetWidth) / 2;
  else if (left < scroller.scrollLeft) scroller.scrollLeft = left;
  else if (right > scroller.scrollLeft + scroller.clientWidth)
    scroller.scrollLeft = right - scroller.clientWidth;
}

/** Scrolls until a row of a lane is on screen below the lane's head. */
export function revealRow(
  scroller: HTMLElement,
  {
    columnId,
    index,
    pitch,
    headHeight,
  }: { columnId: string; index: number; pitch: number; headHeight: number },
): void {
  revealLane(scroller, columnId);
  const top = index * pitch;
  const bottom = headHeight + top + pitch;
  if (top < scroller.scrollTop) scroller.scrollTop = top;
  else if (bottom > scroller.scrollTop + scroller.clientHeight)
    scroller.scrollTop = bottom - scroller.clientHeight;
}
