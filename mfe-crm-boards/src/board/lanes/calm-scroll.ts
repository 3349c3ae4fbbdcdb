/**
 * Hears of scrolling once per frame, after everybody else has heard of it and before the frame is drawn. The drag
 * library must hear first, for every column: rows that came in between would make it miss the rest.
 * Answers the function that stops.
 */
export function onCalmScroll(element: HTMLElement, listener: () => void): () => void {
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
