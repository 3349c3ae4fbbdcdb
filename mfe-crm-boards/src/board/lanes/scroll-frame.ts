/**
 * Calls the listener at most once per frame after an element was scrolled, after all other scroll listeners
 * and before the frame is drawn. During a drag, the drag library must handle the scroll event before the
 * listener adds rows. Returns a function that removes the listener.
 */
export function onScrollFrame(element: HTMLElement, listener: () => void): () => void {
  let frame = 0;

  function onScroll() {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(listener);
  }

  element.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    element.removeEventListener('scroll', onScroll);
    cancelAnimationFrame(frame);
  };
}
