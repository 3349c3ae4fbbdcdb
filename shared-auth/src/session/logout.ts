import { getSession, setSession } from './store';

/** Goes to an address of the product without loading the page again: routers listen to `popstate`. */
function goTo(path: string): void {
  if (window.location.pathname !== path) window.history.pushState(null, '', path);
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
}

/** Nobody waits for it: without an answer the token ends by itself after seven days. */
function revoke(token: string): void {
  fetch('/api/users/logout', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    keepalive: true,
  }).catch(() => undefined);
}

/**
 * Ends the session in all tabs and on the server, and goes to the address `to`: `/login` after SAIR in the
 * side menu or after a refused call, `/` after logging out in the top bar.
 */
export function logout({ to = '/' }: { to?: '/' | '/login' } = {}): void {
  const session = getSession();
  setSession(null);
  if (session) revoke(session.token);
  goTo(to);
}
