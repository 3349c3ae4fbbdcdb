/** After this long without a scroll the rows that came with it are taken in, in milliseconds. */
const QUIET_MS = 40;

/**
 * Keeps the drag library's column positions up to date while the board scrolls during a drag. While the
 * library registers cards that scrolling brought into view, it misses the scroll event for other columns and
 * drops would land beside their target. Scrolling each time by one pixel and back makes the library measure
 * every column. Returns a function that stops the synchronization.
 */
export function syncDragMeasurements(scroller: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;
  let isNudging = false;

  function onScroll() {
    if (isNudging) return;
    clearTimeout(timer);
    timer = setTimeout(nudge, QUIET_MS);
  }

  function nudge() {
    const side = scroller.scrollWidth > scroller.clientWidth ? 'scrollLeft' : 'scrollTop';
    const step = scroller[side] > 0 ? -1 : 1;
    isNudging = true;
    scroller[side] += step;
    afterFrames(2, () => {
      scroller[side] -= step;
      afterFrames(2, () => {
        isNudging = false;
      });
    });
  }

  function afterFrames(count: number, work: () => void) {
    frame = requestAnimationFrame(() => (count > 1 ? afterFrames(count - 1, work) : work()));
  }

  scroller.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    scroller.removeEventListener('scroll', onScroll);
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}
