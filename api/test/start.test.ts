import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRuntimeRoleName } from '@girassol/api-platform/database/runtime-role';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import pg from 'pg';
import { DatabaseProxy } from './database-proxy';
import { testPostgresUrl } from './databases';
import { bundleProgram } from './program';
import { waitUntil } from './wait-until';

const programs = { main: bundleProgram('src/main.ts'), worker: bundleProgram('src/worker.ts') };

/** A server process as an operator starts it. */
interface Started {
  child: ChildProcess;
  output(): string;
  errors(): string;
  /** Resolves with the address once it serves. */
  ready: Promise<string>;
  ended: Promise<number | null>;
}

const running: ChildProcess[] = [];
const folders: string[] = [];

function start(env: Record<string, string>, program: keyof typeof programs = 'main'): Started {
  const child = spawn(process.execPath, [programs[program]], {
    cwd: join(__dirname, '..'),
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      USER: process.env.USER,
      PORT: '0',
      HOST: '127.0.0.1',
      DEMO: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let output = '';
  let errors = '';
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      output += chunk;
      const address = /Girassol: (http\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
    ended.then(() => reject(new Error(`ended before it served: ${errors || output}`)));
  });
  ready.catch(() => {});
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, output: () => output, errors: () => errors, ready, ended };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'girassol-start-'));
  folders.push(folder);
  return folder;
}

/** Expects one line on stderr without a stack, and a failing exit code. */
async function expectRefusal(started: Started, line: RegExp): Promise<void> {
  expect(await started.ended).toBe(1);
  expect(started.errors().trim()).toMatch(line);
  expect(started.errors().trim().split('\n')).toHaveLength(1);
}

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('a start that cannot work ends with one line', () => {
  test('a variable that makes no sense', async () => {
    await expectRefusal(
      start({ PORT: 'oitenta', CRITICAL_BELOW: 'x' }),
      /^Variável de ambiente inválida: PORT: .*CRITICAL_BELOW: /,
    );
  });

  test('a mode that does not exist, development servers that are no JSON', async () => {
    await expectRefusal(
      start({ NODE_ENV: 'producao', DEVELOPMENT_SERVERS: '{' }),
      /^Variável de ambiente inválida: NODE_ENV: .*DEVELOPMENT_SERVERS: /,
    );
  });

  test('a database server that does not answer', async () => {
    const url = 'postgres://dono:segredo@127.0.0.1:1/girassol';
    const started = start({ DATABASE_URL: url });
    await expectRefusal(started, /^Banco de dados inacessível em 127\.0\.0\.1:1\/girassol: .*ECONNREFUSED/);
    expect(started.errors()).not.toContain('segredo');
  });

  test('a data folder that cannot be made', async () => {
    await expectRefusal(
      start({ DATA_DIR: '/dev/null/dados' }),
      /^A pasta de dados \/dev\/null\/dados não pode ser usada \(ENOTDIR\)/,
    );
  });

  test('a process for jobs alone where the database is the embedded one', async () => {
    await expectRefusal(
      start({ DATA_DIR: newFolder() }, 'worker'),
      /^Um processo só de tarefas precisa de um servidor PostgreSQL \(DATABASE_URL\)/,
    );
  });

  test(
    'a port that is taken',
    async () => {
      const holder = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => holder.once('listening', resolve));
      const address = holder.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      await expectRefusal(
        start({ DATA_DIR: newFolder(), PORT: String(port) }),
        new RegExp(`^A porta ${port} já está em uso`),
      );
      holder.close();
    },
    TEST_TIMEOUTS_MS.process,
  );
});

describe('the embedded database', () => {
  test(
    'belongs to one process at a time, survives a kill, and stops in order',
    async () => {
      const DATA_DIR = newFolder();
      const first = start({ DATA_DIR });
      const address = await first.ready;
      expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);

      await expectRefusal(start({ DATA_DIR }), /está em uso por outro processo/);

      first.child.kill('SIGKILL');
      await first.ended;
      const second = start({ DATA_DIR });
      await second.ready;
      second.child.kill('SIGTERM');
      expect(await second.ended).toBe(0);
      expect(second.output()).toContain('stopping');
    },
    TEST_TIMEOUTS_MS.database,
  );
});

/** Every path below a folder, and the folder itself. */
const pathsIn = (folder: string): string[] => [
  folder,
  ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
];

const openToOthers = (folder: string): string[] =>
  pathsIn(folder).filter((path) => (lstatSync(path).mode & 0o077) !== 0);

describe('what it keeps is for its own user alone', () => {
  test(
    'from the first start on, also what an earlier release left open to others',
    async () => {
      const DATA_DIR = join(newFolder(), 'dados');
      const first = start({ DATA_DIR });
      await first.ready;
      expect(openToOthers(DATA_DIR)).toEqual([]);
      first.child.kill('SIGKILL');
      await first.ended;

      const upload = join(DATA_DIR, 'files', 'ab');
      mkdirSync(upload, { recursive: true });
      writeFileSync(join(upload, 'abcd'), 'CNH');
      // Of a copy that was being made.
      writeFileSync(join(DATA_DIR, '.copy-1'), 'linhas');
      for (const path of pathsIn(DATA_DIR)) chmodSync(path, lstatSync(path).isDirectory() ? 0o755 : 0o666);
      const second = start({ DATA_DIR });
      await second.ready;
      expect(openToOthers(DATA_DIR)).toEqual([]);
      expect(readdirSync(DATA_DIR)).not.toContain('.copy-1');
      second.child.kill('SIGKILL');
      await second.ended;
    },
    TEST_TIMEOUTS_MS.database,
  );
});

const onServer = testPostgresUrl ? describe : describe.skip;

onServer('a PostgreSQL server', () => {
  const name = `girassol_start_${randomUUID().slice(0, 8)}`;
  const role = getRuntimeRoleName(name);
  const proxies: DatabaseProxy[] = [];
  let admin: pg.Client;
  let url: URL;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: testPostgresUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    url = new URL(testPostgresUrl ?? '');
    url.pathname = `/${name}`;
  });

  afterAll(async () => {
    for (const proxy of proxies) await proxy.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role if exists ${role}`);
    await admin.query(`drop role if exists ${role}_own`);
    await admin.end();
  });

  test(
    'is shared by processes that start together; they work as a role of their own',
    async () => {
      const processes = [1, 2, 3].map(() => start({ DATABASE_URL: url.href }));
      const addresses = await Promise.all(processes.map(({ ready }) => ready));
      for (const address of addresses) expect((await fetch(`${address}/api/health/ready`)).status).toBe(200);

      const users = await admin.query(
        "select distinct usename from pg_stat_activity where datname = $1 and application_name like 'girassol%'",
        [name],
      );
      expect(users.rows).toEqual([{ usename: role }]);
      for (const { child } of processes) child.kill('SIGTERM');
      expect(await Promise.all(processes.map(({ ended }) => ended))).toEqual([0, 0, 0]);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'is worked on by a process for jobs alone, which listens nowhere and stops in order',
    async () => {
      const web = start({ DATABASE_URL: url.href, JOBS: 'off' });
      await web.ready;
      const worker = start({ DATABASE_URL: url.href, DATA_DIR: newFolder() }, 'worker');
      worker.ready.catch(() => {});
      const heard = () => worker.output().includes('working on jobs');
      await waitUntil(heard, { every: 100 });
      const listening = await admin.query(
        "select count(*)::int as count from pg_stat_activity where datname = $1 and application_name = 'girassol-events' and usename = $2",
        [name, role],
      );
      // One of each process, for all that it hears.
      expect([heard(), listening.rows]).toEqual([true, [{ count: 2 }]]);
      for (const { child } of [web, worker]) child.kill('SIGTERM');
      expect(await Promise.all([web.ended, worker.ended])).toEqual([0, 0]);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'before it stops it drains: not ready, everything else still answered, each connection closed',
    async () => {
      const server = start({ DATABASE_URL: url.href, DRAIN_SECONDS: '2' });
      const address = await server.ready;
      server.child.kill('SIGTERM');
      const readiness = async () => (await fetch(`${address}/api/health/ready`)).status;
      await waitUntil(async () => (await readiness()) === 503, { every: 20 });
      const other = await fetch(`${address}/api/health`);
      expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
      expect(await server.ended).toBe(0);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test.each(['SILENT', 'CLOSE'] as const)(
    'that is away (%s) keeps no process from stopping in order',
    async (state) => {
      const proxy = await DatabaseProxy.before(url.href);
      proxies.push(proxy);
      const DATABASE_URL = proxy.through(url.href);
      const web = start({ DATABASE_URL, DATA_DIR: newFolder() });
      const worker = start({ DATABASE_URL, DATA_DIR: newFolder() }, 'worker');
      const address = await web.ready;
      await waitUntil(() => worker.output().includes('working on jobs'), { every: 100 });
      proxy.set(state);
      if (state === 'CLOSE')
        await waitUntil(() => worker.output().includes('listening connection was lost'), { every: 100 });
      const answers = [1, 2, 3].map(() => fetch(`${address}/api/health/ready`));
      // All have arrived when a later request, which asks no database, is answered.
      await fetch(`${address}/api/health`);
      for (const { child } of [web, worker]) child.kill('SIGTERM');
      // The limit of a stop is the program's own: it ends itself with 1.
      expect(await Promise.all([web.ended, worker.ended])).toEqual([0, 0]);
      for (const { status } of await Promise.all(answers)) expect(status).toBe(503);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'with a ready-made login, uses that one, unless it is too powerful',
    async () => {
      await admin.query(`create role ${role}_own login`);
      const app = new URL(url.href);
      app.username = `${role}_own`;
      const started = start({ DATABASE_URL: url.href, DATABASE_APP_URL: app.href });
      expect((await fetch(`${await started.ready}/api/health/ready`)).status).toBe(200);
      started.child.kill('SIGTERM');
      await started.ended;

      await admin.query(`alter role ${role}_own bypassrls`);
      await expectRefusal(
        start({ DATABASE_URL: url.href, DATABASE_APP_URL: app.href }),
        /ignora a segurança por linha/,
      );
      const owner = new pg.Client({ connectionString: url.href });
      await owner.connect();
      await owner.query(`drop owned by ${role}_own`);
      await owner.end();
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'that a newer program migrated is refused',
    async () => {
      const owner = new pg.Client({ connectionString: url.href });
      await owner.connect();
      await owner.query(
        `insert into internal.kysely_migration (name, timestamp) values ('9999-do-futuro', 'x')`,
      );
      await expectRefusal(
        start({ DATABASE_URL: url.href }),
        /versão mais nova do Girassol \(migração 9999-do-futuro\)/,
      );
      await owner.end();
    },
    TEST_TIMEOUTS_MS.process,
  );
});
