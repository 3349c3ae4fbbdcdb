/** How near the edge the pointer starts the scrolling, and how fast it gets at the edge itself. Pixels, and per frame. */
const EDGE = 56;
const FASTEST = 22;

/** How far to scroll in one frame: faster the nearer the edge, none away from it. */
export function edgeStep(pointer: number, start: number, end: number): number {
  const depth = (distance: number) => Math.min(1, Math.max(0, (EDGE - distance) / EDGE));
  return Math.round(FASTEST * (depth(end - pointer) - depth(pointer - start)));
}

/**
 * Scrolls sideways while the pointer rests at the left or right edge during a drag. The drag library goes by the middle
 * of the card, which leaves the board before the pointer does when a card is held at its side.
 * Answers the function that ends it.
 */
export function scrollAtEdges(scroller: HTMLElement): () => void {
  let pointer: number | null = null;
  let frame = requestAnimationFrame(step);

  function onMove(event: MouseEvent | TouchEvent) {
    pointer = 'touches' in event ? (event.touches[0]?.clientX ?? null) : event.clientX;
  }

  function step() {
    const { left, right } = scroller.getBoundingClientRect();
    const distance = pointer === null ? 0 : edgeStep(pointer, left, right);
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
