import { loginWithToken } from '@girassol/shared-auth';
import type { Places } from '../navigation/places';
import { afterLogin } from './after-login';
import type { LoginQuery } from './login-query';

/** What a link to the login brought along, until somebody is logged in. */
export interface LoginArrival {
  prefill: { email: string; password: string };
  note?: string;
  /** A token is being tried: neither form nor page yet. */
  isOpening: boolean;
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

/** Once somebody is in, nothing of it is kept (C049). */
export function forgetLoginArrival(): void {
  if (current !== nothing) set(nothing);
}

/** Takes up what the address brought: fills the form, or tries the token and goes on. */
export async function arriveAtLogin(query: LoginQuery, places: Places): Promise<void> {
  const prefill = { email: query.email, password: query.password };
  const { token, isSerranaCalc } = query;
  set({ prefill, isOpening: token !== null });
  if (token === null) return;
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
