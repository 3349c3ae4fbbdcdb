import { type Database, openDatabase, requireNotifications } from '@girassol/api-platform/database';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { sql } from 'kysely';
import { migrations } from '../src/modules';
import { testPostgresUrl } from './databases';
import { createPooledDatabase, hasPooler, type PooledDatabase } from './pooler';

const ACCOUNTS = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];

// Needs PgBouncer beside PostgreSQL (Debian: `apt install pgbouncer`).
const describePooler = testPostgresUrl && hasPooler ? describe : describe.skip;

describePooler('a pooler in transaction mode', () => {
  let pooled: PooledDatabase;
  const opened: Database[] = [];

  beforeAll(async () => {
    pooled = await createPooledDatabase(testPostgresUrl ?? '', `girassol_pooler_${process.pid}`);
  }, TEST_TIMEOUTS_MS.database);

  afterAll(async () => {
    for (const each of opened) await each.close();
    await pooled?.drop();
  });

  async function open(directUrl?: string): Promise<Database> {
    const database = await openDatabase({
      dataDir: '',
      databaseUrl: pooled.pooled,
      databaseDirectUrl: directUrl,
      databaseAppUrl: pooled.app,
      poolSize: 10,
      migrations,
    });
    opened.push(database);
    return database;
  }

  test(
    'is served by a login that the operator chose, and listened past',
    async () => {
      const database = await open(pooled.direct);
      await requireNotifications(database);
      expect(database.runtimeRole).toBe(pooled.login);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'without the address of the server itself, the start says what is missing',
    async () => {
      await expect(requireNotifications(await open())).rejects.toThrow(/DATABASE_DIRECT_URL/);
    },
    TEST_TIMEOUTS_MS.database,
  );

  test(
    'lets no account, user or limit through to the next transaction on the connection',
    async () => {
      const database = await open(pooled.direct);
      const read = sql<{ account: string; limit: string }>`
        select coalesce(current_setting('app.account_id', true), '') as account, current_setting('statement_timeout') as limit`;
      const turns = Array.from({ length: 2_000 }, async (_, index) => {
        const accountId = ACCOUNTS[index % 2] ?? '';
        if (index % 5 === 0) return [await database.lookUp(read), { account: '', limit: '0' }];
        const rows = await database.asAccount({ accountId }, async (tx) => (await read.execute(tx)).rows);
        return [rows, { account: accountId, limit: '30s' }];
      });
      for (const [rows, expected] of await Promise.all(turns)) expect(rows).toEqual([expected]);
    },
    TEST_TIMEOUTS_MS.database,
  );
});
