import { VISIT_STORAGE_KEY } from '@girassol/shared-domain';

/**
 * Keys of the browser's storage. Passwords are never stored; the browser's password manager does that
 * (shell.login-008).
 */
export const storageKeys = {
  session: 'girassol.session',
  /** Set at the first login and kept at logout: this browser is used by somebody with an account (shell.access-005). */
  loginPreference: 'girassol.login-preference',
  lastEmail: 'girassol.last-email',
  /** Distance from this clock to that of the server, milliseconds. */
  clockSkew: 'girassol.clock-skew',
  /** Names the session that the server has ended last: another tab may keep its page for what is typed there. */
  endedSession: 'girassol.ended-session',
  /** Set while answers of calls are stored in the browser's database, for times without a signal. */
  storedAnswers: 'girassol.stored-answers',
  /** Changes whenever writes that wait for a signal change, so that every tab reads them again. */
  outbox: 'girassol.outbox',
  /** Changes whenever the copies that were taken along change; absent where there are none. */
  offlineCopies: 'girassol.offline-copies',
} as const;

type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Key of the e-mail that is being typed at the login, in the storage of its tab. */
const TYPED_EMAIL_KEY = 'girassol.typed-email';

/** Storage may be forbidden or full: then the session lives as long as the page. */
function attempt<Result>(action: () => Result): Result | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** Reads a value of `localStorage`; null when the value is missing or storage is forbidden. */
export function readStoredValue(key: StorageKey): string | null {
  return attempt(() => localStorage.getItem(key));
}

/** Writes a value to `localStorage`; does nothing when storage is forbidden or full. */
export function writeStoredValue(key: StorageKey, value: string): void {
  attempt(() => localStorage.setItem(key, value));
}

/** Removes a value from `localStorage`; does nothing when storage is forbidden. */
export function removeStoredValue(key: StorageKey): void {
  attempt(() => localStorage.removeItem(key));
}

/** Reads the text of the session of a visit in this tab; `ENDED_VISIT` once it is over; null in any other tab. */
export function readTabVisit(): string | null {
  return attempt(() => sessionStorage.getItem(VISIT_STORAGE_KEY));
}

/** Reads the e-mail that was typed at the login in this tab; null once somebody has logged in. */
export function readTypedEmail(): string | null {
  return attempt(() => sessionStorage.getItem(TYPED_EMAIL_KEY));
}

/** Keeps what is typed as e-mail at the login, for the other forms of somebody who cannot log in; '' removes it. */
export function writeTypedEmail(email: string): void {
  attempt(() =>
    email === ''
      ? sessionStorage.removeItem(TYPED_EMAIL_KEY)
      : sessionStorage.setItem(TYPED_EMAIL_KEY, email),
  );
}

/** Text that marks a tab whose visit is over: such a tab does not become somebody else's by itself. */
export const ENDED_VISIT = 'ended';

/** Stores the session of a visit, or its end, for this tab only. */
export function writeTabVisit(text: string): void {
  attempt(() => sessionStorage.setItem(VISIT_STORAGE_KEY, text));
}

/** Makes this tab an ordinary one again, which has the session of the browser. */
export function removeTabVisit(): void {
  attempt(() => sessionStorage.removeItem(VISIT_STORAGE_KEY));
}
