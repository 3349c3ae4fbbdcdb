import { hasUnsavedWork } from '../updates/load-update';

const CHECK_MS = 1_000;

/** Checks whether a dialog may open: none is open, and nothing typed on the page waits to be saved. */
const isFree = (): boolean =>
  document.visibilityState === 'visible' &&
  !document.querySelector('[role="dialog"], [role="alertdialog"]') &&
  !hasUnsavedWork();

/**
 * Calls `open` as soon as no other dialog is open and nothing on the page waits to be saved, so that one dialog shows at a
 * time. Returns the function that ends the waiting.
 */
export function waitForFreeMoment(open: () => void): () => void {
  const timer = setInterval(() => {
    if (!isFree()) return;
    clearInterval(timer);
    open();
  }, CHECK_MS);
  return () => clearInterval(timer);
}
