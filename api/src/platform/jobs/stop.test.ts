import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { describeApi } from '../../../test/harness';
import { defineJob, enqueue, openJobs, registerJob } from './index';

const work = defineJob({ kind: 'test.stop', title: 'Teste', payload: z.object({ deaf: z.boolean() }) });

describeApi('a process that works on jobs', (api) => {
  let app: FastifyInstance;
  let begun = 0;
  beforeEach(async () => {
    begun = 0;
    await api.query('delete from jobs');
    app = Fastify();
    app.decorate('database', api.database);
    app.decorate('metrics', new Registry());
    openJobs(app, { atOnce: 2 });
    registerJob(app, work, async (job) => {
      begun += 1;
      const never = new Promise<void>((_resolve, reject) => {
        if (!job.payload.deaf) job.signal.addEventListener('abort', () => reject(job.signal.reason));
      });
      await never;
    });
    await app.jobs.start();
  });
  afterEach(() => app.jobs.stop());

  const add = (deaf: boolean) =>
    api.database.asSystem((tx) => enqueue(tx, work, { accountId: null, payload: { deaf } }));
  const until = async (isThere: () => boolean) => {
    for (let tries = 0; tries < 100 && !isThere(); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return isThere();
  };

  test('is woken by the commit, long before it would look; stopped, it gives its leases back, also of who hears nothing', async () => {
    // It has looked once and sleeps.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await add(false);
    await add(true);
    expect(await until(() => begun === 2)).toBe(true);
    await app.jobs.stop();
    expect(await api.query('select state, attempts, lease from jobs')).toEqual([
      { state: 'QUEUED', attempts: 0, lease: null },
      { state: 'QUEUED', attempts: 0, lease: null },
    ]);
  }, 30_000);
});
