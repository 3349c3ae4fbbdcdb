import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrations } from '@girassol/api/src/modules';
import { type Database, openDatabase } from '@girassol/api-platform/database';
import pg from 'pg';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Database that a measured product uses. */
export type DatabaseKind = 'PGlite' | 'PostgreSQL';

/** Data folder of a measured product and, on a PostgreSQL server, its database. */
export interface ServerWorkspace {
  dataDir: string;
  databaseUrl: string | undefined;
  remove(): Promise<void>;
}

const serverUrl = process.env.TEST_DATABASE_URL ?? 'postgres://root@127.0.0.1:5432/postgres';

/** Creates an empty data folder and, on a PostgreSQL server, an empty database. */
export async function createServerWorkspace(store: DatabaseKind): Promise<ServerWorkspace> {
  const dataDir = mkdtempSync(join(tmpdir(), 'girassol-bench-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (store === 'PGlite') return { dataDir, databaseUrl: undefined, remove: async () => removeFolder() };

  const name = `girassol_bench_${process.pid}_${Date.now()}`;
  await asAdmin(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    dataDir,
    databaseUrl: url.href,
    async remove() {
      removeFolder();
      await asAdmin(`drop database if exists ${name} with (force)`);
      await asAdmin(`drop role if exists girassol_app_${name}`);
    },
  };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Renews the statistics of the query planner (`ANALYZE`); on a PostgreSQL server connects as the database
 * owner. With `isVacuumed` also vacuums, as autovacuum does within a minute for tables that grew by a fifth
 * (autovacuum_vacuum_insert_scale_factor).
 */
export async function refreshPlannerStatistics(
  database: Database,
  { databaseUrl }: ServerWorkspace,
  { isVacuumed = false } = {},
): Promise<void> {
  if (!databaseUrl) return database.analyse();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(isVacuumed ? 'vacuum analyze' : 'analyze');
  } finally {
    await client.end();
  }
}

/**
 * Opens the database of a server workspace in the process of the measurement. The database must be closed
 * before the measured server starts.
 */
export const openWorkspaceDatabase = ({ dataDir, databaseUrl }: ServerWorkspace): Promise<Database> =>
  openDatabase({ dataDir, databaseUrl, migrations });

/** Server process under measurement. */
export interface RunningServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
  /** Ends it at once, as a machine that loses its power does. */
  kill(): Promise<void>;
}

/**
 * Starts the product as `npm start` does, without logs, with the data folder and the database of a server
 * workspace. Resolves when the server is ready.
 */
export const startServer = (
  place: ServerWorkspace,
  port: number,
  variables: Record<string, string> = {},
): Promise<RunningServer> => startProgram('server', place, port, variables);

/** Starts a process for jobs alone, whose readiness is answered on `port`. Resolves when it is ready. */
export const startWorker = (place: ServerWorkspace, port: number): Promise<RunningServer> =>
  startProgram('worker', place, port, { WORKER_PORT: String(port) });

async function startProgram(
  program: 'server' | 'worker',
  place: ServerWorkspace,
  port: number,
  variables: Record<string, string>,
): Promise<RunningServer> {
  const url = `http://localhost:${port}`;
  // A server that a stopped measurement left behind would be measured instead.
  if (await isReady(url)) throw new Error(`Another server answers at ${url}`);
  const child = spawn(process.execPath, [join(root, 'api', 'dist', `${program}.mjs`)], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl ?? '',
      LOG_LEVEL: 'silent',
      ...variables,
    },
  });
  await untilReady(url, child);
  const end = (signal: 'SIGTERM' | 'SIGKILL') =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once('exit', () => resolve());
      child.kill(signal);
    });
  return { url, pid: child.pid ?? 0, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    if (await isReady(url)) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server did not become ready in a minute');
}
