import type { Session } from '@girassol/shared-domain';
import { api } from '../api/client';
import { readStored, storageKeys, writeStored } from './storage';
import { getSession, isSameSession, setSession } from './store';

function begin(session: Session): Session {
  setSession(session);
  writeStored(storageKeys.loginPreference, 'true');
  writeStored(storageKeys.lastEmail, session.email);
  return session;
}

/** Opens a session with e-mail and password. A refusal rejects with `ApiError`: the form says it, once and in place. */
export async function login({ email, password }: { email: string; password: string }): Promise<Session> {
  const body = { email, password };
  return begin(await api('POST /users/login', { body, token: null, silent: true, keepsSession: true }));
}

/** Opens the session of a token, as links from the admin screens and partners do. A refusal shows nothing. */
export async function loginWithToken(token: string): Promise<Session> {
  return begin(await api('POST /users/token-login', { token, silent: true, keepsSession: true }));
}

/**
 * Reads the own session again: plan, modules and standing of the account may have changed since the login. A token that
 * is still kept here, of a login before cookies, goes into one. Keeps what is known when it cannot be read.
 */
export async function refreshSession(): Promise<Session | null> {
  const before = getSession();
  if (!before) return null;
  const session = await api('POST /users/token-login', { silent: true, keepsSession: true }).catch(
    () => null,
  );
  // Meanwhile the person may have left or somebody else come.
  if (session && isSameSession(getSession(), before)) setSession(session);
  return getSession();
}

/** E-mail of the last login of this browser, for the login screen. */
export function getLastEmail(): string {
  return readStored(storageKeys.lastEmail) ?? '';
}

/** Has anybody ever logged in with this browser? Then logged-out visitors start at /login, not at /sobre. */
export function hasLoginPreference(): boolean {
  return readStored(storageKeys.loginPreference) !== null;
}
