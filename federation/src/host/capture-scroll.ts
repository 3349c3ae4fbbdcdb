/** Maximum time until new content has its final height, in milliseconds. */
const RESTORE_LIMIT_MS = 1_500;
const userInputEvents = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/**
 * Captures all scroll positions of the page. Returns a function that restores them while parts are rendered
 * again, and stops at the first scroll or key of the user.
 */
export function captureScroll(): () => void {
  const places = [document.documentElement, ...document.body.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map((element) => ({ find: finder(element), top: element.scrollTop, left: element.scrollLeft }));

  return function restore() {
    const end = performance.now() + RESTORE_LIMIT_MS;
    let isOver = false;
    const stop = () => {
      isOver = true;
      for (const sign of userInputEvents) window.removeEventListener(sign, stop);
    };
    for (const sign of userInputEvents) window.addEventListener(sign, stop, { passive: true });

    function step() {
      if (isOver) return;
      for (const { find, top, left } of places) find()?.scrollTo({ top, left, behavior: 'instant' });
      if (performance.now() > end) stop();
      else requestAnimationFrame(step);
    }
    step();
  };
}

/** Finds an element of the page again, by its place among its siblings: what was drawn anew has new elements. */
function finder(element: Element): () => Element | null {
  const steps: number[] = [];
  for (let at = element; at.parentElement; at = at.parentElement)
    steps.unshift([...at.parentElement.children].indexOf(at));
  return () => {
    let found: Element | null = document.documentElement;
    for (const step of steps) found = found?.children[step] ?? null;
    return found;
  };
}
