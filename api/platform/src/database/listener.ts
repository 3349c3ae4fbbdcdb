import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Cluster } from './cluster';
import { type ConnectionTimeouts, KEEPALIVE_OPTIONS } from './connection-timeouts';
import { destroyConnection } from './connections';
import type { ListenToChannel } from './database';

interface ListenerOptions {
  /** Servers; the one that writes is listened on. */
  cluster: Cluster;
  limits: ConnectionTimeouts;
  /** Called when a heartbeat was not answered, with the time it was sent (`performance.now()`). */
  onSilence: (since: number) => void;
  /** Called when the connection was lost, once until it is back. */
  onFailure: (error: Error) => void;
}

/**
 * Database connection of this process that receives the messages of PostgreSQL channels (LISTEN/NOTIFY), any
 * number of them.
 */
export interface PostgresChannelListener {
  listen: ListenToChannel;
  /** Sends a heartbeat now; a connection that does not answer within `ms` is lost. */
  check(ms: number): Promise<void>;
  close(): void;
}

interface Subscriber {
  onPayload: (payload: string) => void;
  onResync: () => void;
}

interface Connection {
  /** Runs a statement after those that were asked for before. */
  query(text: string): Promise<unknown>;
  /** Resolves when the connection is gone. */
  lost: Promise<void>;
  cut(): void;
}

/**
 * Creates a listener for PostgreSQL channels with a database connection of its own. The first `listen` opens
 * the connection and throws if that fails; a lost connection is reopened, with as many attempts as necessary.
 * Messages sent while there is no connection are lost, so each reconnection calls `onResync` of all
 * subscribers.
 */
export function createPostgresChannelListener({
  cluster,
  limits,
  onSilence,
  onFailure,
}: ListenerOptions): PostgresChannelListener {
  const channels = new Map<string, Set<Subscriber>>();
  const closing = new AbortController();
  let current: Connection | undefined;
  let opening: Promise<void> | undefined;
  let attemptedAt = Number.NEGATIVE_INFINITY;

  async function connect(): Promise<Connection> {
    attemptedAt = performance.now();
    const client = new pg.Client({
      ...cluster.getPrimary(),
      ...KEEPALIVE_OPTIONS,
      application_name: 'girassol-events',
    });
    const connection = connectionOn(client);
    client.on('notification', ({ channel, payload = '' }) => {
      for (const { onPayload } of channels.get(channel) ?? []) onPayload(payload);
    });
    const limit = setTimeout(connection.cut, limits.listen);
    closing.signal.addEventListener('abort', connection.cut);
    try {
      await client.connect();
      await cluster.verify(client);
      // From here on a new channel is added on this connection.
      current = connection;
      for (const channel of channels.keys()) await connection.query(listenStatement(channel));
    } catch (error) {
      current = undefined;
      connection.cut();
      throw error;
    } finally {
      clearTimeout(limit);
      closing.signal.removeEventListener('abort', connection.cut);
    }
    return connection;
  }

  /** Opens connections one after the other, until the process closes. */
  async function maintain(first: Connection): Promise<void> {
    let connection: Connection | undefined = first;
    while (connection) {
      await watch(connection);
      current = undefined;
      if (closing.signal.aborted) return;
      onFailure(new Error('the listening connection was lost'));
      connection = await reconnect();
      if (connection) for (const { onResync } of subscribers()) onResync();
    }
  }

  async function reconnect(): Promise<Connection | undefined> {
    while (!closing.signal.aborted) {
      // The random part keeps the processes of a restarted server apart. The timer keeps a worker alive meanwhile: it has
      // no other connection left.
      const wait = attemptedAt + limits.retry * (1 + Math.random() / 2) - performance.now();
      await pause(Math.max(0, wait), undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return undefined;
      const connection = await connect().catch(() => undefined);
      if (connection) return connection;
      await cluster.search();
    }
    return undefined;
  }

  /** Sends heartbeats until the connection is lost. */
  async function watch(connection: Connection): Promise<void> {
    let isBeating = false;
    const timer = setInterval(async () => {
      if (isBeating) return;
      isBeating = true;
      await beat(connection, limits.heartbeatAnswer);
      isBeating = false;
    }, limits.heartbeat).unref();
    await connection.lost;
    clearInterval(timer);
  }

  /** Asks for an answer, and cuts the connection when none comes. */
  async function beat(connection: Connection, ms: number): Promise<void> {
    const sentAt = performance.now();
    const answer = connection.query('select 1').then(
      () => true,
      () => true, // lost in the open: its end says so
    );
    const isAnswered = await Promise.race([answer, afterLimit(ms)]);
    if (isAnswered) return;
    onSilence(sentAt);
    connection.cut();
  }

  cluster.onFailover(() => current?.cut());

  const subscribers = () => [...channels.values()].flatMap((set) => [...set]);

  async function open(): Promise<void> {
    void maintain(await connect());
  }

  return {
    async listen(channel, onPayload, onResync) {
      const subscriber = { onPayload, onResync };
      const set = channels.get(channel) ?? new Set();
      channels.set(channel, set.add(subscriber));
      const stop = async () => {
        set.delete(subscriber);
        if (set.size > 0 || channels.get(channel) !== set) return;
        channels.delete(channel);
        // Not waited for: a silent server would not answer, and nobody hears the channel any more.
        current?.query(`unlisten ${pg.escapeIdentifier(channel)}`).catch(() => {});
      };
      try {
        opening ??= open();
        await opening;
      } catch (error) {
        opening = undefined;
        await stop();
        throw error;
      }
      // While the connection is away, and where this fails, the next one listens on every channel.
      await current?.query(listenStatement(channel)).catch(() => {});
      return stop;
    },
    async check(ms) {
      if (current) await beat(current, ms);
    },
    close() {
      closing.abort();
      current?.cut();
    },
  };
}

const listenStatement = (channel: string) => `listen ${pg.escapeIdentifier(channel)}`;

function connectionOn(client: pg.Client): Connection {
  let last: Promise<unknown> = Promise.resolve();
  client.on('error', () => destroyConnection(client));
  return {
    query(text) {
      const ask = () => client.query(text);
      const answer = last.then(ask, ask);
      last = answer;
      return answer;
    },
    lost: new Promise((resolve) => client.once('end', resolve)),
    cut: () => destroyConnection(client),
  };
}

/**
 * Resolves with false after `ms`. In two parts: where the process itself was held up, its timers are due before it has read
 * what arrived.
 */
async function afterLimit(ms: number): Promise<false> {
  await pause(ms * 0.75, undefined, { ref: false });
  await pause(ms * 0.25, undefined, { ref: false });
  return false;
}
