/** What is drawn again has its length within this time, milliseconds. */
const LIMIT = 1_500;
const signsOfAPerson = ['wheel', 'touchstart', 'keydown', 'mousedown'] as const;

/**
 * Remembers how far everything on the page is scrolled. The function it answers holds it there while parts are
 * drawn anew, which are short at first; a person who scrolls meanwhile is not held back.
 */
export function keepScroll(): () => void {
  const places = [document.documentElement, ...document.body.querySelectorAll('*')]
    .filter(({ scrollTop, scrollLeft }) => scrollTop > 0 || scrollLeft > 0)
    .map((element) => ({ find: finder(element), top: element.scrollTop, left: element.scrollLeft }));

  return function restore() {
    const end = performance.now() + LIMIT;
    let isOver = false;
    const stop = () => {
      isOver = true;
      for (const sign of signsOfAPerson) window.removeEventListener(sign, stop);
    };
    for (const sign of signsOfAPerson) window.addEventListener(sign, stop, { passive: true });

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
