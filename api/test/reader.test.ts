import type { Caller } from '@girassol/api-platform/access';
import { type Database, openDatabase, type Tx } from '@girassol/api-platform/database';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { sql } from 'kysely';
import { migrations } from '../src/modules';
import { DatabaseProxy } from './database-proxy';
import { type DatabaseServer, hasDatabaseServers, startDatabaseServer } from './database-servers';
import { waitUntil } from './wait-until';

// Needs the programs of PostgreSQL itself (Debian: `apt install postgresql`).
const describeServers = hasDatabaseServers ? describe : describe.skip;

const ACCOUNT: Pick<Caller, 'accountId'> = { accountId: '00000000-0000-4000-8000-000000000001' };
const OTHER: Pick<Caller, 'accountId'> = { accountId: '00000000-0000-4000-8000-000000000002' };

describeServers('a server that follows the one that writes, for reading', () => {
  let primary: DatabaseServer;
  let standby: DatabaseServer;
  let proxy: DatabaseProxy;
  let database: Database;
  const failures: string[] = [];

  beforeAll(async () => {
    primary = await startDatabaseServer();
    // Migrations and the login of the program come first: the standby copies both.
    await (await openDatabase({ dataDir: '', databaseUrl: primary.url, poolSize: 2, migrations })).close();
    await primary.query('create table marks (account_id uuid, id text)');
    await primary.query('alter table marks enable row level security');
    await primary.query(
      "create policy own on marks using (account_id = nullif(current_setting('app.account_id', true), '')::uuid)",
    );
    standby = await primary.addStandby();
    proxy = await DatabaseProxy.before(standby.url);
    database = await openDatabase({
      dataDir: '',
      databaseUrl: primary.url,
      databaseReadUrl: proxy.through(standby.url),
      poolSize: 2,
      migrations,
      onFailure: ({ message }) => void failures.push(message),
    });
    await primary.query(`grant select, insert on marks to ${database.runtimeRole}`);
  }, TEST_TIMEOUTS_MS.database);

  afterAll(async () => {
    await database?.close();
    await proxy?.close();
    for (const server of [standby, primary]) await server?.remove();
  });

  const write = (id: string, context = ACCOUNT) =>
    database.asAccount(context, (tx) =>
      sql`insert into marks values (${context.accountId}, ${id})`.execute(tx),
    );
  /** Reads the marks and which server was asked. */
  const read = (after: string | null, context = ACCOUNT) =>
    database.asReader(
      context,
      async (tx: Tx) => {
        const { rows } = await sql<{ id: string; isStandby: boolean }>`
          select id, inet_server_port() = ${Number(new URL(standby.url).port)} as "isStandby" from marks
          union all select '', inet_server_port() = ${Number(new URL(standby.url).port)}`.execute(tx);
        const ids = rows.map(({ id }) => id).filter(Boolean);
        return { ids, by: rows[0]?.isStandby ? 'standby' : 'primary' };
      },
      after,
    );
  const isReadByStandby = async () => (await read(null)).by === 'standby';

  test(
    'it answers, behind the wall of the account; what was just written is found by its position',
    async () => {
      await waitUntil(isReadByStandby);
      await write('of another account', OTHER);
      await write('first');
      const position = await database.getPosition();
      await waitUntil(async () => (await read(position)).by === 'standby');
      expect(await read(position)).toEqual({ ids: ['first'], by: 'standby' });
      expect(await read(position, OTHER)).toEqual({ ids: ['of another account'], by: 'standby' });

      await standby.query('select pg_wal_replay_pause()');
      await write('second');
      const later = await database.getPosition();
      expect(await read(later)).toEqual({ ids: ['first', 'second'], by: 'primary' });
      // Who wrote nothing may see what was there before.
      expect(await read(position)).toEqual({ ids: ['first'], by: 'standby' });
      await waitUntil(() => (database.getReaderFigures()?.lagSeconds ?? 0) > 1);
      // Further behind than five seconds it is asked for nothing.
      await waitUntil(async () => (await read(null)).by === 'primary');
      await standby.query('select pg_wal_replay_resume()');
      await waitUntil(async () => (await read(later)).by === 'standby');
      expect((await read(later)).ids).toEqual(['first', 'second']);
      await waitUntil(() => database.getReaderFigures()?.lagSeconds === 0);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'work that it breaks off is done by the other one: a conflict, a write, a lost connection',
    async () => {
      await waitUntil(isReadByStandby);
      let tries = 0;
      const failing = (fail: (tx: Tx) => Promise<unknown>) => {
        tries = 0;
        return database.asReader(
          ACCOUNT,
          async (tx) => {
            tries += 1;
            if (tries === 1) await fail(tx);
            return tries;
          },
          null,
        );
      };
      const conflict = sql`do $$ begin raise exception 'canceling statement due to conflict with recovery'
        using errcode = '40001'; end $$`;
      expect(await failing((tx) => conflict.execute(tx))).toBe(2);
      expect(await isReadByStandby()).toBe(true);
      expect(await failing((tx) => sql`insert into marks values (null, 'x')`.execute(tx))).toBe(2);
      expect(failures).toContain('a call that only reads tried to write');
      expect(await isReadByStandby()).toBe(true);
      // A refusal of the call itself is no failure of the server.
      await expect(failing(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
      expect(tries).toBe(1);
      expect(await failing((tx) => sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx))).toBe(2);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'one that does not answer is passed over, and read again when it is back',
    async () => {
      await waitUntil(isReadByStandby);
      proxy.set('CLOSE');
      // Nobody is shown an error.
      for (let count = 0; count < 20; count += 1) expect((await read(null)).by).toBe('primary');
      expect(failures).toContain('the server for reading is passed over');
      proxy.set('FORWARD');
      await waitUntil(isReadByStandby);

      proxy.set('SILENT');
      expect((await read(null)).by).toBe('primary');
      const attempts = proxy.attempts;
      for (let count = 0; count < 20; count += 1) expect((await read(null)).by).toBe('primary');
      // At most the questions for its state.
      expect(proxy.attempts - attempts).toBeLessThan(5);
      proxy.set('FORWARD');
      await waitUntil(isReadByStandby);
      const reads = database.getReaderFigures()?.reads;
      expect(reads?.READER).toBeGreaterThan(0);
      expect(reads?.BEHIND).toBeGreaterThan(0);
      expect(reads?.PASSED_OVER).toBeGreaterThan(0);
      expect(reads?.FAILED).toBeGreaterThan(0);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'one that follows nobody any more is not read',
    async () => {
      await waitUntil(isReadByStandby);
      await standby.promote();
      await waitUntil(async () => (await read(null)).by === 'primary');
      await write('third');
      expect((await read(null)).ids).toContain('third');
    },
    TEST_TIMEOUTS_MS.database,
  );
});
