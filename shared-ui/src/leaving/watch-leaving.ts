const MARK = 'leaveGuard';

/**
 * Returns true for the state of a history entry that the leave guard added: a copy of the page's entry, so
 * that the back button can be intercepted.
 */
export const isLeaveGuardEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && MARK in state;

let watches = 0;

/** Returns true while a page asks the user before the page is left. */
export const hasLeaveGuard = (): boolean => watches > 0;

/** A second entry of the same page, so that the back button first lands on the page itself. */
function pushCopy(): void {
  if (isLeaveGuardEntry(window.history.state)) return;
  window.history.pushState({ ...window.history.state, [MARK]: true }, '', window.location.href);
}

function isFollowedHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  return isPlain && link.target !== '_blank' && link.origin === window.location.origin;
}

/**
 * Intercepts every way to leave the page (links, the back button, closing the tab) and leaves only when `ask`
 * resolves to true. For a closing tab the browser asks in its own words; returns a function that stops the
 * interception.
 */
export function watchLeaving(ask: () => Promise<boolean>): () => void {
  const page = window.location.href;
  let isOver = false;
  let isAsking = false;

  async function leaveWith(leave: () => void, stay: () => void) {
    if (isAsking) return stay();
    isAsking = true;
    const mayLeave = await ask();
    isAsking = false;
    if (isOver) return;
    if (!mayLeave) return stay();
    stop();
    leave();
  }

  function onClick(event: MouseEvent) {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link || !isFollowedHere(event, link) || link.pathname === window.location.pathname) return;
    // Before the link's own listener, which would change the page at once.
    event.preventDefault();
    event.stopPropagation();
    void leaveWith(
      // In the place of the copy: going back leads to the page itself.
      () => window.history.replaceState(null, '', link.href),
      () => undefined,
    );
  }

  function onBack() {
    if (window.location.href === page && !isLeaveGuardEntry(window.history.state))
      void leaveWith(() => window.history.back(), pushCopy);
  }

  const onUnload = (event: Event) => event.preventDefault();

  function stop() {
    if (isOver) return;
    isOver = true;
    watches -= 1;
    document.removeEventListener('click', onClick, true);
    window.removeEventListener('popstate', onBack);
    window.removeEventListener('beforeunload', onUnload);
  }

  watches += 1;
  pushCopy();
  document.addEventListener('click', onClick, true);
  window.addEventListener('popstate', onBack);
  window.addEventListener('beforeunload', onUnload);
  return stop;
}
