import { isCopy, isWatched } from './watch-leaving';

/**
 * The copies that the watch leaves in the history are no pages of their own: who goes back or forward over one goes on to
 * the entry behind it. Where a browser lacks the Navigation API, one press of Back stays on the page. Answers a function
 * that ends it.
 */
export function skipCopies(): () => void {
  if (!('navigation' in window)) return () => undefined;
  const { navigation } = window;
  /** Keys of entries that are copies, as far as they were seen. */
  const copies = new Set<string>();
  let isSkipping = false;

  function onEntry({ from, navigationType }: NavigationCurrentEntryChangeEvent) {
    const here = navigation.currentEntry;
    if (!here) return;
    const isHereCopy = isCopy(window.history.state);
    if (isHereCopy) copies.add(here.key);
    if (navigationType !== 'traverse' || isWatched()) return;
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
