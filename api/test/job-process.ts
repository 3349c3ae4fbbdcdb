import { openDatabase } from '@girassol/api-platform/database';
import { defineJob, enqueue, registerJob, registerJobRegistry } from '@girassol/api-platform/jobs';
import Fastify from 'fastify';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { migrations } from '../src/modules';
import { countJobEffect } from './job-effects';

// A process that works on jobs whose effects can be counted, to be killed while it does. It says `started`, and `idle`
// once nothing is left. ITEMS: of the long job; SMALL: jobs of one effect; SEED: adds them first.

const SAVED_AT_ONCE = 5;
const LEASE_SECONDS = 2;

const long = defineJob({
  kind: 'kills.long',
  title: 'Muitos passos',
  payload: z.object({ items: z.number() }),
  progress: z.object({ done: z.number() }),
});
const small = defineJob({
  kind: 'kills.small',
  title: 'Um passo',
  payload: z.object({ name: z.string() }),
  attempts: 50,
});

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function run(): Promise<void> {
  const { DATA_DIR = '', DATABASE_URL, ITEMS = '0', SMALL = '0', SEED } = process.env;
  const database = await openDatabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL || undefined,
    migrations,
  });
  const app = Fastify();
  app.decorate('database', database);
  app.decorate('metrics', new Registry());
  registerJobRegistry(app, { atOnce: 4, leaseSeconds: LEASE_SECONDS });
  registerJob(app, long, async (job) => {
    for (let from = job.progress?.done ?? 0; from < job.payload.items; from += SAVED_AT_ONCE) {
      await pause(20);
      await job.save({ done: from + SAVED_AT_ONCE }, async (tx) => {
        for (let item = from; item < from + SAVED_AT_ONCE; item += 1)
          await countJobEffect(tx, `item ${item}`);
      });
    }
  });
  registerJob(app, small, async (job) => {
    await pause(20);
    await job.finish((tx) => countJobEffect(tx, job.payload.name));
  });
  if (SEED) {
    await database.asSystem(async (tx) => {
      await enqueue(tx, long, { accountId: null, payload: { items: Number(ITEMS) } });
      for (let count = 0; count < Number(SMALL); count += 1)
        await enqueue(tx, small, { accountId: null, payload: { name: `small ${count}` } });
    });
  }
  await app.jobs.start();
  process.stdout.write('started\n');
  for (;;) {
    const open = await database.asSystem((tx) =>
      tx.selectFrom('jobs').select('id').where('state', 'in', ['QUEUED', 'RUNNING']).limit(1).execute(),
    );
    if (open.length === 0) process.stdout.write('idle\n');
    await pause(100);
  }
}

void run();
