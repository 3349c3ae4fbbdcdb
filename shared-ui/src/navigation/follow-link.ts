import type { MouseEvent } from 'react';

/**
 * Click handler for a link to an address of the shell: navigates without a page load, for links outside of
 * the shell's router. Leaves clicks with a modifier key to the browser.
 */
export function followLink(event: MouseEvent, to: string): void {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!isPlain) return;
  event.preventDefault();
  window.history.pushState(null, '', to);
  // Before the first area is on screen nobody watches the history itself.
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}
