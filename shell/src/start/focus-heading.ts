/** Maximum time until a page shows its heading, and (`STEP_MS`) the interval between looks, in milliseconds. */
const LIMIT_MS = 6_000;
const STEP_MS = 60;

const DIALOG = '[role="dialog"], [role="alertdialog"]';
/** Selector of overlays that close on a change of page and return the focus to their opener. */
const CLOSING_OVERLAYS = `${DIALOG}, [role="menu"], [role="listbox"]`;
/** Field at which a page begins that is nothing but a form. */
const FIRST_FIELD = '[data-first-field] input';
const FIELD = 'input, textarea, select, [contenteditable="true"]';

/**
 * Moves the keyboard focus to the heading of a new page, or to the field marked `data-first-field`, so that a screen
 * reader continues there. Waits while
 * the page loads or a dialog closes, follows a heading that is rendered again, and stops at the first user
 * input; returns a function that stops the waiting.
 */
export function focusHeading(main: HTMLElement): () => void {
  const over = new AbortController();
  const { signal } = over;
  const stop = () => over.abort();
  let reached: HTMLElement | undefined;
  let wasInPassing = document.activeElement?.closest(CLOSING_OVERLAYS) != null;

  function attempt(): void {
    if (reached?.isConnected) return;
    const holder = document.activeElement;
    // The heading left, but something else has taken the focus.
    if (reached && holder && holder !== document.body) {
      stop();
      return;
    }
    // A dialog keeps the focus it took.
    if (holder?.closest(DIALOG)) return;
    const target = main.querySelector<HTMLElement>(FIRST_FIELD) ?? main.querySelector<HTMLElement>('h1');
    if (!target || target.closest('[hidden]')) return;
    if (!target.matches(FIELD) && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    // A hidden element cannot take the focus.
    if (document.activeElement === target) reached = target;
  }

  // Chosen without a key or a pointer (by voice, by a switch, by the page itself): typing must not be broken off.
  function onFocusIn({ target }: FocusEvent): void {
    if (!(target instanceof Element) || target.matches('h1')) return;
    if (target.closest(CLOSING_OVERLAYS)) wasInPassing = true;
    else if (main.contains(target) && (!wasInPassing || target.matches(FIELD))) stop();
  }

  // Not at once: in this moment the page that leaves may still be on screen. And by the clock, not by what changes in
  // the page: a dialog that closes changes nothing there.
  const steps = setInterval(attempt, STEP_MS);
  const limit = setTimeout(stop, LIMIT_MS);
  signal.addEventListener('abort', () => {
    clearInterval(steps);
    clearTimeout(limit);
  });
  // Captured: the very key that led here is still on its way up the page.
  document.addEventListener('keydown', stop, { signal, capture: true });
  document.addEventListener('pointerdown', stop, { signal, capture: true });
  document.addEventListener('focusin', onFocusIn, { signal });
  return stop;
}
