import { addDays, DAY_MS } from '@girassol/shared-domain';
import { testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { z } from 'zod';
import { buildApp } from '../../../src/app';
import { parseConfig } from '../../../src/config';
import { describeApi } from '../../../test/harness';
import { waitUntil } from '../../../test/wait-until';
import { defineJob, registerJob } from '../jobs';
import { enqueueByAccountClock, loadAccountNow, loadAccountToday, resetAccountClocks } from '.';

const step = defineJob({ kind: 'test.step', title: 'Passo', payload: z.object({ name: z.string() }) });

describeApi('the clock of an account', (api) => {
  /** Names of what fell due, each with the account's date at that moment. */
  const fell: [string, number][] = [];
  let began = 0;

  beforeAll(() =>
    registerJob(api.app, step, (job) =>
      job.finish(async (tx) => {
        const accountId = job.accountId ?? '';
        const now = await loadAccountNow(tx, accountId);
        fell.push([job.payload.name, Math.round((now.getTime() - began) / DAY_MS)]);
        // A step that adds another one, from its own day on.
        if (job.payload.name === 'a')
          await enqueueByAccountClock(tx, step, {
            accountId,
            payload: { name: 'a2' },
            dueAt: inDays(2, job.dueAt),
          });
      }),
    ),
  );
  beforeEach(async () => {
    fell.length = 0;
    began = Date.now();
    await api.query('delete from jobs');
    await api.query('delete from account_clocks');
  });

  const inDays = (days: number, from = new Date(began)) => new Date(from.getTime() + days * DAY_MS);
  const add = (name: string, days: number, { accountId } = api.people.owner) =>
    api.database.asAccount({ accountId }, (tx) =>
      enqueueByAccountClock(tx, step, { accountId, payload: { name }, dueAt: inDays(days) }),
    );
  const read = () =>
    api.call('GET /operation/accounts/clock/:accountId', {
      as: api.people.admin,
      params: { accountId: api.people.owner.accountId },
    });
  const move = (days: number) => ({
    as: api.people.admin,
    params: { accountId: api.people.owner.accountId },
    body: { days, why: 'ver o que vence' },
  });
  const settle = async () => {
    const isThere = async () => {
      await api.app.jobs.runDue();
      return (await read()).movingTo === null;
    };
    await waitUntil(isThere, { every: 100 });
  };

  test('is the world’s, until it is moved on; then what is due falls due in order, each on its day', async () => {
    await add('c', 5);
    await add('a', 1);
    await add('b', 4);
    await add('far', 40);
    await add('other', 1, api.people.neighbour);
    await api.app.jobs.runDue();
    expect(fell).toEqual([]);
    const before = await read();
    expect(before).toMatchObject({ aheadMs: 0, mayMove: true, movingTo: null });
    expect(before.next.map(({ dueAt }) => Math.round((dueAt - began) / DAY_MS))).toEqual([1, 4, 5, 40]);

    await api.call('POST /operation/accounts/clock/:accountId', move(10));
    await settle();
    expect(fell).toEqual([
      ['a', 1],
      ['a2', 3],
      ['b', 4],
      ['c', 5],
    ]);
    const after = await read();
    expect(Math.round(after.aheadMs / DAY_MS)).toBe(10);
    expect(after.next).toHaveLength(1);
    const { account } = await api.call('GET /operation/accounts/single/:accountId', {
      as: api.people.admin,
      params: { accountId: api.people.owner.accountId },
    });
    expect(account.history[0]).toMatchObject({ action: 'clock', why: 'ver o que vence (10 dias)' });
  });

  testAtHoursOfTheDay(
    'its day is the one of São Paulo, and so it is where it is moved on',
    async ({ today }) => {
      const { accountId } = api.people.owner;
      const day = () => api.database.asAccount({ accountId }, (tx) => loadAccountToday(tx, accountId));
      expect(await day()).toBe(today);
      await api.query('insert into account_clocks (account_id, offset_ms) values ($1, $2)', [
        accountId,
        3 * DAY_MS,
      ]);
      expect(await day()).toBe(addDays(today, 3));
    },
  );

  test('is moved once at a time, and never in production, where there is one time for everybody', async () => {
    await api.call('POST /operation/accounts/clock/:accountId', move(1));
    expect(await api.refused('POST /operation/accounts/clock/:accountId', move(1))).toMatchObject({
      status: 409,
    });
    await settle();
    await api.call('POST /operation/accounts/clock/:accountId', move(1));
    await settle();
    expect(Math.round((await read()).aheadMs / DAY_MS)).toBe(2);

    await add('late', 9);
    // As a production process does when it starts.
    await resetAccountClocks(api.database);
    const production = await buildApp({
      database: api.database,
      config: parseConfig({ NODE_ENV: 'production', DATA_DIR: api.app.files ? '/nonexistent' : '' }),
    });
    expect((await read()).aheadMs).toBe(0);
    const [job] = await api.query<{ same: boolean }>(
      "select due_at = account_due as same from jobs where kind = 'test.step'",
    );
    expect(job).toEqual({ same: true });
    const answer = await production.inject({
      method: 'POST',
      url: `/api/operation/accounts/clock/${api.people.owner.accountId}`,
      headers: { authorization: `Bearer ${api.people.admin.token}` },
      payload: { days: 1, why: 'ver o que vence' },
    });
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Em produção o relógio de uma conta não pode ser adiantado.',
    ]);
    await production.close();
  });
});
