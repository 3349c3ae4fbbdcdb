import { getSession, loginWithToken } from '@girassol/shared-auth';
import type { Places } from '../navigation/places';
import { afterLogin } from './after-login';
import type { LoginQuery } from './login-query';

/** What a link to the login brought along, until somebody is logged in. */
export interface LoginArrival {
  prefill: { email: string; password: string };
  note?: string;
  /** A token is being tried: neither form nor page yet. */
  isOpening: boolean;
  /** Somebody is in already: whether the link takes their place waits for a word of theirs. */
  question?: { openLink(): Promise<void>; stay(): void };
}

const nothing: LoginArrival = { prefill: { email: '', password: '' }, isOpening: false };

const listeners = new Set<() => void>();
let current = nothing;

function set(next: LoginArrival): void {
  current = next;
  for (const listener of listeners) listener();
}

export const getLoginArrival = () => current;

export function onLoginArrival(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Once somebody is in, nothing of it is kept (shell.login-008). */
export function forgetLoginArrival(): void {
  if (current !== nothing && !current.question) set(nothing);
}

/**
 * Takes up what the address brought: fills the form, or tries the token and goes on. A link never takes the place of
 * somebody who is in without asking: it may come from anybody.
 */
export async function arriveAtLogin(query: LoginQuery, places: Places): Promise<void> {
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
    places.navigate(afterLogin(present), { replace: true });
  };
  set({ prefill, isOpening: false, question: { openLink, stay } });
}

async function openByToken(
  token: string,
  {
    prefill,
    isSerranaCalc,
    places,
  }: Pick<LoginArrival, 'prefill'> & { isSerranaCalc: boolean; places: Places },
): Promise<void> {
  set({ prefill, isOpening: true });
  try {
    const session = await loginWithToken(token);
    places.navigate(afterLogin(session, { isSerranaCalc }), { replace: true });
    forgetLoginArrival();
  } catch {
    set({
      prefill,
      isOpening: false,
      note: 'Este link de acesso não vale mais. Entre com seu e-mail e sua senha.',
    });
  }
}
