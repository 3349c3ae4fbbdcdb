import { z } from 'zod';
import { parseConfig } from '../../../src/config';
import { describeApi } from '../../../test/harness';
import { defineJob, enqueue } from '../jobs';
import { defineModuleJob, definePeriodicModuleJob } from './module-job';

const payload = z.object({ text: z.string() });
const kind = defineJob({ kind: 'test.module-job', title: 'Trabalho de um módulo', payload });
const periodic = defineJob({
  kind: 'test.module-period',
  title: 'Ronda de um módulo',
  payload: z.object({}),
});

describeApi('jobs of a module', (api) => {
  const context = () => ({
    app: api.app,
    config: parseConfig({}),
    own: 'own',
  });

  test('import their handler when they first run, once for all runs', async () => {
    const written: string[] = [];
    const load = jest.fn(async () => ({
      createHandler:
        ({ own }: { own: unknown }) =>
        async (job: { payload: { text: string } }) =>
          void written.push(`${own} ${job.payload.text}`),
    }));
    defineModuleJob(kind, load).register(context());
    expect(load).not.toHaveBeenCalled();
    const { accountId } = api.people.owner;
    await api.database.asAccount({ accountId }, async (tx) => {
      for (const text of ['um', 'dois']) await enqueue(tx, kind, { accountId, payload: { text } });
    });
    await api.app.jobs.runDue();
    expect([written.toSorted(), load.mock.calls.length]).toEqual([['own dois', 'own um'], 1]);
  });

  test('import their handler again after an import that failed', async () => {
    const other = defineJob({ kind: 'test.module-job-again', title: 'Trabalho repetido', payload });
    const ran = jest.fn(async () => {});
    const load = jest
      .fn(async () => ({ createHandler: () => ran }))
      .mockRejectedValueOnce(new Error('the file is away'));
    defineModuleJob(other, load).register(context());
    const { accountId } = api.people.owner;
    await api.database.asAccount({ accountId }, (tx) =>
      enqueue(tx, other, { accountId, payload: { text: 'um' } }),
    );
    await api.app.jobs.runDue();
    await api.query("update jobs set due_at = now(), order_at = now() where kind = 'test.module-job-again'");
    await api.app.jobs.runDue();
    expect([load.mock.calls.length, ran.mock.calls.length]).toEqual([2, 1]);
  });

  test('that run periodically are registered with their period', () => {
    const load = jest.fn();
    definePeriodicModuleJob(periodic, 3_600, load).register(context());
    expect(api.app.jobs.periods).toContainEqual({ kind: periodic, everySeconds: 3_600 });
    expect(load).not.toHaveBeenCalled();
  });
});
