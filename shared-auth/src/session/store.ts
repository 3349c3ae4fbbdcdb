import { isSecretToken, type Session } from '@girassol/shared-domain';
import { createSubscribers } from '../subscribers';
import { readStored, removeStored, storageKeys, writeStored } from './storage';

/** Longer timers fire at once (they are kept in 32 bits). */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

const subscribers = createSubscribers<Session | null>();
let current: Session | null = null;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

const isLive = (session: Session | null) => session !== null && session.expiration > Date.now();

/** The session of this browser; null when nobody is logged in or the session has ended. */
export function getSession(): Session | null {
  return isLive(current) ? current : null;
}

/** Are both one session, also when its token has gone into a cookie between them? */
export function isSameSession(one: Session | null, other: Session | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.token === other.token) return true;
  const wentIntoCookie = isSecretToken(one.token) !== isSecretToken(other.token);
  return wentIntoCookie && one.userId === other.userId && one.expiration === other.expiration;
}

/** Hears of every new, changed or ended session. Returns the function that stops it. */
export function onSessionChange(listener: (session: Session | null) => void): () => void {
  return subscribers.add(listener);
}

/** Ends the session when its time has come. A laptop that slept may be late: it is asked again on waking. */
function watchExpiry(): void {
  clearTimeout(expiryTimer);
  if (current === null) return;
  if (!isLive(current)) {
    setSession(null);
    return;
  }
  expiryTimer = setTimeout(watchExpiry, Math.min(current.expiration - Date.now(), LONGEST_TIMER_MS));
}

function replace(session: Session | null): void {
  if (session === current) return;
  current = session;
  watchExpiry();
  subscribers.tell(getSession());
}

/** Makes this the session of the browser, or ends it. */
export function setSession(session: Session | null): void {
  if (session === null) removeStored(storageKeys.session);
  else writeStored(storageKeys.session, JSON.stringify(session));
  replace(session);
}

function isSession(value: unknown): value is Session {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: keyof Session, type: string) => typeof Reflect.get(value, name) === type;
  return (
    has('token', 'string') &&
    has('userId', 'string') &&
    has('managerId', 'string') &&
    has('type', 'string') &&
    has('signupPlan', 'string') &&
    has('statusOk', 'boolean') &&
    has('expiration', 'number') &&
    has('personalData', 'object') &&
    Array.isArray(Reflect.get(value, 'activeModules'))
  );
}

function readSession(): Session | null {
  const text = readStored(storageKeys.session);
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isSession(stored) && isLive(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** On start: takes up the stored session while it lasts, and forgets one that has ended or cannot be read. */
export function restoreSession(): Session | null {
  setSession(readSession());
  return getSession();
}

// Tabs are in step: a login, a logout or a change in another one holds here too. `key` is null when all was cleared.
window.addEventListener('storage', ({ key }) => {
  if (key === storageKeys.session || key === null) replace(readSession());
});
document.addEventListener('visibilitychange', watchExpiry);
