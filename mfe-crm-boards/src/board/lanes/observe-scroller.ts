/**
 * Calls the listener with the first size of a scrolling element, after each change of its size, and at most once per frame
 * after it was scrolled: after all other scroll listeners and before the frame is drawn, because the drag library must
 * handle the event before the listener adds rows. Returns a function that ends this.
 */
export function observeScroller(scroller: HTMLElement, listener: () => void): () => void {
  let frame = 0;

  function onScroll() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  }

  // Tells the first size once the browser has computed the layout: asking for it here would compute it twice.
  const observer = new ResizeObserver(listener);
  observer.observe(scroller);
  scroller.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    scroller.removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
}
