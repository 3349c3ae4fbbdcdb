import type { Session } from '@girassol/shared-domain';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { api } from '../api/client';
import { readStoredValue, readTypedEmail, storageKeys, writeStoredValue, writeTypedEmail } from './storage';
import { getSession, isSameSession, setSession } from './store';

function begin(session: Session): Session {
  setSession(session);
  writeStoredValue(storageKeys.loginPreference, 'true');
  writeStoredValue(storageKeys.lastEmail, session.email);
  writeTypedEmail('');
  return session;
}

/**
 * Logs in with e-mail and password and stores the session. Rejects with `ApiError` on a refusal; the login
 * form shows the message, or asks for the code of a login with a second factor.
 */
export async function login({ email, password }: { email: string; password: string }): Promise<Session> {
  const body = { email, password };
  return begin(await api('POST /users/login', { body, token: null, silent: true, keepsSession: true }));
}

/**
 * Finishes a login that waits for its second factor (`loginChallenge` of the `ApiError`) with a code of the authenticator or a
 * recovery code.
 */
export async function finishLogin(body: { challenge: string; code: string }): Promise<Session> {
  return begin(
    await api('POST /users/login-factor', { body, token: null, silent: true, keepsSession: true }),
  );
}

/** Returns true where this browser has passkeys: with TLS or on this machine, at a host that has a name. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^(\[|[\d.]+$)/.test(window.location.hostname);

/** Begins a login by passkey. Returns what the browser asks its passkeys for (`PublicKeyCredentialRequestOptionsJSON`). */
export const beginPasskeyLogin = (): Promise<ResponseBody<'POST /users/passkey-login/begin'>> =>
  api('POST /users/passkey-login/begin', { body: {}, token: null, silent: true, keepsSession: true });

/** Finishes a login by passkey with the answer of the browser, and stores the session. Rejects with `ApiError` on a refusal. */
export async function finishPasskeyLogin(body: RequestBody<'POST /users/passkey-login'>): Promise<Session> {
  return begin(
    await api('POST /users/passkey-login', { body, token: null, silent: true, keepsSession: true }),
  );
}

/**
 * Logs in with a token from a link of the admin screens or of a partner. Shows no dialog when the server
 * refuses the token.
 */
export async function loginWithToken(token: string): Promise<Session> {
  return begin(await api('POST /users/token-login', { token, silent: true, keepsSession: true }));
}

/** Makes this tab that of a visit, with the session that the server has opened for it; other tabs keep theirs. */
export function beginVisit(session: Session): void {
  if (session.visit) setSession(session);
}

/**
 * Loads the user's session again, since plan, modules and status of the account may have changed. Moves a
 * token of an old login from storage into a cookie; keeps the known session on failure.
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

/** Returns the e-mail typed at the login of this tab, else that of the last login in this browser, for forms without a login. */
export function getLastEmail(): string {
  return readTypedEmail() ?? readStoredValue(storageKeys.lastEmail) ?? '';
}

/** Keeps what is typed as e-mail at the login for the other forms of this tab, until somebody logs in; it is in no address. */
export function keepTypedEmail(email: string): void {
  writeTypedEmail(email.trim());
}

/**
 * Returns true when somebody has ever logged in with this browser; logged-out visitors then start at /login instead of
 * /sobre.
 */
export function hasLoggedInBefore(): boolean {
  return readStoredValue(storageKeys.loginPreference) !== null;
}
