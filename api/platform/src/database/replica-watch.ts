import pg from 'pg';
import type { Cluster } from './cluster';
import { KEEPALIVE_OPTIONS } from './connection-timeouts';
import { destroyConnection } from './connections';

/** Compares how far a server that follows another has come. */
export interface ReplicaWatch {
  /** Asks both servers now. */
  measure(): Promise<void>;
  /** Returns the age of the oldest change that is known and not replayed, in seconds; Infinity while nothing is known. */
  getLagSeconds(): number;
  /** Returns the position that it has replayed for certain. */
  getReplayed(): bigint;
  close(): void;
}

interface WatchOptions {
  reader: pg.ClientConfig;
  primary: Cluster;
  /** Called when the reader did not answer, with the time of the question (`performance.now()`). */
  onSilence: (error: unknown, since: number) => void;
}

const INTERVAL_MS = 1_000;
const ANSWER_MS = 2_000;
/** Positions that are remembered: those of ten minutes. */
const MAX_POSITIONS = 600;

/** A server that is neither in recovery nor the one that writes was cut off: nothing says how old its rows are. */
const STATE = `select (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end
  - '0/0')::text as position, pg_is_in_recovery() as follows, pg_postmaster_start_time()::text as server`;

interface ServerState {
  position: string;
  follows: boolean;
  server: string;
}

/**
 * Asks the server that writes for its position, and a reader for what it has replayed, once a second. The lag is by the
 * clock of this process: a reader that was cut off lags as soon as the other server has moved on.
 */
export function createReplicaWatch({ reader, primary, onSilence }: WatchOptions): ReplicaWatch {
  const written: { position: bigint; at: number }[] = [];
  let replayed: bigint | null = null;
  let measuring: Promise<void> | undefined;
  const askPrimary = createStateProbe(primary.getPrimary);
  const askReader = createStateProbe(() => reader);
  primary.onFailover(askPrimary.close);

  async function compare(): Promise<void> {
    const at = performance.now();
    const source = await askPrimary.ask().catch(() => null);
    if (source && written.length < MAX_POSITIONS && BigInt(source.position) !== written.at(-1)?.position)
      written.push({ position: BigInt(source.position), at });
    try {
      const state = await askReader.ask();
      if (!state.follows && state.server !== source?.server) throw new Error('it follows no other server');
      replayed = BigInt(state.position);
    } catch (error) {
      onSilence(error, at);
    }
    while (written[0] && replayed !== null && written[0].position <= replayed) written.shift();
  }

  function measure(): Promise<void> {
    measuring ??= compare().finally(() => {
      measuring = undefined;
    });
    return measuring;
  }

  const timer = setInterval(() => void measure(), INTERVAL_MS).unref();

  return {
    measure,
    getReplayed: () => replayed ?? 0n,
    getLagSeconds() {
      if (replayed === null) return Number.POSITIVE_INFINITY;
      return written[0] ? (performance.now() - written[0].at) / 1000 : 0;
    },
    close() {
      clearInterval(timer);
      askPrimary.close();
      askReader.close();
    },
  };
}

/** Asks a server for its state on a connection of its own, which is opened again after a failure. */
function createStateProbe(getServer: () => pg.ClientConfig) {
  let open: pg.Client | undefined;

  function close(): void {
    if (open) destroyConnection(open);
    open = undefined;
  }

  return {
    close,
    async ask(): Promise<ServerState> {
      const limit = setTimeout(close, ANSWER_MS);
      try {
        if (!open) {
          const client = new pg.Client({
            ...getServer(),
            ...KEEPALIVE_OPTIONS,
            application_name: 'girassol-lag',
          });
          client.on('error', close);
          open = client;
          await client.connect();
        }
        const { rows } = await open.query<ServerState>(STATE);
        const [state] = rows;
        if (!state) throw new Error('no state');
        return state;
      } catch (error) {
        close();
        throw error;
      } finally {
        clearTimeout(limit);
      }
    },
  };
}
