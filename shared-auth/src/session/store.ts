import { isSecretToken, type Session } from '@girassol/shared-domain';
import { createSubscribers } from '../subscribers';
import { getServerTime } from './server-clock';
import {
  ENDED_VISIT,
  readStoredValue,
  readTabVisit,
  removeStoredValue,
  removeTabVisit,
  storageKeys,
  writeStoredValue,
  writeTabVisit,
} from './storage';

/** Longer timers fire at once (they are kept in 32 bits). */
const MAX_TIMER_MS = 2 ** 31 - 1;

const subscribers = createSubscribers<Session | null>();
const endSubscribers = createSubscribers<Session | null>();
let current: Session | null = null;
/** Session that the server has ended, while its page stays for what is typed there. */
let ended: Session | null = null;
let hasUnsavedText = () => false;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

const isLive = (session: Session | null) => session !== null && session.expiration > getServerTime();

/** Returns true if the page on screen has text that was typed and not saved, as the shell knows it. */
export const hasUnsavedTextOnScreen = (): boolean => hasUnsavedText();

/** Returns the session of this browser; null when nobody is logged in or the session has ended. */
export function getSession(): Session | null {
  return isLive(current) ? current : null;
}

/**
 * Returns true for two states of one session, also when the token was moved into a cookie between the two
 * states.
 */
export function isSameSession(one: Session | null, other: Session | null): boolean {
  if (one === null || other === null) return one === other;
  if (one.token === other.token) return true;
  const wentIntoCookie = isSecretToken(one.token) !== isSecretToken(other.token);
  return wentIntoCookie && one.userId === other.userId && one.expiration === other.expiration;
}

/** Subscribes to new, changed and ended sessions. Returns a function that unsubscribes. */
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
  expiryTimer = setTimeout(watchExpiry, Math.min(current.expiration - getServerTime(), MAX_TIMER_MS));
}

function replace(session: Session | null): void {
  if (session === current) return;
  current = session;
  setEnded(null);
  watchExpiry();
  subscribers.publish(getSession());
}

function setEnded(session: Session | null): void {
  if (session === ended) return;
  ended = session;
  endSubscribers.publish(session);
}

/**
 * Keeps the page of a session that the server ends, as long as `check` says that something typed there would be lost. The
 * session then stays until somebody logs in again or leaves. Returns a function that stops it.
 */
export function keepPagesWithUnsavedText(check: () => boolean): () => void {
  hasUnsavedText = check;
  return () => {
    hasUnsavedText = () => false;
  };
}

/** Returns the session that the server has ended while its page is kept; null when no page is kept. */
export const getEndedSession = (): Session | null => ended;

/** Subscribes to pages that are kept, and no longer kept, after the end of their session. Returns a function that unsubscribes. */
export function onEndedSessionChange(listener: (session: Session | null) => void): () => void {
  return endSubscribers.add(listener);
}

/** Keeps the page of the current session, which the server has ended, if something typed there would be lost. */
export function tryKeepEndedSession(): boolean {
  if (ended) return true;
  const session = getSession();
  // A login over the page of a visit would be that of somebody else.
  if (!session || session.visit || !hasUnsavedText()) return false;
  setEnded(session);
  return true;
}

const getSessionName = ({ userId, expiration }: Session): string => `${userId} ${expiration}`;

/** Tells the other tabs of this browser that the server has ended the current session. */
export function announceSessionEnd(): void {
  if (current && !current.visit) writeStoredValue(storageKeys.endedSession, getSessionName(current));
}

/** Has another tab heard that the server has ended the session? A person who left by hand wants no page kept. */
const isEndedByServer = (): boolean =>
  current !== null && readStoredValue(storageKeys.endedSession) === getSessionName(current);

/**
 * Sets the session of the browser, or ends it with null. A visit is the session of this tab only: the other tabs keep theirs,
 * and a tab whose visit has ended has no session until somebody logs in or `leaveEndedVisit` is called.
 */
export function setSession(session: Session | null): void {
  const isVisitTab = current?.visit !== undefined || readTabVisit() !== null;
  if (session?.visit) writeTabVisit(JSON.stringify(session));
  else if (session === null && isVisitTab) writeTabVisit(ENDED_VISIT);
  else {
    removeTabVisit();
    if (session === null) removeStoredValue(storageKeys.session);
    else writeStoredValue(storageKeys.session, JSON.stringify(session));
  }
  replace(session);
}

/** Returns true in a tab whose visit is over. */
export const hasVisitEnded = (): boolean => getSession() === null && readTabVisit() === ENDED_VISIT;

/** Gives a tab whose visit is over the session of the browser again, and opens an address with it. */
export function leaveEndedVisit(to: string): void {
  removeTabVisit();
  window.location.assign(to);
}

/** Notes on the session that its account requires a second factor by now that the person lacks, as the server has just said. */
export function markFactorNeeded(): void {
  if (current && !current.needsFactor) setSession({ ...current, needsFactor: true });
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

const readSession = (): Session | null =>
  parseSession(readTabVisit() ?? readStoredValue(storageKeys.session));

function parseSession(text: string | null): Session | null {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    return isSession(stored) && isLive(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Returns true if the browser has a session of the same person of the same account: another tab may have ended it just now. */
export function isStoredInBrowser({ userId, managerId }: Session): boolean {
  const stored = parseSession(readStoredValue(storageKeys.session));
  return stored?.userId === userId && stored.managerId === managerId;
}

/**
 * Restores the session stored in the browser when the page starts. Removes a stored session that has ended or
 * cannot be read, and returns null.
 */
export function restoreSession(): Session | null {
  setSession(readSession());
  return getSession();
}

// Tabs are in step: a login, a logout or a change in another one holds here too. `key` is null when all was cleared.
window.addEventListener('storage', ({ key }) => {
  if ((key !== storageKeys.session && key !== null) || readTabVisit() !== null) return;
  const next = readSession();
  if (next === null && isEndedByServer() && tryKeepEndedSession()) return;
  replace(next);
});
document.addEventListener('visibilitychange', watchExpiry);
