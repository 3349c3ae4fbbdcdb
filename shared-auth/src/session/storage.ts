/** What the browser keeps. Never a password: that is the work of the browser's password manager (shell.login-008). */
export const storageKeys = {
  session: 'girassol.session',
  /** Set at the first login and kept at logout: this browser is used by somebody with an account (shell.access-005). */
  loginPreference: 'girassol.login-preference',
  lastEmail: 'girassol.last-email',
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Storage may be forbidden or full: then the session lives as long as the page. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

export function readStored(key: StorageKey): string | null {
  return attempt(() => localStorage.getItem(key));
}

export function writeStored(key: StorageKey, value: string): void {
  attempt(() => localStorage.setItem(key, value));
}

export function removeStored(key: StorageKey): void {
  attempt(() => localStorage.removeItem(key));
}
