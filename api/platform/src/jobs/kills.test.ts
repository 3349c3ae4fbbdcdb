import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import pg from 'pg';
import { testPostgresUrl } from '../../../test/databases';
import { bundleProgram } from '../../../test/program';
import { runJobsWithKills } from '../../../test/run-jobs-with-kills';
import { testInFullRun } from '../../../test/scope';
import { getRuntimeRoleName } from '../database/runtime-role';

// Few kills; `pnpm bench jobs` does twenty.
const script = bundleProgram('test/job-process.ts');
const work = { script, items: 500, small: 200, longestMs: 600 };
const whole = { missing: 0, repeated: 0 };

const folder = mkdtempSync(join(tmpdir(), 'girassol-kills-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

testInFullRun(
  'a process that is killed while it works on the embedded database: every effect is there, once',
  async () => {
    const result = await runJobsWithKills({ ...work, env: { DATA_DIR: folder }, kills: 3, processes: 1 });
    expect(result).toMatchObject({ ...whole, interrupted: 3 });
  },
  TEST_TIMEOUTS_MS.database,
);

(testPostgresUrl ? test : test.skip)(
  'one of two processes on a server is killed, again and again: every effect is there, once',
  async () => {
    const name = `girassol_kills_${randomUUID().slice(0, 8)}`;
    const admin = new pg.Client({ connectionString: testPostgresUrl });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(testPostgresUrl ?? '');
    url.pathname = `/${name}`;
    try {
      const env = { DATA_DIR: folder, DATABASE_URL: url.href };
      const result = await runJobsWithKills({ ...work, items: 1_000, env, kills: 3, processes: 2 });
      expect(result).toMatchObject(whole);
      // The other one goes on working while the next one starts.
      expect(result.interrupted).toBeGreaterThan(0);
    } finally {
      await admin.query(`drop database ${name} with (force)`);
      await admin.query(`drop role if exists ${getRuntimeRoleName(name)}`);
      await admin.end();
    }
  },
  TEST_TIMEOUTS_MS.database,
);
