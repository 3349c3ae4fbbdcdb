import pg from 'pg';
import { type ConnectionTimeouts, KEEPALIVE_OPTIONS } from './connection-timeouts';
import { destroyConnection, isConnectedTo } from './connections';
import { READ_ONLY_SERVER_SQLSTATE } from './unavailable';

/**
 * Servers of which one writes and the others follow it. After a failover another one writes: it has a higher timeline. One
 * that wrote before and comes back has a lower timeline, and would take writes that nobody else ever sees.
 */
export interface Cluster {
  /** Returns the address and login of the server that writes, as far as is known. */
  getPrimary(): pg.ClientConfig;
  /** Throws unless the server of a new connection may write and no other has a higher timeline. */
  verify(client: pg.Client): Promise<void>;
  /** Asks all servers. Returns true as soon as one says that it may write. */
  search(): Promise<boolean>;
  /** Asks all servers and waits for all of them: only so can none that answers later have a higher timeline. */
  searchAll(): Promise<boolean>;
  /** Calls back when another server than before writes. */
  onFailover(handle: () => void): void;
  close(): void;
}

/** Timeline of a server that may write, eight hexadecimal digits as in the names of WAL files; null for one that only reads. */
const TIMELINE =
  'select case when pg_is_in_recovery() then null else left(pg_walfile_name(pg_current_wal_lsn()), 8) end as timeline';

/**
 * Creates a cluster. One server is taken for the one that writes, and asked for nothing. Several are asked in a rhythm: a
 * server that was cut off from the others still answers on its old connections.
 */
export const createCluster = (
  servers: readonly [pg.ClientConfig, ...pg.ClientConfig[]],
  limits: Pick<ConnectionTimeouts, 'listen' | 'heartbeat'>,
): Cluster => (servers.length === 1 ? createSingleServer(servers[0]) : createSeveralServers(servers, limits));

const createSingleServer = (server: pg.ClientConfig): Cluster => ({
  getPrimary: () => server,
  verify: async () => {},
  search: async () => false,
  searchAll: async () => false,
  onFailover: () => {},
  close: () => {},
});

function createSeveralServers(
  servers: readonly [pg.ClientConfig, ...pg.ClientConfig[]],
  limits: Pick<ConnectionTimeouts, 'listen' | 'heartbeat'>,
): Cluster {
  let primary = servers[0];
  let highest = '';
  /** Servers that have not answered yet. One that hangs keeps no other from being asked again. */
  const asking = new Map<pg.ClientConfig, Promise<boolean>>();
  const handlers: (() => void)[] = [];
  const timer = setInterval(() => void search(), limits.heartbeat).unref();

  /** Takes over what a server said of itself. Returns true if it is the one to write to. */
  function take(server: pg.ClientConfig, timeline: string | null): boolean {
    if (timeline === null || timeline < highest) return false;
    const isOther = server !== primary;
    // Two servers with one timeline: the one that was in use stays.
    if (isOther && timeline === highest) return false;
    highest = timeline;
    primary = server;
    if (isOther) for (const handle of handlers) handle();
    return true;
  }

  /** Asks a server whether it may write, as far as the timelines are known when it answers. */
  async function askOnce(server: pg.ClientConfig): Promise<boolean> {
    const timeline = await askTimeline(server, limits.listen);
    take(server, timeline);
    return timeline !== null && timeline >= highest;
  }

  function ask(server: pg.ClientConfig): Promise<boolean> {
    const asked = asking.get(server) ?? askOnce(server).finally(() => asking.delete(server));
    asking.set(server, asked);
    return asked;
  }

  const search = () =>
    new Promise<boolean>((resolve) => {
      const asked = servers.map(ask);
      for (const answer of asked) void answer.then((isWritable) => isWritable && resolve(true));
      void Promise.all(asked).then((answers) => resolve(answers.includes(true)));
    });

  return {
    getPrimary: () => primary,
    async verify(client) {
      const timeline = await readTimeline(client);
      const server = servers.find((each) => isConnectedTo(client, each));
      if (!server || !take(server, timeline))
        throw Object.assign(new Error('another server of the cluster writes'), {
          code: READ_ONLY_SERVER_SQLSTATE,
        });
    },
    search,
    searchAll: async () => (await Promise.all(servers.map(ask))).includes(true),
    onFailover: (handle) => void handlers.push(handle),
    close: () => clearInterval(timer),
  };
}

/** Reads the timeline of the server of an open connection; null if it only reads. */
async function readTimeline(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ timeline: string | null }>(TIMELINE);
  return rows[0]?.timeline ?? null;
}

/** Asks a server for its timeline. Returns null if it only reads, or does not answer within `ms`. */
async function askTimeline(server: pg.ClientConfig, ms: number): Promise<string | null> {
  const client = new pg.Client({ ...server, ...KEEPALIVE_OPTIONS, application_name: 'girassol-cluster' });
  client.on('error', () => {});
  const limit = setTimeout(() => destroyConnection(client), ms);
  try {
    await client.connect();
    return await readTimeline(client);
  } catch {
    return null;
  } finally {
    clearTimeout(limit);
    destroyConnection(client);
  }
}
