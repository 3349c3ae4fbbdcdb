import { z } from 'zod';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { defineJob, enqueue, registerJob } from '.';
import { createJobClaimer } from './job-claims';

const payload = z.object({ text: z.string() });
const heavy = defineJob({ kind: 'test.heavy', title: 'Pesado', payload, isHeavy: true });
const otherHeavy = defineJob({ kind: 'test.other-heavy', title: 'Outro pesado', payload, isHeavy: true });
const light = defineJob({ kind: 'test.light', title: 'Leve', payload });

describeApiOnEveryDatabase('turns of accounts with heavy jobs', (api) => {
  const order: string[] = [];

  beforeAll(() => {
    for (const kind of [heavy, otherHeavy, light])
      registerJob(api.app, kind, async (job) => void order.push(job.payload.text));
  });

  beforeEach(async () => {
    order.length = 0;
    await api.query('delete from jobs');
  });

  type Priority = 'HIGH' | 'NORMAL' | 'LOW';
  const add = (
    who: { accountId: string },
    text: string,
    { kind = heavy, ...more }: { kind?: typeof heavy; priority?: Priority; dueAt?: Date; key?: string } = {},
  ) =>
    api.database.asAccount(who, (tx) =>
      enqueue(tx, kind, { accountId: who.accountId, payload: { text }, ...more }),
    );

  test('one that queues twenty lets the one of another account through as the second', async () => {
    const { owner, neighbour } = api.people;
    for (let count = 1; count <= 20; count += 1) await add(owner, `a${count}`, { key: 'exports' });
    await add(neighbour, 'b1', { key: 'exports' });
    await api.app.jobs.runDue();
    expect(order.slice(0, 3)).toEqual(['a1', 'b1', 'a2']);
    expect(order).toHaveLength(21);
  });

  test('turns go on over kinds, and an account that waited keeps the order of its own', async () => {
    const { owner, neighbour } = api.people;
    const longAgo = new Date(Date.now() - 3600_000);
    for (const text of ['a1', 'a2', 'a3']) await add(owner, text, { dueAt: longAgo });
    for (const text of ['b1', 'b2']) await add(neighbour, text, { kind: otherHeavy });
    await api.app.jobs.runDue();
    expect(order).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  });

  test('an account whose job runs elsewhere waits behind one that has none', async () => {
    const { owner, neighbour } = api.people;
    for (const text of ['b1', 'a1', 'a2']) {
      await add(text === 'b1' ? neighbour : owner, text);
      await api.app.jobs.runDue();
    }
    // Another process has begun the first one long ago, and is not done.
    await api.query(
      `update jobs set state = 'RUNNING', ended_at = null, lease = gen_random_uuid(),
         lease_until = now() + interval '1 minute', started_at = now() - interval '1 hour'
       where payload->>'text' = 'a1'`,
    );
    await api.query("update jobs set started_at = now() - interval '2 hours' where payload->>'text' = 'a2'");
    order.length = 0;
    await add(owner, 'a3');
    await add(neighbour, 'b2');
    await api.app.jobs.runDue();
    expect(order).toEqual(['b2', 'a3']);
  });

  test('within an account somebody who waits is first; LOW stays behind those of others', async () => {
    const { owner, neighbour } = api.people;
    await add(owner, 'low', { priority: 'LOW' });
    await add(neighbour, 'b1');
    await add(neighbour, 'b2');
    await add(neighbour, 'high', { priority: 'HIGH' });
    await api.app.jobs.runDue();
    expect(order).toEqual(['high', 'b1', 'b2', 'low']);
  });

  test('others keep their order, and go before heavy ones that came later', async () => {
    const { owner, neighbour } = api.people;
    await add(owner, 'l1', { kind: light });
    await add(owner, 'l2', { kind: light });
    await add(neighbour, 'h1');
    await add(neighbour, 'l3', { kind: light });
    // Light jobs run beside others, so that only the order of their claims is certain.
    const claims = createJobClaimer(api.database);
    const claimed: unknown[] = [];
    for (let count = 1; count <= 4; count += 1)
      claimed.push((await claims.next('test', 60, [heavy.kind, light.kind]))?.payload);
    expect(claimed).toEqual(['l1', 'l2', 'h1', 'l3'].map((text) => ({ text })));
  });
});
