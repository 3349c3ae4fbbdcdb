/** After this long without a scroll the rows that came with it are taken in, in milliseconds. */
const QUIET_MS = 40;

/**
 * While the drag library takes in rows that scrolling brought or took away, it does not hear of scrolling, except for
 * the columns those rows belong to. Our columns scroll all together: the others would stay measured where they were,
 * and a card could not be dropped there, or landed beside its place. One pixel there and back tells every column again.
 * Runs during a drag; answers the function that ends it.
 */
export function keepMeasured(scroller: HTMLElement): () => void {
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
