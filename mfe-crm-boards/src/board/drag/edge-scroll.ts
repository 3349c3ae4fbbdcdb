import { showsOneLane } from './one-lane-board';

/**
 * Distance from the edge, in pixels, at which scrolling starts. `MAX_STEP_PX` is the step at the edge, in pixels per
 * frame.
 */
const EDGE_PX = 56;
const MAX_STEP_PX = 22;

/**
 * The same where one lane fills the board: the edge is narrower, as a finger that moves a card up and down drifts, and
 * the board slower, so that it can be stopped at each lane.
 */
const ONE_LANE_EDGE_PX = 32;
const ONE_LANE_MAX_STEP_PX = 9;
/** Distance in pixels that a finger which began near an edge of a one-lane board moves towards it before anything scrolls. */
const PULL_PX = 28;
const MIN_EDGE_PX = 6;

/** Widths in pixels of the edges at which the board scrolls, and the step in pixels at the very edge. */
interface ScrollEdges {
  start: number;
  end: number;
  maxStep: number;
}

const wideEdges: ScrollEdges = { start: EDGE_PX, end: EDGE_PX, maxStep: MAX_STEP_PX };

/** Computes the edges of a board that one lane fills, from where the drag began. */
export function computeOneLaneEdges(dragStart: number, start: number, end: number): ScrollEdges {
  const width = (distance: number) => Math.max(MIN_EDGE_PX, Math.min(ONE_LANE_EDGE_PX, distance - PULL_PX));
  return { start: width(dragStart - start), end: width(end - dragStart), maxStep: ONE_LANE_MAX_STEP_PX };
}

/** Computes the pixels to scroll in one frame: more the nearer the pointer is to an edge, 0 away from the edges. */
export function computeEdgeScrollStep(
  pointer: number,
  start: number,
  end: number,
  edges: ScrollEdges = wideEdges,
): number {
  const depth = (distance: number, edge: number) => Math.min(1, Math.max(0, (edge - distance) / edge));
  return Math.round(edges.maxStep * (depth(end - pointer, edges.end) - depth(pointer - start, edges.start)));
}

/**
 * Scrolls the board sideways while the pointer rests at its left or right edge during a drag. Needed because
 * the drag library scrolls by the middle of the dragged card, which leaves the board before the pointer does.
 * Returns a function that disables the scrolling.
 */
export function enableEdgeScroll(scroller: HTMLElement): () => void {
  const isOneLane = showsOneLane(scroller);
  let first: number | null = null;
  let pointer: number | null = null;
  let frame = requestAnimationFrame(step);

  function onMove(event: MouseEvent | TouchEvent) {
    pointer = 'changedTouches' in event ? (event.changedTouches[0]?.clientX ?? null) : event.clientX;
    first ??= pointer;
  }

  function step() {
    const { left, right } = scroller.getBoundingClientRect();
    const edges = isOneLane && first !== null ? computeOneLaneEdges(first, left, right) : wideEdges;
    const distance = pointer === null ? 0 : computeEdgeScrollStep(pointer, left, right, edges);
    if (distance !== 0) scroller.scrollLeft += distance;
    frame = requestAnimationFrame(step);
  }

  window.addEventListener('mousemove', onMove, { passive: true });
  window.addEventListener('touchmove', onMove, { passive: true });
  return () => {
    window.removeEventListener('mousemove', onMove);
    window.removeEventListener('touchmove', onMove);
    cancelAnimationFrame(frame);
  };
}
