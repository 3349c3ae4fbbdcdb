import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { testPostgresUrl } from '../../../test/databases';
import { createCluster } from './cluster';
import { DEFAULT_CONNECTION_TIMEOUTS_MS } from './connection-timeouts';
import { guardPoolAgainstSilentServer } from './guarded-pool';
import type { Tables } from './tables';
import { createTransactionRunner } from './transaction';

const testOnServer = testPostgresUrl ? test : test.skip;

testOnServer(
  'a connection whose rollback failed is closed: the next caller finds no open transaction',
  async () => {
    let failures = 1;
    /** Fails the first rollback as a cancelled one does: the transaction stays open, and broken. */
    class CancelledClient extends pg.Client {
      // biome-ignore lint/suspicious/noExplicitAny: one of many overloads
      override query(text: any, ...values: any[]): any {
        const isFailed = text === 'rollback' && failures-- > 0;
        return super.query(isFailed ? 'select 1 / 0' : text, ...values);
      }
    }
    const config = { connectionString: testPostgresUrl };
    const pool = new pg.Pool({ ...config, max: 1, Client: CancelledClient });
    const cluster = createCluster([config], DEFAULT_CONNECTION_TIMEOUTS_MS);
    const guarded = guardPoolAgainstSilentServer(pool, DEFAULT_CONNECTION_TIMEOUTS_MS, cluster);
    const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) });
    const run = createTransactionRunner(kysely, { statement_timeout: '30000' });

    const failed = run({}, async () => {
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    const { rows } = await run({}, (tx) => sql<{ one: number }>`select 1 as one`.execute(tx));
    expect(rows).toEqual([{ one: 1 }]);
    await kysely.destroy();
    cluster.close();
  },
);
