import { hasLeaveGuard, isLeaveGuardEntry } from './watch-leaving';

/**
 * Skips the copies of pages that the leave guard adds to the history, when the user goes back or forward. In
 * browsers without the Navigation API, one press of Back stays on the page; returns a function that stops the
 * skipping.
 */
export function skipLeaveGuardEntries(): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  /** Keys of entries that are copies, as far as they were seen. */
  const copies = new Set<string>();
  let isSkipping = false;

  function onEntry({ from, navigationType }: NavigationCurrentEntryChangeEvent) {
    const here = navigation.currentEntry;
    if (!here) return;
    const isHereCopy = isLeaveGuardEntry(window.history.state);
    if (isHereCopy) copies.add(here.key);
    if (navigationType !== 'traverse' || hasLeaveGuard()) return;
    if (isSkipping) {
      isSkipping = false;
      return;
    }
    const step = here.index > from.index ? 1 : -1;
    const isOriginal = copies.has(from.key) && from.url === here.url && step === -1;
    if (!isHereCopy && !isOriginal) return;
    if (step === -1 ? !navigation.canGoBack : !navigation.canGoForward) return;
    isSkipping = true;
    window.history.go(step);
  }

  navigation.addEventListener('currententrychange', onEntry);
  return () => navigation.removeEventListener('currententrychange', onEntry);
}
