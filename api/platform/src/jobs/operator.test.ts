import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { describeApi } from '../../../test/harness';
import { defineJob, enqueue, registerJob } from '.';

const work = defineJob({
  kind: 'test.operator',
  title: 'Trabalho de teste',
  payload: z.object({ text: z.string() }),
  attempts: 1,
});

describeApi('jobs in the hands of an operator', (api) => {
  let isBroken = true;
  beforeAll(() =>
    registerJob(api.app, work, async () => {
      if (isBroken) throw new Error('o serviço não respondeu');
    }),
  );
  beforeEach(async () => {
    isBroken = true;
    await api.query('delete from jobs');
  });

  const add = async () => {
    const { accountId } = api.people.owner;
    const id = await api.database.asAccount({ accountId }, (tx) =>
      enqueue(tx, work, { accountId, payload: { text: 'a' } }),
    );
    return id ?? '';
  };
  const list = (state: 'FAILED' | 'QUEUED' | 'DONE' | 'CANCELLED', kind?: string) =>
    api.call('GET /operation/jobs/list/:state/:multiplier', {
      as: api.people.admin,
      params: { state, multiplier: 1 },
      ...(kind && { query: { kind } }),
    });

  test('what failed for good is seen with its reason, repeated, and forgotten by nobody', async () => {
    const jobId = await add();
    await api.app.jobs.runDue();
    const { jobs, total, kinds } = await list('FAILED');
    expect(total).toBe(1);
    expect(jobs[0]).toMatchObject({
      _id: jobId,
      title: 'Trabalho de teste',
      account: { _id: api.people.owner.accountId, name: expect.any(String) },
      payload: '{"text":"a"}',
      attempts: 1,
      error: 'o serviço não respondeu',
    });
    expect(kinds.find(({ kind }) => kind === work.kind)).toMatchObject({ failed: 1, queued: 0 });
    expect((await list('FAILED', 'other')).jobs).toEqual([]);

    isBroken = false;
    await api.call('POST /operation/jobs/repeat/:jobId', { as: api.people.admin, params: { jobId } });
    await api.app.jobs.runDue();
    expect((await list('FAILED')).jobs).toEqual([]);
    expect((await list('DONE')).jobs).toMatchObject([{ _id: jobId, error: 'o serviço não respondeu' }]);
    const again = { as: api.people.admin, params: { jobId } };
    expect(await api.refused('POST /operation/jobs/repeat/:jobId', again)).toMatchObject({ status: 409 });
  });

  test('what failed is discarded; what waits is cancelled; what is not there is said so', async () => {
    const failed = { as: api.people.admin, params: { jobId: await add() } };
    await api.app.jobs.runDue();
    await api.call('POST /operation/jobs/discard/:jobId', failed);
    expect(await api.refused('POST /operation/jobs/discard/:jobId', failed)).toMatchObject({ status: 409 });

    const waiting = { as: api.people.admin, params: { jobId: await add() } };
    await api.call('POST /operation/jobs/cancel/:jobId', waiting);
    expect((await list('QUEUED')).jobs).toMatchObject([{ isCancelling: true }]);
    await api.app.jobs.runDue();
    expect((await list('CANCELLED')).total).toBe(2);
    expect(await api.refused('POST /operation/jobs/cancel/:jobId', waiting)).toMatchObject({ status: 409 });
    const absent = { as: api.people.admin, params: { jobId: randomUUID() } };
    expect(await api.refused('POST /operation/jobs/repeat/:jobId', absent)).toMatchObject({ status: 404 });
  });

  test('is nobody else’s: an owner neither sees nor repeats them', async () => {
    const as = api.people.owner;
    const jobId = await add();
    const params = { state: 'QUEUED' as const, multiplier: 1 };
    expect(await api.refused('GET /operation/jobs/list/:state/:multiplier', { as, params })).toMatchObject({
      status: 403,
    });
    expect(await api.refused('POST /operation/jobs/cancel/:jobId', { as, params: { jobId } })).toMatchObject({
      status: 403,
    });
  });

  test('what went well is forgotten after a week, what failed is not', async () => {
    await add();
    await api.app.jobs.runDue();
    await api.query("update jobs set ended_at = now() - interval '30 days'");
    await api.query(
      `insert into jobs (id, kind, state, payload, priority, due_at, order_at, max_attempts, ended_at)
       select gen_random_uuid(), 'test.old', state, '{}', 'LOW', now(), now(), 1, now() - interval '8 days'
       from unnest(array['DONE', 'CANCELLED']) state`,
    );
    const forget = api.app.jobs.kinds.get('jobs.forget');
    if (forget)
      await api.database.asSystem((tx) => enqueue(tx, forget.kind, { accountId: null, payload: {} }));
    await api.app.jobs.runDue();
    expect(await api.query('select kind, state from jobs order by kind')).toEqual([
      { kind: 'jobs.forget', state: 'DONE' },
      { kind: 'test.operator', state: 'FAILED' },
    ]);
  });
});
