/**
 * How the token of a session begins that is kept in a cookie. The rest is the session's id: it names the cookie and opens
 * nothing by itself.
 */
export const COOKIE_TOKEN_START = 'cookie-';

/** A browser that wants its session in a cookie says `cookie` in this header of the login. */
export const KEEP_HEADER = 'x-keep-session';

/** Is this token a secret? Then it must not stay in a browser. */
export const isSecretToken = (token: string): boolean => !token.startsWith(COOKIE_TOKEN_START);
