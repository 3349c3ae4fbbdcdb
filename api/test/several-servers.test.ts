import { type Database, isDatabaseUnavailable, openDatabase } from '@girassol/api-platform/database';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { sql } from 'kysely';
import { migrations } from '../src/modules';
import { type DatabaseServer, hasDatabaseServers, startDatabaseServer } from './database-servers';
import { waitUntil } from './wait-until';

// Needs the programs of PostgreSQL itself (Debian: `apt install postgresql`).
const describeServers = hasDatabaseServers ? describe : describe.skip;

describeServers('several servers of which one writes', () => {
  let first: DatabaseServer;
  let second: DatabaseServer;
  const added: DatabaseServer[] = [];
  const opened: Database[] = [];

  beforeAll(async () => {
    first = await startDatabaseServer();
    await first.query('create table marks (id text primary key)');
    second = await first.addStandby();
  }, TEST_TIMEOUTS_MS.database);

  afterAll(async () => {
    for (const each of opened) await each.close();
    for (const server of [first, second, ...added]) await server?.remove();
  });

  async function open(...servers: DatabaseServer[]): Promise<Database> {
    const [databaseUrl, ...otherDatabaseUrls] = servers.map(({ url }) => url);
    const database = await openDatabase({
      dataDir: '',
      databaseUrl,
      otherDatabaseUrls,
      poolSize: 4,
      migrations,
    });
    opened.push(database);
    return database;
  }

  const write = (database: Database, id: string) =>
    database.asSystem((tx) => sql`insert into marks values (${id})`.execute(tx));
  const isWritten = (database: Database, id: string) =>
    write(database, id).then(
      () => true,
      () => false,
    );
  /** Connections of the program, without those that only ask who writes. */
  const countConnections = async (server: DatabaseServer) => {
    const [row] = await server.query<{ count: number }>(
      "select count(*)::int as count from pg_stat_activity where application_name in ('girassol', 'girassol-events')",
    );
    return row?.count;
  };

  test(
    'a failover is followed, and the old server takes no write when it comes back',
    async () => {
      // The one that only reads comes first in the list: it is not taken.
      const database = await open(second, first);
      await first.query(`grant insert on marks to ${database.runtimeRole}`);
      const heard: string[] = [];
      await database.listen(
        'marks',
        (payload) => heard.push(payload),
        () => heard.push('resync'),
      );
      await write(database, 'before');
      expect(await countConnections(second)).toBe(0);
      await waitUntil(
        async () => (await second.query("select 1 from marks where id = 'before'")).length === 1,
      );

      await first.kill();
      expect(await write(database, 'meanwhile').catch(isDatabaseUnavailable)).toBe(true);
      await second.promote();
      await waitUntil(() => isWritten(database, 'after'), { every: 100 });
      await waitUntil(() => heard.includes('resync'));
      await database.asSystem((tx) => sql`select pg_notify('marks', 'heard')`.execute(tx));
      await waitUntil(() => heard.includes('heard'));

      await first.start();
      const later = await open(first, second);
      const ids = Array.from({ length: 20 }, (_, index) => `later ${index}`);
      await Promise.all(ids.map((id, index) => write(index % 2 ? database : later, id)));
      expect(await countConnections(first)).toBe(0);
      expect(await first.query('select id from marks')).toEqual([{ id: 'before' }]);
      expect(await second.query('select id from marks')).toHaveLength(22);
      for (const each of opened.splice(0)) await each.close();
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'a server that was cut off from the others is left, though it still takes writes',
    async () => {
      const third = await second.addStandby();
      added.push(third);
      const database = await open(second, third);
      await write(database, 'on the second');
      expect(await countConnections(second)).toBeGreaterThan(0);
      await third.promote();
      await waitUntil(async () => (await countConnections(second)) === 0, { every: 100 });
      await write(database, 'on the third');
      expect(await third.query("select 1 from marks where id = 'on the third'")).toHaveLength(1);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'a server that hangs is left, and takes no write when it goes on',
    async () => {
      const [third] = added;
      if (!third) throw new Error('the test before has not added a server');
      const fourth = await third.addStandby();
      added.push(fourth);
      const database = await open(third, fourth);
      await write(database, 'before it hung');
      await waitUntil(
        async () => (await fourth.query("select 1 from marks where id = 'before it hung'")).length === 1,
      );
      third.freeze();
      await fourth.promote();
      await waitUntil(() => isWritten(database, 'while it hung'), { every: 100 });
      third.thaw();
      const ids = Array.from({ length: 10 }, (_, index) => `afterwards ${index}`);
      await Promise.all(ids.map((id) => write(database, id)));
      expect(await third.query("select 1 from marks where id = any('{while it hung,afterwards 9}')")).toEqual(
        [],
      );
      expect(await fourth.query("select 1 from marks where id like 'afterwards %'")).toHaveLength(10);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test('a start says which servers were asked, if none of them writes', async () => {
    await first.kill();
    await second.kill();
    await expect(open(first, second)).rejects.toThrow(
      /Nenhum destes servidores .*127\.0\.0\.1:\d+.*127\.0\.0\.1:\d+/,
    );
  });
});
