/** Reads what this browser keeps. Storage may be forbidden: then nothing was kept. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps something in this browser, where it may. */
export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden or full: it holds until the page is closed.
  }
}
