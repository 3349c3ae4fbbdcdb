/**
 * Opens a page rendered by the server in a new browser tab. Returns false if the browser blocks the tab. The
 * function has its own file so that tests can mock it.
 */
export function openPageInNewTab(path: string): boolean {
  const tab = window.open(path, '_blank');
  if (!tab) return false;
  // The page has no use for the one that opened it.
  tab.opener = null;
  return true;
}
