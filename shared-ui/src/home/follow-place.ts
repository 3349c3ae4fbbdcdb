import type { MouseEvent } from 'react';

/** Follows a link to a place of the shell without loading the page, from where no router of the shell is around it. */
export function followPlace(event: MouseEvent, to: string): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain) return;
  event.preventDefault();
  window.history.pushState(null, '', to);
  // Before the first area is on screen nobody watches the history itself.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
