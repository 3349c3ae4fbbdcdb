import { type ChildProcess, spawn } from 'node:child_process';
import { dirname } from 'node:path';
import { openDatabase } from '@girassol/api-platform/database';
import { migrations } from '../src/modules';
import { toJobEffectKey } from './job-effects';

/**
 * Options of a test that kills worker processes: script, environment, and the numbers of kills, processes and
 * jobs.
 */
export interface WorkerKillOptions {
  /** Path of `job-process.ts`. */
  script: string;
  /** DATA_DIR, or DATABASE_URL as well. */
  env: { DATA_DIR: string; DATABASE_URL?: string };
  kills: number;
  /** Processes that work side by side: one on the embedded database. */
  processes: number;
  items: number;
  small: number;
  /** Longest time between two kills. */
  longestMs: number;
}

/**
 * Result of a test that kills worker processes: duration, kills during work, and effects of jobs that
 * happened once, never or repeatedly.
 */
export interface WorkerKillResult {
  ms: number;
  /** Kills that came while there was work left. */
  interrupted: number;
  /** Effects that are there once, as they should be. */
  once: number;
  missing: number;
  /** Effects that are there more than once. */
  repeated: number;
}

/**
 * Runs jobs in worker processes that are killed with SIGKILL and replaced by new processes. Counts the
 * effects of the jobs afterwards, to find missing and repeated effects.
 */
export async function runJobsWithKills({
  script,
  env,
  kills,
  processes,
  items,
  small,
  longestMs,
}: WorkerKillOptions): Promise<WorkerKillResult> {
  const began = performance.now();
  const running: Started[] = [];
  let isIdle = false;
  let interrupted = 0;
  const begin = async (seeds: boolean) => {
    const started = startProcess(script, {
      ...env,
      ITEMS: `${items}`,
      SMALL: `${small}`,
      ...(seeds && { SEED: '1' }),
    });
    running.push(started);
    started.idle.then(() => {
      isIdle = true;
    }, nothing);
    await started.ready;
  };
  try {
    await begin(true);
    for (let more = 1; more < processes; more += 1) await begin(false);
    for (let kill = 0; kill < kills; kill += 1) {
      await new Promise((resolve) => setTimeout(resolve, Math.random() * longestMs));
      const [victim] = running.splice(Math.floor(Math.random() * running.length), 1);
      if (!isIdle) interrupted += 1;
      await victim?.kill();
      await begin(false);
    }
    await Promise.race(running.map(({ idle }) => idle));
  } finally {
    for (const process of running) await process.kill();
  }
  const ms = performance.now() - began;

  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL, migrations });
  const rows = await database.asSystem((tx) =>
    tx.selectFrom('login_attempts').select(['key', 'failures']).execute(),
  );
  await database.close();
  const counted = new Map(rows.map(({ key, failures }) => [key.toString('hex'), failures]));
  const names = [
    ...Array.from({ length: items }, (_, item) => `item ${item}`),
    ...Array.from({ length: small }, (_, count) => `small ${count}`),
  ];
  const getTimes = (name: string) => counted.get(toJobEffectKey(name).toString('hex')) ?? 0;
  return {
    ms,
    interrupted,
    once: names.filter((name) => getTimes(name) === 1).length,
    missing: names.filter((name) => getTimes(name) === 0).length,
    repeated: names.filter((name) => getTimes(name) > 1).length,
  };
}

interface Started {
  ready: Promise<void>;
  /** Resolves when nothing is left to do. */
  idle: Promise<void>;
  kill(): Promise<void>;
}

function startProcess(script: string, env: Record<string, string>): Started {
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', script], {
    cwd: dirname(script),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, USER: process.env.USER, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  const said = (word: string) =>
    new Promise<void>((resolve, reject) => {
      child.stdout?.on('data', () => output.includes(word) && resolve());
      void ended.then(() => reject(new Error(`ended before it said ${word}: ${errors || output}`)));
    });
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const [ready, idle] = [said('started'), said('idle')];
  // A killed one never becomes idle.
  idle.catch(nothing);
  return {
    ready,
    idle,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

const nothing = () => {};
