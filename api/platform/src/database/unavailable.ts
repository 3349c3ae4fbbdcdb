/** SQLSTATE `connection_failure`, which stands for connection errors of node-postgres that have no code. */
export const CONNECTION_FAILURE_SQLSTATE = '08006';
const TOO_MANY_CONNECTIONS = '53300';
/**
 * SQLSTATE of a write that a read-only server refused: a server that became a standby, or one reached over an
 * old connection after a failover.
 */
export const READ_ONLY_SERVER_SQLSTATE = '25006';

/** Codes for errors without one, by message, from pg, pg-pool and Kysely. */
const codesByMessage: ReadonlyMap<string, string> = new Map([
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
  ].map((message) => [message, CONNECTION_FAILURE_SQLSTATE] as const),
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

/** Returns the SQLSTATE of a database error, the code of a system error, or ''. */
export function getErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return (error instanceof Error && codesByMessage.get(error.message)) || '';
}

/**
 * Marks an error as one of the connection to the database, so that `isDatabaseUnavailable` tells it from
 * errors of other services. Returns the error.
 */
export function markDatabaseConnectionError(error: unknown): unknown {
  if (typeof error === 'object' && error !== null) ofDatabase.add(error);
  return error;
}

/** Checks whether an error was thrown by a connection to the database, or by its pool. */
export const isErrorOfDatabase = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && ofDatabase.has(error);

/**
 * Checks whether an error, or its cause (as `fetch` reports it), means a lost or impossible connection to any service.
 */
export const isConnectionError = (error: unknown): boolean =>
  CONNECTION_CODES.has(getErrorCode(error)) ||
  (error instanceof Error && CONNECTION_CODES.has(getErrorCode(error.cause)));

/**
 * Checks whether work failed because the database cannot be reached or cannot write now, so that the same
 * work may succeed later. System codes of sockets count only in errors of database connections, since other
 * services fail with the same codes.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (UNAVAILABLE_STATE.test(getErrorCode(error))) return true;
  return isConnectionError(error) && isErrorOfDatabase(error);
}

/** Checks whether an error means that the database itself is broken, until an operator repairs it. */
export const isDatabaseBroken = (error: unknown): boolean => BROKEN_STATE.test(getErrorCode(error));
