/** How long a page may take to show its heading, in milliseconds. */
const LIMIT_MS = 6_000;

/**
 * Puts the keyboard's focus on the heading of the page that is arriving, so that a screen reader reads on from there.
 * Waits while the page loads, follows a heading that is drawn anew with its data, and gives up as soon as the person does
 * something. Returns the function that stops it.
 */
export function focusHeading(main: HTMLElement): () => void {
  const over = new AbortController();
  const { signal } = over;
  const stop = () => over.abort();
  let observer: MutationObserver | undefined;
  let reached: HTMLElement | undefined;

  function attempt(): void {
    if (signal.aborted || reached?.isConnected) return;
    const holder = document.activeElement;
    if (reached && holder && holder !== document.body) {
      // The heading left, but something else has taken the focus.
      stop();
      return;
    }
    const heading = main.querySelector<HTMLElement>('h1');
    // A dialog that opened meanwhile keeps the focus it took.
    if (holder?.closest('[role="dialog"], [role="alertdialog"]')) return;
    if (!heading || heading.closest('[hidden]')) return;
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    reached = heading;
  }

  // The page that leaves may still be on screen in this very moment.
  const frame = requestAnimationFrame(() => {
    observer = new MutationObserver(attempt);
    observer.observe(main, { childList: true, subtree: true, attributeFilter: ['hidden'] });
    attempt();
  });
  const timer = setTimeout(stop, LIMIT_MS);
  signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    observer?.disconnect();
  });
  document.addEventListener('keydown', stop, { signal });
  document.addEventListener('pointerdown', stop, { signal });
  return stop;
}
