/** Delay after the load of the page until it counts as settled, in milliseconds. */
const SETTLE_DELAY_MS = 2_000;

/**
 * Runs a function two seconds after the page has loaded, so that it does not compete with the first screen for the
 * network. Returns a function that calls it off.
 */
export function runWhenSettled(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begin = () => {
    timer = setTimeout(run, SETTLE_DELAY_MS);
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => {
    clearTimeout(timer);
    window.removeEventListener('load', begin);
  };
}
