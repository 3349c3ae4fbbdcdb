import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Reader, ReaderFigures } from './reader';
import type { Tables, Tx } from './tables';
import type { TenantContext } from './tenant-context';
import { createTransactionRunner } from './transaction';
import { getErrorCode } from './unavailable';

/**
 * Function that listens to a notification channel of the database: calls `onPayload` for each message, and
 * `onResync` when messages may have been missed. Returns a function that stops listening.
 */
export type ListenToChannel = (
  channel: string,
  onPayload: (payload: string) => void,
  /** Called when messages may have been lost. */
  onResync: () => void,
) => Promise<() => Promise<void>>;

/** Access to the database; all reads and writes go through it. */
export interface Database {
  kind: 'embedded' | 'server';
  /** The role that works on rows; no superuser, owner of nothing. */
  runtimeRole: string;
  /** May people of the demonstration sign in here? */
  admitsDemo: boolean;
  /**
   * Opens a transaction that sees one account. Everything in it commits together, or not at all when `work` throws. Where
   * another transaction was in the way, `work` is called again: it may have no other effects.
   */
  asAccount<T>(context: TenantContext, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same for work that only reads. The server for reading does it where there is one that has replayed the position
   * `after`; otherwise, and where it fails, `work` is called on the server that writes.
   */
  asReader<T>(context: TenantContext, work: (tx: Tx) => Promise<T>, after: string | null): Promise<T>;
  /** Returns a position behind everything that was committed so far; null without a server for reading. */
  getPosition(): Promise<string | null>;
  /** Returns figures of the server for reading; null if there is none. */
  getReaderFigures(): ReaderFigures | null;
  /** As `asAccount` with no account: for tables that belong to none. Account tables appear empty. */
  asSystem<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Runs one statement that calls a SECURITY DEFINER function, before the account is known. Not for other statements.
   */
  lookUp<T>(statement: RawBuilder<T>): Promise<T[]>;
  /** Hears `notify` of any process, after its commit. */
  listen: ListenToChannel;
  /**
   * Brings the planner's figures up to date after many rows came at once: without them a search may read every row. On a
   * server it reaches the tables that the login owns, and autovacuum the others.
   */
  analyse(): Promise<void>;
  /** Fails when the database does not answer. */
  check(): Promise<void>;
  connections(): { total: number; idle: number; waiting: number };
  /** Checks, past the pool, whether the database answers. Connections that turn out to be silent are cut. */
  answersWithin(ms: number): Promise<boolean>;
  /** Fails whatever waits for the database, and everything asked later: for a process that stops without it. */
  abort(): void;
  close(): Promise<void>;
}

interface Connection {
  kind: Database['kind'];
  kysely: Kysely<Tables>;
  runtimeRole: string;
  pool: pg.Pool;
  listen: ListenToChannel;
  answersWithin: Database['answersWithin'];
  abort(): void;
  close(): Promise<void>;
  /** Settings of every transaction besides role and account, such as its time limits. */
  settings?: Readonly<Record<string, string>>;
  reader?: Reader | undefined;
}

/**
 * Serialization failure, deadlock, unique violation: another transaction was in the way and is over now. What looked before
 * it wrote finds its rows at the next try, and answers as if it had come second; what is taken for good fails again.
 */
const REPEATED = new Set(['40001', '40P01', '23505']);
const MAX_TRIES = 5;
/** Up to so many milliseconds, more with each try, so that those who met do not meet again. */
const PAUSE_MS = 20;
/**
 * Creates the `Database` over one connection pool. Every transaction starts with the same preamble, on the
 * embedded database and on a server alike.
 */
export function createDatabase({
  kind,
  kysely,
  runtimeRole,
  pool,
  settings = {},
  reader,
  ...connection
}: Connection): Database {
  const transact = createTransactionRunner(kysely, { role: runtimeRole, ...settings });

  /** Does work again when another transaction was in its way: it must have no effects but those of its transaction. */
  async function repeated<T>(work: () => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await work();
      } catch (error) {
        if (attempt === MAX_TRIES || !REPEATED.has(getErrorCode(error))) throw error;
        if (attempt > 1) await pause(Math.random() * PAUSE_MS * attempt);
      }
    }
  }

  const asAccount: Database['asAccount'] = (context, work) => repeated(() => transact(context, work));

  return {
    kind,
    runtimeRole,
    admitsDemo: false,
    asAccount,
    async asReader(context, work, after) {
      const read = await reader?.read(context, work, after);
      return read ? read.result : asAccount(context, work);
    },
    async getPosition() {
      if (!reader) return null;
      // Where the next record goes: what was committed may not be written to the disk yet.
      const { rows } = await sql<{ position: string }>`
        select (pg_current_wal_insert_lsn() - '0/0')::text as position`.execute(kysely);
      return rows[0]?.position ?? null;
    },
    getReaderFigures: () => reader?.figures() ?? null,
    asSystem: (work) => repeated(() => transact({}, work)),
    lookUp: (statement) => repeated(async () => (await statement.execute(kysely)).rows),
    ...connection,
    analyse: async () => void (await sql`analyze`.execute(kysely)),
    check: async () => void (await sql`select 1`.execute(kysely)),
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
