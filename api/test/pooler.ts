import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from './find-free-port';
import { waitUntil } from './wait-until';

/** Does this machine have PgBouncer? */
export const hasPooler = (() => {
  try {
    execFileSync('pgbouncer', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

/** PgBouncer in transaction mode before a server of its tests, with few connections, so that callers share them. */
interface Pooler {
  /** Returns the URL of a database of the server, through the pooler. */
  through(url: string): string;
  stop(): Promise<void>;
}

interface PoolerOptions {
  serverUrl: string;
  /** Everybody who may connect. The server asks them for no password. */
  users: readonly string[];
  /** Connections to the server, by user and database. */
  poolSize?: number;
}

/** New database of a server, with PgBouncer before it and a login of its own for the program. */
export interface PooledDatabase {
  /** Its URL as the owner of the tables, past the pooler. */
  direct: string;
  /** The same through the pooler. */
  pooled: string;
  /** URL of the program's login, through the pooler. */
  app: string;
  login: string;
  /** A connection to the database as the owner. */
  admin: pg.Client;
  drop(): Promise<void>;
}

/** Creates a database on a server and starts PgBouncer before it. */
export async function createPooledDatabase(
  serverUrl: string,
  name: string,
  poolSize?: number,
): Promise<PooledDatabase> {
  const login = `${name}_app`;
  const server = new pg.Client({ connectionString: serverUrl });
  await server.connect();
  await server.query(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const direct = url.href;
  const admin = new pg.Client({ connectionString: direct });
  await admin.connect();
  const pooler = await startPooler({
    serverUrl: direct,
    users: [url.username, login],
    ...(poolSize !== undefined && { poolSize }),
  });
  url.username = login;
  url.password = 'chosen-by-the-operator';
  return {
    direct,
    pooled: pooler.through(direct),
    app: pooler.through(url.href),
    login,
    admin,
    async drop() {
      await pooler.stop();
      await admin.end();
      await server.query(`drop database ${name} with (force)`);
      await server.query(`drop role if exists ${login}`);
      await server.end();
    },
  };
}

/** Starts PgBouncer with its own defaults, apart from its mode: it refuses parameters that it does not know. */
async function startPooler({ serverUrl, users, poolSize = 2 }: PoolerOptions): Promise<Pooler> {
  const server = new URL(serverUrl);
  const folder = mkdtempSync(join(tmpdir(), 'girassol-pooler-'));
  // The program gives up the rights of root, and must still read its file.
  chmodSync(folder, 0o755);
  const port = await findFreePort();
  const file = join(folder, 'pgbouncer.ini');
  const list = join(folder, 'users.txt');
  writeFileSync(list, users.map((user) => `"${user}" ""\n`).join(''));
  writeFileSync(
    file,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${list}
pool_mode = transaction
default_pool_size = ${poolSize}
`,
  );
  const child = spawn('pgbouncer', [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), file], {
    stdio: 'ignore',
  });
  await waitUntil(() => answers(port), { every: 50 });
  return {
    through(url) {
      const passed = new URL(url);
      passed.host = `127.0.0.1:${port}`;
      return passed.href;
    },
    stop: () => stop(child, folder),
  };
}

async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'nobody', database: 'pgbouncer' });
  client.on('error', () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    (error) => error.code !== 'ECONNREFUSED',
  );
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  child.kill('SIGINT');
  await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
