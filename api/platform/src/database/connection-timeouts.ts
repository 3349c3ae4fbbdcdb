/** Time limits of the connections to a PostgreSQL server, in milliseconds. Tests pass shorter limits. */
export interface ConnectionTimeouts {
  /** For a connection of the pool: waiting for a free one, or opening one. */
  acquire: number;
  /** For opening the listening connection, LISTEN included. */
  listen: number;
  /** For a statement, by the server's clock (`statement_timeout`). */
  statement: number;
  /** For the answer to a statement, by the client's clock. Longer than `statement`: only a silent server exceeds it. */
  answer: number;
  /** Between two heartbeats of the listening connection. */
  heartbeat: number;
  /** For the answer to a heartbeat. */
  heartbeatAnswer: number;
  /** Between the starts of two attempts to connect the listening connection. Up to a half more is added at random. */
  retry: number;
  /** For closing in order, before connections are cut. */
  close: number;
}

/**
 * Default time limits of the connections to a PostgreSQL server, in milliseconds. The process notices a
 * silent server within ten seconds (a heartbeat and its answer), and works again at most fifteen seconds
 * after the database does.
 */
export const DEFAULT_CONNECTION_TIMEOUTS_MS: ConnectionTimeouts = {
  acquire: 10_000,
  listen: 5_000,
  statement: 30_000,
  answer: 35_000,
  heartbeat: 5_000,
  heartbeatAnswer: 5_000,
  retry: 2_000,
  close: 1_000,
};

/**
 * Socket options of database connections: the kernel sends the first keepalive probe after five idle seconds.
 * Node sets ten probes, one second apart.
 */
export const KEEPALIVE_OPTIONS = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };
