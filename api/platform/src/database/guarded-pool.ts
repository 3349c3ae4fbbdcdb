import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { Cluster } from './cluster';
import type { ConnectionTimeouts } from './connection-timeouts';
import { destroyConnection } from './connections';
import { ROLLBACK_TEXT } from './transaction';
import {
  CONNECTION_FAILURE_SQLSTATE,
  getErrorCode,
  isDatabaseUnavailable,
  markDatabaseConnectionError,
  READ_ONLY_SERVER_SQLSTATE,
} from './unavailable';

/**
 * Connection pool for Kysely that destroys connections to a silent server, so that no statement waits longer
 * than the time limits allow.
 */
export interface GuardedPool extends PostgresPool {
  /** Cuts the connections on which the server has answered nothing since `since` (`performance.now()`), idle ones too. */
  cutSilent(since: number): void;
  /** Cuts every connection and refuses new ones: what waits for the database fails at once. */
  abort(): void;
}

/**
 * Wraps a connection pool so that no statement waits for a silent server: after the time limit its connection
 * is destroyed, the statement fails, and the pool opens another connection.
 */
export function guardPoolAgainstSilentServer(
  pool: pg.Pool,
  { acquire: acquireLimit, answer }: Pick<ConnectionTimeouts, 'acquire' | 'answer'>,
  cluster: Cluster,
): GuardedPool {
  /** Open connections, with the time of the last answer. */
  const answeredAt = new Map<pg.PoolClient, number>();
  const waiting = new Set<(error: Error) => void>();
  let isAborted = false;

  pool.on('connect', (client) => {
    answeredAt.set(client, performance.now());
    // One that dies between two statements must not end the process: the next statement fails.
    client.on('error', () => {});
    client.once('end', () => answeredAt.delete(client));
  });

  /**
   * Acquires a connection. If the server that wrote last refuses, asks the others and tries once more; not if it was silent
   * for most of the time that a call may wait.
   */
  async function acquire(): Promise<pg.PoolClient> {
    const begun = performance.now();
    try {
      return await acquireOnce();
    } catch (error) {
      const hasTime = !isAborted && performance.now() - begun < acquireLimit / 2;
      if (!hasTime || !isDatabaseUnavailable(error) || !(await cluster.search())) throw error;
      return acquireOnce();
    }
  }

  function acquireOnce(): Promise<pg.PoolClient> {
    return new Promise((resolve, reject) => {
      if (isAborted) return reject(abortError());
      waiting.add(reject);
      pool
        .connect()
        .then(
          (client) => (isAborted ? client.release(true) : resolve(client)),
          (error) => reject(markDatabaseConnectionError(error)),
        )
        .finally(() => waiting.delete(reject));
    });
  }

  /** A connection in the hands of a transaction, with a limit on every answer. */
  function guard(client: pg.PoolClient) {
    let mustLeave = false;
    return {
      async query(text: string, values: ReadonlyArray<unknown>) {
        const timer = setTimeout(() => destroyConnection(client), answer);
        try {
          return await client.query(text, [...values]);
        } catch (error) {
          // Another connection may reach the server that writes.
          if (getErrorCode(error) === READ_ONLY_SERVER_SQLSTATE) mustLeave = true;
          // A rollback that was cancelled: the next caller would find the transaction still open.
          if (text === ROLLBACK_TEXT) mustLeave = true;
          throw markDatabaseConnectionError(error);
        } finally {
          clearTimeout(timer);
          if (answeredAt.has(client)) answeredAt.set(client, performance.now());
        }
      },
      release: () => client.release(mustLeave),
    };
  }

  return {
    // Kysely's type covers cursors too, which it uses only where a constructor for them is configured.
    connect: async () => guard(await acquire()) as unknown as PostgresPoolClient,
    end: () => pool.end(),
    cutSilent(since) {
      for (const [client, at] of answeredAt) if (at < since) destroyConnection(client);
    },
    abort() {
      isAborted = true;
      for (const reject of waiting) reject(abortError());
      for (const client of answeredAt.keys()) destroyConnection(client);
    },
  };
}

const abortError = () =>
  Object.assign(new Error('the process stops without the database'), { code: CONNECTION_FAILURE_SQLSTATE });
