/**
 * Distance from the edge, in pixels, at which scrolling starts. `MAX_STEP_PX` is the step at the edge, in pixels per
 * frame.
 */
const EDGE_PX = 56;
const MAX_STEP_PX = 22;

/** Computes the pixels to scroll in one frame: more the nearer the pointer is to an edge, 0 away from the edges. */
export function computeEdgeScrollStep(pointer: number, start: number, end: number): number {
  const depth = (distance: number) => Math.min(1, Math.max(0, (EDGE_PX - distance) / EDGE_PX));
  return Math.round(MAX_STEP_PX * (depth(end - pointer) - depth(pointer - start)));
}

/**
 * Scrolls the board sideways while the pointer rests at its left or right edge during a drag. Needed because
 * the drag library scrolls by the middle of the dragged card, which leaves the board before the pointer does.
 * Returns a function that disables the scrolling.
 */
export function enableEdgeScroll(scroller: HTMLElement): () => void {
  let pointer: number | null = null;
  let frame = requestAnimationFrame(step);

  function onMove(event: MouseEvent | TouchEvent) {
    pointer = 'touches' in event ? (event.touches[0]?.clientX ?? null) : event.clientX;
  }

  function step() {
    const { left, right } = scroller.getBoundingClientRect();
    const distance = pointer === null ? 0 : computeEdgeScrollStep(pointer, left, right);
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
