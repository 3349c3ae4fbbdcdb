import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { parseConfig } from '../../../src/config';
import { describeApi } from '../../../test/harness';
import { sleep } from '../../../test/wait-until';
import {
  defineJob,
  enqueue,
  JobPostponedError,
  type JobRun,
  PermanentJobError,
  registerJob,
  registerPeriodicJob,
} from '.';
import { cancelJob } from './cancel-job';
import { enqueuePeriodicJobs } from './periodic-jobs';

const textPayload = z.object({ text: z.string() });
const note = defineJob({ kind: 'test.note', title: 'Teste', payload: textPayload, attempts: 3 });
const steps = defineJob({
  kind: 'test.steps',
  title: 'Passos',
  payload: z.object({ to: z.number() }),
  progress: z.object({ done: z.number() }),
});
const sweep = defineJob({ kind: 'test.sweep', title: 'Limpeza', payload: z.object({}) });

interface JobRow {
  id: string;
  state: string;
  attempts: number;
  error: string | null;
  progress: unknown;
}

describeApi('jobs', (api) => {
  let handle: (job: JobRun<{ text: string }, never>) => Promise<void> = async () => {};
  let step: (job: JobRun<{ to: number }, { done: number }>) => Promise<void> = async () => {};
  const ended: string[] = [];

  beforeAll(() => {
    // Registered as areas do it, but after the start: tests run jobs by hand.
    registerJob(api.app, note, (job) => handle(job), {
      onEnd: async (_tx, { why, payload }) => void ended.push(`${why} ${payload.text}`),
    });
    registerJob(api.app, steps, (job) => step(job));
    registerPeriodicJob(api.app, sweep, { everySeconds: 3600 }, async () => {});
  });

  beforeEach(async () => {
    handle = async () => {};
    ended.length = 0;
    await api.query('delete from jobs');
  });

  const add = (
    text: string,
    more: { key?: string; once?: string; dueAt?: Date; priority?: 'HIGH' | 'LOW' } = {},
  ) =>
    api.database.asAccount(api.people.owner, (tx) =>
      enqueue(tx, note, { accountId: api.people.owner.accountId, payload: { text }, ...more }),
    );
  const rows = () =>
    api.query<JobRow>('select id, state, attempts, error, progress from jobs order by created_at, id');
  /** Makes jobs that are due later due now. */
  const hurry = () =>
    api.query("update jobs set due_at = now() - interval '1 second' where state = 'QUEUED'");
  /** Expires the leases of running jobs, as if their process were gone. */
  const orphan = () =>
    api.query("update jobs set lease_until = now() - interval '1 second' where state = 'RUNNING'");

  test('come with the commit of what causes them, and not with its rollback', async () => {
    const seen: string[] = [];
    handle = async ({ payload }) => void seen.push(payload.text);
    await expect(
      api.database.asAccount(api.people.owner, async (tx) => {
        await enqueue(tx, note, { accountId: api.people.owner.accountId, payload: { text: 'desfeito' } });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await add('feito');
    expect(await api.app.jobs.runDue()).toBe(1);
    expect(seen).toEqual(['feito']);
    expect(await rows()).toMatchObject([{ state: 'DONE', attempts: 1, error: null }]);
  });

  test('refuse a payload of another shape where it is written', async () => {
    await expect(
      api.database.asAccount(api.people.owner, (tx) =>
        // @ts-expect-error: a number is no text
        enqueue(tx, note, { accountId: api.people.owner.accountId, payload: { text: 1 } }),
      ),
    ).rejects.toThrow(z.ZodError);
    expect(await rows()).toEqual([]);
  });

  test('belong to an account: no other one sees, adds or ends them', async () => {
    await add('meu');
    const { neighbour, owner } = api.people;
    const seen = (who: { accountId: string }) =>
      api.database.asAccount(who, (tx) => tx.selectFrom('jobs').select('id').execute());
    expect(await seen(owner)).toHaveLength(1);
    expect(await seen(neighbour)).toEqual([]);
    expect(await api.database.asSystem((tx) => tx.selectFrom('jobs').select('id').execute())).toEqual([]);
    await expect(
      api.database.asAccount(neighbour, (tx) =>
        enqueue(tx, note, { accountId: owner.accountId, payload: { text: 'x' } }),
      ),
    ).rejects.toThrow('row-level security');
    await expect(
      api.database.asAccount(neighbour, (tx) =>
        enqueue(tx, note, { accountId: null, payload: { text: 'x' } }),
      ),
    ).rejects.toThrow('row-level security');
  });

  test('that fail come again later and later, and are kept when they fail for good', async () => {
    handle = async () => {
      throw new Error('sem rede');
    };
    await add('a');
    await api.app.jobs.runDue();
    expect(await rows()).toMatchObject([{ state: 'QUEUED', attempts: 1, error: 'sem rede' }]);
    const [first] = await api.query<{ s: number }>(
      'select extract(epoch from due_at - now())::float as s from jobs',
    );
    expect(first?.s).toBeGreaterThan(2);
    expect(first?.s).toBeLessThan(7);
    for (let again = 0; again < 2; again += 1) {
      await hurry();
      await api.app.jobs.runDue();
    }
    expect(await rows()).toMatchObject([{ state: 'FAILED', attempts: 3, error: 'sem rede' }]);
    expect(ended).toEqual(['FAILED a']);
  });

  test('give up at once where another try would not help, and wait without counting where it is not their time', async () => {
    handle = async () => {
      throw new JobPostponedError(60);
    };
    await add('b');
    await api.app.jobs.runDue();
    expect(await rows()).toMatchObject([{ state: 'QUEUED', attempts: 0 }]);
    handle = async () => {
      throw new PermanentJobError('endereço inválido');
    };
    await hurry();
    await api.app.jobs.runDue();
    expect(await rows()).toMatchObject([{ state: 'FAILED', attempts: 1, error: 'endereço inválido' }]);
  });

  test('effects and end commit together; nothing of a lost lease does', async () => {
    const written = () => api.query("select from counters where kind = 'TEST'");
    const write = (job: JobRun<{ text: string }, never>) =>
      job.finish(async (tx) => {
        const row = { account_id: api.people.owner.accountId, kind: 'TEST', value: 1 };
        await tx.insertInto('counters').values(row).execute();
      });
    handle = async (job) => {
      // Too slow: another process has taken it meanwhile.
      await api.query('update jobs set lease = gen_random_uuid()');
      await write(job);
    };
    await add('c');
    await api.app.jobs.runDue();
    expect(await written()).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'RUNNING' }]);

    handle = write;
    await orphan();
    await api.app.jobs.runDue();
    expect(await written()).toHaveLength(1);
    expect(await rows()).toMatchObject([{ state: 'DONE', attempts: 2 }]);
    await api.query("delete from counters where kind = 'TEST'");
  });

  test('go on from what was saved, however often the process ends', async () => {
    const begins: number[] = [];
    step = async (job) => {
      const from = job.progress?.done ?? 0;
      begins.push(from);
      for (let done = from + 1; done <= job.payload.to; done += 1) {
        await job.save({ done });
        if (done % 3 === 0) await api.query('update jobs set lease = gen_random_uuid()'); // as if it were gone
      }
    };
    await api.database.asSystem((tx) => enqueue(tx, steps, { accountId: null, payload: { to: 20 } }));
    for (let kill = 0; kill < 7; kill += 1) {
      await api.app.jobs.runDue();
      await orphan();
    }
    expect(begins).toEqual([0, 3, 6, 9, 12, 15, 18]);
    expect(await rows()).toMatchObject([{ state: 'DONE', progress: { done: 20 } }]);
  });

  test('that end the process each time fail for good', async () => {
    handle = async () => {
      await api.query('update jobs set lease = gen_random_uuid()');
      throw new Error('killed');
    };
    await add('d');
    for (let kill = 0; kill < 4; kill += 1) {
      await api.app.jobs.runDue();
      await orphan();
    }
    expect(await rows()).toMatchObject([{ state: 'FAILED', error: 'O processo terminou no meio 3 vezes.' }]);
  });

  test('of one key run one at a time, others beside it', async () => {
    let now = 0;
    let most = 0;
    const order: string[] = [];
    handle = async ({ payload }) => {
      now += 1;
      most = Math.max(most, now);
      order.push(payload.text);
      // Long enough for another to begin meanwhile.
      await sleep(30);
      now -= 1;
    };
    for (const text of ['1', '2', '3']) await add(text, { key: 'um de cada vez' });
    await api.app.jobs.runDue();
    expect(most).toBe(1);
    expect(order).toEqual(['1', '2', '3']);
    for (const text of ['4', '5']) await add(text, { key: text });
    await api.app.jobs.runDue();
    expect(most).toBe(2);
  });

  test('that say the same wait once; begun, there may be another', async () => {
    expect(await add('e', { once: 'igual' })).toEqual(expect.any(String));
    expect(await add('e', { once: 'igual' })).toBeNull();
    handle = async () => {
      throw new Error('again');
    };
    await api.app.jobs.runDue();
    expect(await add('e', { once: 'igual' })).toEqual(expect.any(String));
    expect(await rows()).toHaveLength(2);
  });

  test('that somebody waits for overtake the others, but not for ever', async () => {
    const order: string[] = [];
    handle = async ({ payload }) => void order.push(payload.text);
    await add('baixa', { priority: 'LOW', key: 'k' });
    await add('normal', { key: 'k' });
    await add('alta', { priority: 'HIGH', key: 'k' });
    await add('antiga', { priority: 'LOW', key: 'k', dueAt: new Date(Date.now() - 2 * 3600_000) });
    await add('depois', { dueAt: new Date(Date.now() + 3600_000) });
    await api.app.jobs.runDue();
    expect(order).toEqual(['antiga', 'alta', 'normal', 'baixa']);
  });

  test('are cancelled before they begin and in the middle', async () => {
    const { owner } = api.people;
    const cancel = (id: string | null) => api.database.asAccount(owner, (tx) => cancelJob(tx, id ?? ''));
    handle = async () => {
      throw new Error('never begun');
    };
    await cancel(await add('f', { dueAt: new Date(Date.now() + 3600_000) }));
    await api.app.jobs.runDue();
    expect(await rows()).toMatchObject([{ state: 'CANCELLED' }]);

    await api.query('delete from jobs');
    const id = await add('g');
    handle = async (job) => {
      await cancel(id);
      await job.finish(() => Promise.reject(new Error('nothing is written any more')));
    };
    await api.app.jobs.runDue();
    expect(await rows()).toMatchObject([{ state: 'CANCELLED', error: 'Cancelada.' }]);
    expect(ended).toEqual(['CANCELLED f', 'CANCELLED g']);
    expect(await api.database.asAccount(api.people.neighbour, (tx) => cancelJob(tx, randomUUID()))).toBe(
      false,
    );
  });

  test('periodic ones are added once by however many processes', async () => {
    const period = { kind: sweep, everySeconds: 3600 };
    await api.query(
      "insert into job_periods values ('test.sweep', now() - interval '1 minute') on conflict (kind) do update set next_at = excluded.next_at",
    );
    await Promise.all([1, 2, 3, 4].map(() => enqueuePeriodicJobs(api.database, [period])));
    expect(await rows()).toHaveLength(1);
    await api.query("update job_periods set next_at = now() - interval '1 minute'");
    await enqueuePeriodicJobs(api.database, [period]);
    expect(await rows()).toHaveLength(1); // the one of before is still there
    await api.app.jobs.runDue();
    await api.query("update job_periods set next_at = now() + interval '9 hours'");
    await enqueuePeriodicJobs(api.database, [period]);
    expect(await rows()).toMatchObject([{ state: 'DONE' }, { state: 'QUEUED' }]); // it was every ten hours before
  });

  test('stand in the metrics', async () => {
    await add('h');
    const figures = await api.send({ method: 'GET', url: '/metrics' });
    expect(figures.body).toMatch(/girassol_jobs\{kind="test.note",state="QUEUED"\} 1/);
    expect(figures.body).toMatch(/girassol_job_oldest_wait_seconds\{kind="test.note"\} 0/);
    await api.app.jobs.runDue();
    const after = await api.send({ method: 'GET', url: '/metrics' });
    expect(after.body).toMatch(/girassol_job_wait_seconds_count\{kind="test.note",priority="NORMAL"\} \d/);
    expect(after.body).toMatch(/girassol_job_duration_seconds_count\{kind="test.note",outcome="done"\} \d/);
  });
});

test('JOBS says whether a process works; tests say when themselves', () => {
  expect(parseConfig({ NODE_ENV: 'production' }).jobs).toBe(true);
  expect(parseConfig({ JOBS: 'off' }).jobs).toBe(false);
  expect(parseConfig({ NODE_ENV: 'test' }).jobs).toBe(false);
});
