/** How long after the page has loaded, milliseconds. */
const SETTLED = 2_000;

/** Runs what the first screen must not share the network with. */
export function whenSettled(run: () => void): void {
  const begin = () => setTimeout(run, SETTLED);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
