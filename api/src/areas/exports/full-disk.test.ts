import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards } from '../../../test/boards';
import { createExportTestClient } from '../../../test/exports';
import { describeApi } from '../../../test/harness';

const FULL = 'O servidor está sem espaço em disco. Nada foi gravado. Por favor, tente mais tarde.';

describeApi('exports while the disk is full', (api) => {
  const { ask, single, open } = createExportTestClient(api);
  const kept = async () =>
    (await api.query("select id from stored_files where name like 'clientes-%' and is_kept")).length;
  const withoutRoom = () =>
    jest.spyOn(api.app.files.store, 'put').mockImplementation(async (_key, content) => {
      content.resume();
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    });

  beforeAll(async () => {
    await createTestBoards(api);
  });
  afterEach(() => jest.restoreAllMocks());

  test('one that is written by a job is tried again, and written once there is room', async () => {
    const { owner } = api.people;
    const exportId = await ask(owner, { kind: 'customers', filters: {} });
    const put = withoutRoom();
    await api.app.jobs.runDue();
    expect(await single(owner, exportId)).toMatchObject({ state: 'WRITING', fileSize: null });
    expect(await kept()).toBe(0);
    put.mockRestore();
    await api.query('update jobs set due_at = now()');
    await api.app.jobs.runDue();
    expect(await single(owner, exportId)).toMatchObject({ state: 'DONE', problem: null });
    expect((await open(owner, exportId)).rows.length).toBeGreaterThan(0);
    expect(await kept()).toBe(1);
  });

  test(
    'in the end it says so, and nothing half written is there',
    async () => {
      const { owner } = api.people;
      const before = await kept();
      const exportId = await ask(owner, { kind: 'customers', filters: {} });
      withoutRoom();
      for (let attempt = 0; attempt < 20; attempt += 1) {
        await api.query('update jobs set due_at = now()');
        await api.app.jobs.runDue();
      }
      expect(await single(owner, exportId)).toMatchObject({ state: 'FAILED', problem: FULL, fileSize: null });
      expect(
        await api.refused('POST /exports/open/:userId/:exportId', {
          as: owner,
          params: { userId: owner.userId, exportId },
        }),
      ).toMatchObject({ status: 409 });
      expect(await kept()).toBe(before);
    },
    TEST_TIMEOUTS_MS.process,
  );

  test('one that is waited for says so at once', async () => {
    const { owner } = api.people;
    withoutRoom();
    const before = (await api.query('select id from exports')).length;
    expect(
      await api.refused('POST /customers/csv-data/:userId', {
        as: owner,
        params: { userId: owner.accountId },
      }),
    ).toMatchObject({ status: 503, message: FULL });
    expect(await api.query('select id from exports')).toHaveLength(before);
  });
});
