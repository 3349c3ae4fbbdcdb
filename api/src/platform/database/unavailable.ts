/** SQLSTATE connection_failure: stands for the errors of node-postgres that have no code. */
export const CONNECTION_FAILURE = '08006';
const TOO_MANY_CONNECTIONS = '53300';
/** A server that became a standby, or a connection to one after a failover. */
export const READ_ONLY_SERVER = '25006';

/** Messages of errors without a code, from pg, pg-pool and Kysely. */
const codeOfMessage: ReadonlyMap<string, string> = new Map([
  ['timeout exceeded when trying to connect', TOO_MANY_CONNECTIONS],
  ...[
    'Connection terminated',
    'Connection terminated unexpectedly',
    'Connection terminated due to connection timeout',
    'timeout expired',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
    'driver has already been destroyed',
  ].map((message) => [message, CONNECTION_FAILURE] as const),
]);

/** Error codes of the system and of Node's sockets that mean a lost or impossible connection. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ERR_STREAM_DESTROYED',
  'ERR_STREAM_WRITE_AFTER_END',
]);

/** Class 08 (connection exceptions), 57P01 to 57P03 (shutdown, crash, start), and a server that only reads. */
const UNAVAILABLE_STATE = /^(08...|57P0[123]|25006)$/;

/** Class 58 (errors of the system under the database), and the embedded database once it is broken. */
const BROKEN_STATE = /^58...$/;

/** Errors that a connection to the database, or its pool, has thrown. */
const ofDatabase = new WeakSet<object>();

/** The SQLSTATE of a database error, the code of a system error, or ''. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return (error instanceof Error && codeOfMessage.get(error.message)) || '';
}

/** Notes that an error came from a connection to the database, and answers it. */
export function markDatabaseError(error: unknown): unknown {
  if (typeof error === 'object' && error !== null) ofDatabase.add(error);
  return error;
}

/** Checks whether an error, or its cause (as `fetch` says it), means a lost or impossible connection, to whatever it was. */
export const isConnectionError = (error: unknown): boolean =>
  CONNECTION_CODES.has(codeOf(error)) ||
  (error instanceof Error && CONNECTION_CODES.has(codeOf(error.cause)));

/**
 * Checks whether work failed because the database cannot be reached or cannot write now: the same work may succeed later.
 * Sockets to other services fail with the same system codes, which count only in errors of the database's connections.
 */
export function isUnavailable(error: unknown): boolean {
  if (UNAVAILABLE_STATE.test(codeOf(error))) return true;
  return isConnectionError(error) && typeof error === 'object' && error !== null && ofDatabase.has(error);
}

/** Checks whether the database itself is broken: it works again only after somebody has looked after it. */
export const isBroken = (error: unknown): boolean => BROKEN_STATE.test(codeOf(error));
