const KEY = 'girassol.asked-address';

/** Pages where work begins anyway. */
const starts = new Set(['/', '/inicio', '/iniciando']);

/**
 * Keeps the address that a visitor without a login asked for, until the next login in this tab. `address` is a path with
 * its query.
 */
export function keepAskedAddress(address: string): void {
  const [path = ''] = address.split('?');
  if (starts.has(path)) return;
  try {
    sessionStorage.setItem(KEY, address);
  } catch {
    // Forbidden or full: after the login work begins at the start page.
  }
}

/** Returns the kept address and forgets it; null where none was asked for. */
export function takeAskedAddress(): string | null {
  try {
    const address = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return address;
  } catch {
    return null;
  }
}
