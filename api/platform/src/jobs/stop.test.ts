import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { describeApi } from '../../../test/harness';
import { sleep, waitUntil } from '../../../test/wait-until';
import { defineJob, enqueue, registerJob, registerJobRegistry } from '.';

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
    registerJobRegistry(app, { atOnce: 2 });
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

  test(
    'is woken by the commit, long before it would look; stopped, it gives its leases back, also of who hears nothing',
    async () => {
      // It has looked once and sleeps.
      await sleep(300);
      await add(false);
      await add(true);
      await waitUntil(() => begun === 2, { within: 2_000 });
      await app.jobs.stop();
      expect(await api.query('select state, attempts, lease from jobs')).toEqual([
        { state: 'QUEUED', attempts: 0, lease: null },
        { state: 'QUEUED', attempts: 0, lease: null },
      ]);
    },
    TEST_TIMEOUTS_MS.process,
  );
});
