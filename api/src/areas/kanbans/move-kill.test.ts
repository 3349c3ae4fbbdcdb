import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '@girassol/api-platform/database';
import { getRuntimeRoleName } from '@girassol/api-platform/database/runtime-role';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { sql } from 'kysely';
import pg from 'pg';
import { testPostgresUrl } from '../../../test/databases';
import { bundleProgram } from '../../../test/program';
import { isFullRun } from '../../../test/scope';
import { migrations } from '../../modules';

interface Answered {
  item: string;
  column: string;
  rank: string;
}

const program = bundleProgram('test/mover.ts');
const MOVES_BEFORE_KILL = 60;
const ROUNDS = isFullRun ? 2 : 1;

/** Starts a process that moves cards, kills it without warning, and answers what it said it had done. */
async function moveUntilKilled(environment: Record<string, string>): Promise<Answered[]> {
  const mover = spawn(process.execPath, [program], {
    cwd: join(__dirname, '../../..'),
    env: { ...process.env, NODE_ENV: 'test', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const answered: Answered[] = [];
  for await (const line of createInterface({ input: mover.stdout })) {
    answered.push(JSON.parse(line));
    if (answered.length === MOVES_BEFORE_KILL) mover.kill('SIGKILL');
  }
  return answered;
}

/** Loads the rows that must agree with one another in every outcome. */
async function loadBoardState(where: { dataDir: string; databaseUrl?: string }) {
  const database = await openDatabase({ ...where, migrations });
  const [owner] = await database.lookUp(
    sql<{ account_id: string }>`select account_id from find_login('dono@girassol.test')`,
  );
  const state = await database.asAccount({ accountId: owner?.account_id ?? '' }, async (tx) => ({
    items: (
      await sql<Answered>`select id as item, column_id as column, rank from sales where status = 'IN_PROGRESS'`.execute(
        tx,
      )
    ).rows,
    wrongTotals: (
      await sql`select column_id, owner_id, items, amount_cents from column_totals where items <> 0
        except select column_id, owner_id, count(*)::int, sum(amount_cents)::bigint from sales
        where status = 'IN_PROGRESS' group by 1, 2`.execute(tx)
    ).rows,
  }));
  await database.close();
  return state;
}

async function expectNothingLost(where: { dataDir: string; databaseUrl?: string }): Promise<void> {
  const environment: Record<string, string> = { DATA_DIR: where.dataDir };
  if (where.databaseUrl) environment.DATABASE_URL = where.databaseUrl;
  for (let round = 0; round < ROUNDS; round += 1) {
    const answered = await moveUntilKilled(environment);
    expect(answered.length).toBeGreaterThanOrEqual(MOVES_BEFORE_KILL);
    const { items, wrongTotals } = await loadBoardState(where);
    expect(wrongTotals).toEqual([]);
    expect(new Set(items.map(({ column, rank }) => `${column} ${rank}`)).size).toBe(items.length);

    // A move may have been committed and not yet answered: at most the four under way. All others stand as answered.
    const last = new Map(answered.map((move) => [move.item, move]));
    const now = new Map(items.map((item) => [item.item, item]));
    const differing = [...last.values()].filter(({ item, column, rank }) => {
      const stands = now.get(item);
      return stands?.column !== column || stands.rank !== rank;
    });
    expect(differing.length).toBeLessThanOrEqual(4);
  }
}

/** On the embedded database where there is no server, and in full: filling one from nothing takes half a minute. */
if (isFullRun || !testPostgresUrl)
  test(
    'kill -9 in the middle of moves loses nothing that was answered and leaves nothing half done (PGlite)',
    async () => {
      const dataDir = mkdtempSync(join(tmpdir(), 'girassol-kill-'));
      try {
        await expectNothingLost({ dataDir });
      } finally {
        rmSync(dataDir, { recursive: true, force: true });
      }
    },
    TEST_TIMEOUTS_MS.database,
  );

if (testPostgresUrl) {
  test(
    'kill -9 in the middle of moves loses nothing that was answered and leaves nothing half done (PostgreSQL)',
    async () => {
      const admin = new pg.Client({ connectionString: testPostgresUrl });
      await admin.connect();
      const name = `girassol_test_${randomUUID().slice(0, 8)}`;
      await admin.query(`create database ${name}`);
      const url = new URL(testPostgresUrl ?? '');
      url.pathname = `/${name}`;
      try {
        await expectNothingLost({ dataDir: tmpdir(), databaseUrl: url.href });
      } finally {
        await admin.query(`drop database ${name} with (force)`);
        await admin.query(`drop role if exists ${getRuntimeRoleName(name)}`);
        await admin.end();
      }
    },
    TEST_TIMEOUTS_MS.database,
  );
}
