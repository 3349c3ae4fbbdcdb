import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { findFreePort } from './find-free-port';
import { waitUntil } from './wait-until';

const run = promisify(execFile);
/** Folder in which Debian puts the programs of PostgreSQL. */
const PROGRAMS = [15, 16, 17, 18].map((version) => `/usr/lib/postgresql/${version}/bin`).find(existsSync);
const program = (name: string) => join(PROGRAMS ?? '', name);
/** PostgreSQL does not run as root. */
const NOBODY = 65_534;
const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

const TEST_SETTINGS = ['fsync=off', 'shared_buffers=16MB', 'max_connections=40', 'unix_socket_directories='];

/** Can this machine start PostgreSQL servers of its own? */
export const hasDatabaseServers = PROGRAMS !== undefined;

/** A PostgreSQL server of a test, with data of its own. */
export interface DatabaseServer {
  url: string;
  start(): Promise<void>;
  /** Ends it at once, as a machine without power. */
  kill(): Promise<void>;
  /** Lets it answer nothing and close nothing, as a machine that hangs. */
  freeze(): void;
  /** Lets a frozen server go on: it does not know that time has passed. */
  thaw(): void;
  promote(): Promise<void>;
  /** Copies it to a new server that follows it. */
  addStandby(): Promise<DatabaseServer>;
  /** Returns the ids of its processes: the server's, and one for each connection and each task in the background. */
  listProcesses(): number[];
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
  remove(): Promise<void>;
}

/** Starts a PostgreSQL server with an empty database. `settings`, such as `shared_buffers=1GB`, win over those of tests. */
export async function startDatabaseServer(settings: string[] = []): Promise<DatabaseServer> {
  const folder = createDataFolder();
  await run(program('initdb'), ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...asUser,
    cwd: tmpdir(),
  });
  const server = await openServer(folder, settings);
  await server.start();
  return server;
}

function createDataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girassol-server-'));
  if (asUser.uid) chownSync(folder, NOBODY, NOBODY);
  return folder;
}

async function openServer(folder: string, ownSettings: string[]): Promise<DatabaseServer> {
  const port = await findFreePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let child: ChildProcess | undefined;

  async function query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      await client.end().catch(() => {});
    }
  }

  const answers = () =>
    query('select 1').then(
      () => true,
      () => false,
    );

  function listProcesses(): number[] {
    if (!child?.pid) return [];
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
    return [child.pid, ...children.split(' ').filter(Boolean).map(Number)];
  }

  function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of listProcesses()) process.kill(pid, signal);
  }

  async function kill(): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    // Its processes end with it: SIGQUIT is the immediate shutdown, which writes nothing any more.
    child.kill('SIGQUIT');
    await ended;
    child = undefined;
  }

  return {
    url,
    query,
    listProcesses,
    kill,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async start() {
      const settings = [...TEST_SETTINGS, ...ownSettings];
      child = spawn(
        program('postgres'),
        ['-D', folder, '-p', String(port), '-h', '127.0.0.1', ...settings.flatMap((each) => ['-c', each])],
        { ...asUser, stdio: 'ignore', cwd: tmpdir() },
      );
      await waitUntil(answers, { every: 50 });
    },
    async promote() {
      await query('select pg_promote()');
    },
    async addStandby() {
      const copy = createDataFolder();
      await run(program('pg_basebackup'), ['-D', copy, '-d', url, '-R', '-c', 'fast', '--no-sync'], {
        ...asUser,
        cwd: tmpdir(),
      });
      const standby = await openServer(copy, ownSettings);
      await standby.start();
      return standby;
    },
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
