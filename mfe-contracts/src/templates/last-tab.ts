const KEY = 'mfe-contracts.last-tab';

/** Reads the tab of the page of contracts that was last chosen in this browser; null before, or if storage is closed. */
export function readLastTab(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Stores the chosen tab of the page of contracts in this browser. */
export function storeLastTab(id: string): void {
  try {
    localStorage.setItem(KEY, id);
  } catch {
    // Storage is closed: the page begins with its first tab the next time.
  }
}
