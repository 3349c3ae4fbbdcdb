import Fastify, { type FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { z } from 'zod';
import { describeApi } from '../../../test/harness';
import { sleep, waitUntil } from '../../../test/wait-until';
import { defineJob, enqueue, type JobKind, registerJob, registerJobRegistry } from '.';

const payload = z.object({ text: z.string() });
const kinds = {
  long: defineJob({ kind: 'test.long', title: 'Demorado', payload, isLong: true }),
  heavy: defineJob({ kind: 'test.long-heavy', title: 'Pesado', payload, isHeavy: true }),
  short: defineJob({ kind: 'test.short', title: 'Curto', payload }),
};

describeApi('jobs that go on for long', (api) => {
  let app: FastifyInstance;
  let begun: string[] = [];
  const ends = new Map<string, () => void>();

  async function start(atOnce: number): Promise<void> {
    app = Fastify();
    app.decorate('database', api.database);
    app.decorate('metrics', new Registry());
    registerJobRegistry(app, { atOnce });
    for (const kind of Object.values(kinds))
      registerJob(app, kind, async ({ payload: { text } }) => {
        begun.push(text);
        if (kind !== kinds.short) await new Promise<void>((end) => ends.set(text, end));
      });
    await app.jobs.start();
  }

  beforeEach(async () => {
    begun = [];
    await api.query('delete from jobs');
  });
  afterEach(async () => {
    for (const end of ends.values()) end();
    await app.jobs.stop();
  });

  const add = (kind: JobKind<typeof payload>, text: string) =>
    api.database.asAccount(api.people.owner, (tx) =>
      enqueue(tx, kind, { accountId: api.people.owner.accountId, payload: { text } }),
    );

  test.each([
    ['long', 'long'],
    ['long', 'heavy'],
    ['heavy', 'long'],
  ] as const)('%s and %s jobs leave a slot to those that take a moment', async (first, second) => {
    await start(2);
    await add(kinds[first], 'first');
    await waitUntil(() => begun.length === 1);
    await add(kinds[second], 'second');
    for (const text of ['mail', 'push']) await add(kinds.short, text);
    await waitUntil(() => begun.includes('mail') && begun.includes('push'));
    expect(begun).not.toContain('second');
    ends.get('first')?.();
    await waitUntil(() => begun.includes('second'));
  });

  test('a process with one slot does all jobs, one after the other', async () => {
    await start(1);
    await add(kinds.long, 'first');
    await waitUntil(() => begun.length === 1);
    await add(kinds.short, 'mail');
    await sleep(50);
    expect(begun).toEqual(['first']);
    ends.get('first')?.();
    await waitUntil(() => begun.includes('mail'));
  });
});
