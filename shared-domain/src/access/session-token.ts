/**
 * Prefix of the token of a session that is stored in a cookie. The rest of the token is the session's id, which names
 * the cookie and grants no access by itself.
 */
export const COOKIE_TOKEN_PREFIX = 'cookie-';

/** Request header of the login. With the value `cookie` the server stores the session in a cookie. */
export const SESSION_STORAGE_HEADER = 'x-keep-session';

/**
 * Returns true if a session token gives access by itself, so that a browser must not store the token. False
 * for the token of a session stored in a cookie.
 */
export const isSecretToken = (token: string): boolean => !token.startsWith(COOKIE_TOKEN_PREFIX);

/** Name of the last event of a stream (server-sent events) whose session was ended on the server. */
export const SESSION_END_EVENT = 'session-end';

/** Request header of a call that must find the latest changes: a server of the database that may be behind is not asked. */
export const READ_PRIMARY_HEADER = 'x-read-primary';
