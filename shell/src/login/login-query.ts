/**
 * Query parameters of a link to the login screen: e-mail, password, token, and whether the calculator is
 * meant (shell.access-017).
 */
export interface LoginQuery {
  email: string;
  password: string;
  /** Opens a session by itself. */
  token: string | null;
  /** The person comes for the calculator (shell.access-013). */
  isSerranaCalc: boolean;
}

/**
 * Reads the parameters of the login address and removes them from the address bar and the history at once, since they
 * may contain a password or a token (shell.login-008).
 */
export function takeLoginQuery(): LoginQuery {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(pathname.startsWith('/login') ? search : '');
  const taken = {
    email: query.get('email') ?? '',
    password: query.get('psd') ?? '',
    token: query.get('token') || null,
    isSerranaCalc: isYes(query.get('isSerranaCalc')),
  };
  for (const name of ['email', 'psd', 'token', 'isSerranaCalc']) query.delete(name);
  if (pathname.startsWith('/login') && query.toString() !== search.slice(1)) {
    const rest = query.toString();
    window.history.replaceState(window.history.state, '', `${pathname}${rest ? `?${rest}` : ''}${hash}`);
  }
  return taken;
}

const isYes = (value: string | null) => value === 'true' || value === '1';
