import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { testPostgresUrl } from './databases';
import { getServerOnlyTest, type TestApi } from './harness';
import { bundleProgram } from './program';
import { isFullRun } from './scope';

/** Number of kills of which one waits until progress was saved: less than the attempts of a job. */
const PATIENT_EVERY = 4;

interface Work {
  /** Kinds of the jobs that they work on, as a pattern of `like`. */
  kinds: string;
  kills: number;
  /** A process is killed this long after it took a job, at most; the first one at once, each fourth when it got somewhere. */
  longestMs: number;
  /** Beside where the database is: where files are, and what the work needs. */
  env: NodeJS.ProcessEnv;
  isOver: () => Promise<boolean>;
}

/**
 * Returns `test` in a full run on a database server, and `test.skip` otherwise. A process takes seconds to start: a quick
 * run kills those of the queue itself (`kills.test.ts`) and of imports, and leaves the steps of each area to the full one.
 */
export const getFullKillTest = (api: TestApi): typeof test.skip =>
  isFullRun ? getServerOnlyTest(api) : test.skip;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Runs the jobs of a test's database in worker processes that are killed one after the other; the last
 * process finishes the jobs. Needs a PostgreSQL server. Returns the number of jobs that were running when a
 * process was killed.
 */
export async function runKilledWorkers(api: TestApi, work: Work): Promise<number> {
  const [here] = await api.query<{ name: string }>('select current_database() as name');
  const url = new URL(testPostgresUrl ?? '');
  url.pathname = `/${here?.name}`;
  const env = { ...process.env, NODE_ENV: 'test', DEMO: 'off', DATABASE_URL: url.href, ...work.env };
  const program = bundleProgram('test/worker-process.ts');
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [program], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout ?? child, 'data');
    return child;
  };
  const end = async (child: ChildProcess) => {
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  const running = () =>
    api.query<{ attempts: number }>("select attempts from jobs where state = 'RUNNING' and kind like $1", [
      work.kinds,
    ]);
  const untilAtWork = async () => {
    for (let wait = 0; wait < 300; wait += 1) {
      if ((await running()).length > 0) return;
      if (wait % 20 === 19 && (await work.isOver())) return;
      await pause(5);
    }
  };
  /** Tries count anew with each step that is kept. */
  const untilItGotSomewhere = async () => {
    for (let wait = 0; wait < 1_000; wait += 1) {
      if ((await running()).every(({ attempts }) => attempts === 1)) return;
      await pause(5);
    }
  };

  let interrupted = 0;
  for (let kill = 0; kill < work.kills; kill += 1) {
    const child = await start();
    await untilAtWork();
    // However fast the machine is, one of them has its job in hand; however slow, a job that goes on is not given up.
    if (kill % PATIENT_EVERY === PATIENT_EVERY - 1) await untilItGotSomewhere();
    else if (kill > 0) await pause(Math.random() * work.longestMs);
    await end(child);
    // As if the lease of the one that is gone had run out.
    const held = await api.query(
      `update jobs set lease_until = now() - interval '1 second'
       where state = 'RUNNING' and kind like $1 returning id`,
      [work.kinds],
    );
    interrupted += held.length;
  }
  const last = await start();
  for (let wait = 0; wait < 1_200 && !(await work.isOver()); wait += 1) await pause(100);
  await end(last);
  return interrupted;
}
