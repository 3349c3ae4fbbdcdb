/** Reads a value from the browser's storage; null where there is none or storage is forbidden. */
export function readStoredValue(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Writes a value to the browser's storage; does nothing where storage is forbidden or full. */
export function writeStoredValue(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage is forbidden or full: it holds until the page is closed.
  }
}
