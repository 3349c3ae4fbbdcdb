import { getSession, loginWithToken } from '@girassol/shared-auth';
import type { ShellNavigation } from '../navigation/shell-navigation';
import { getPathAfterLogin } from './after-login';
import type { LoginQuery } from './login-query';

/**
 * State of the login screen that a login link has set: prefilled fields, a note, an opening session, or a
 * question. Lasts until a user is logged in.
 */
export interface LoginLinkState {
  prefill: { email: string; password: string };
  note?: string;
  /** A token is being tried: neither form nor page yet. */
  isOpening: boolean;
  /** Somebody is in already: whether the link takes their place waits for a word of theirs. */
  question?: { openLink(): Promise<void>; stay(): void };
}

const nothing: LoginLinkState = { prefill: { email: '', password: '' }, isOpening: false };

const listeners = new Set<() => void>();
let current = nothing;

function set(next: LoginLinkState): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Returns the state that a login link has set. */
export const getLoginLinkState = () => current;

/** Subscribes to changes of the state that a login link has set. Returns a function that unsubscribes. */
export function onLoginLinkStateChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Clears the values of a login link once somebody is logged in (shell.login-008). */
export function clearLoginLinkState(): void {
  if (current !== nothing && !current.question) set(nothing);
}

/**
 * Handles the query of a login link: fills the form, or opens the session of the token. Asks first when another user is
 * logged in, since anyone may have sent the link.
 */
export async function handleLoginLink(query: LoginQuery, places: ShellNavigation): Promise<void> {
  const prefill = { email: query.email, password: query.password };
  const { token, isSerranaCalc } = query;
  if (token === null) {
    set({ prefill, isOpening: false });
    return;
  }
  const openLink = () => openByToken(token, { prefill, isSerranaCalc, places });
  const present = getSession();
  if (present === null || present.token === token) return openLink();
  const stay = () => {
    set(nothing);
    places.navigate(getPathAfterLogin(present), { replace: true });
  };
  set({ prefill, isOpening: false, question: { openLink, stay } });
}

async function openByToken(
  token: string,
  {
    prefill,
    isSerranaCalc,
    places,
  }: Pick<LoginLinkState, 'prefill'> & { isSerranaCalc: boolean; places: ShellNavigation },
): Promise<void> {
  set({ prefill, isOpening: true });
  try {
    const session = await loginWithToken(token);
    places.navigate(getPathAfterLogin(session, { isSerranaCalc }), { replace: true });
    clearLoginLinkState();
  } catch {
    set({
      prefill,
      isOpening: false,
      note: 'Este link de acesso não vale mais. Entre com seu e-mail e sua senha.',
    });
  }
}
