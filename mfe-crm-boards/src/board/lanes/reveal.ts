import { getRemInPixels, LANE_GAP_REM } from './lane-size';

const laneElements = (scroller: HTMLElement) => [...scroller.querySelectorAll<HTMLElement>('[data-lane]')];

/** Scrolls sideways as little as needed to have everything from `left` to `right` on screen; `left` wins. */
function revealStretch(scroller: HTMLElement, left: number, right: number): void {
  const { scrollLeft, clientWidth } = scroller;
  if (left < scrollLeft || right - left > clientWidth) scroller.scrollLeft = left;
  else if (right > scrollLeft + clientWidth) scroller.scrollLeft = right - clientWidth;
}

/** Scrolls sideways until a lane is on screen. */
export function revealLane(scroller: HTMLElement, columnId: string): void {
  const lane = laneElements(scroller).find((element) => element.dataset.lane === columnId);
  if (!lane) return;
  const edge = LANE_GAP_REM * getRemInPixels();
  const room = scroller.clientWidth - lane.offsetWidth;
  // On narrow screens the lane stands in the middle, where it snaps anyway.
  const margin = room < 2 * lane.offsetWidth ? Math.max(0, room / 2) : edge;
  revealStretch(scroller, lane.offsetLeft - margin, lane.offsetLeft + lane.offsetWidth + margin);
}

/**
 * Scrolls the board sideways until the lanes on both sides of a column are fully visible, because a keyboard
 * drag of the drag library moves only onto fully visible lanes. If only one of the two lanes fits, reveals
 * the lane in `direction`, the direction of the last step.
 */
export function revealNeighbourLanes(scroller: HTMLElement, columnId: string, direction: 1 | -1): void {
  const lanes = laneElements(scroller);
  const index = lanes.findIndex((element) => element.dataset.lane === columnId);
  const lane = lanes[index];
  if (!lane) return;
  const before = lanes[index - 1] ?? lane;
  const after = lanes[index + 1] ?? lane;
  const end = (element: HTMLElement) => element.offsetLeft + element.offsetWidth;
  if (end(after) - before.offsetLeft <= scroller.clientWidth)
    revealStretch(scroller, before.offsetLeft, end(after));
  else if (direction === 1) revealStretch(scroller, lane.offsetLeft, end(after));
  else revealStretch(scroller, before.offsetLeft, end(lane));
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
