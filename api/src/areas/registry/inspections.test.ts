import { describeRegistry } from '../../../test/registry';
import { buildSampleRelease } from '../../../test/release';

describeRegistry('the inspection of the server', (registry) => {
  const { send, publish, statusOf, change, newToken } = registry;
  const passed = { browser: null, contract: 'none', findings: [] };
  const leak = { code: 'GF-613', severity: 'error', what: 'a listener stays', how: 'take it away' };
  const url = '/federation/inspections';
  let inspector: string;
  beforeAll(async () => {
    inspector = (await newToken('inspection')).token;
  });
  const claim = async (release: object = {}) =>
    (await send({ method: 'POST', url, payload: release }, inspector)).body.task;
  const say = (id: string, payload: object) =>
    send({ method: 'PUT', url: `${url}/${id}`, payload }, inspector);
  const getInspection = async (remote: string) => (await statusOf(remote))?.releases[0]?.inspection;
  /** Everything that other tests published is out of the way. */
  async function clear() {
    for (let task = await claim(); task; task = await claim()) await say(task.claim, passed);
  }

  test('takes what waits, one at a time, and its word is written to the release', async () => {
    await clear();
    await publish(buildSampleRelease('mfe-conferida', '1.0.0'));
    await publish(buildSampleRelease('mfe-conferida', '1.1.0', { builtAt: '2026-02-01T00:00:00.000Z' }));
    expect(await getInspection('mfe-conferida')).toBeNull();
    const tasks = await Promise.all([claim(), claim(), claim()]);
    const versions = tasks.map((task) => task?.version ?? '-').sort();
    expect(versions).toEqual(['-', '1.0.0', '1.1.0']);
    for (const task of tasks)
      if (task)
        expect(await say(task.claim, { ...passed, findings: [leak] })).toMatchObject({
          status: 200,
          body: { isPassed: false, by: 'token CI inspection', shell: '1.4.0-abc', findings: [leak] },
        });
    expect(await getInspection('mfe-conferida')).toMatchObject({ isPassed: false });
    expect(await claim()).toBeNull();

    const again = await claim({ remote: 'mfe-conferida', version: '1.1.0' });
    await say(again.claim, passed);
    expect(await getInspection('mfe-conferida')).toMatchObject({ isPassed: true });
  });

  test('one that was killed, or gave back, leaves the release to the next, and has no word any more', async () => {
    await clear();
    await publish(buildSampleRelease('mfe-largada', '1.0.0'));
    const killed = await claim();
    expect(await claim()).toBeNull();
    expect((await send({ method: 'POST', url: `${url}/${killed.claim}/renew` }, inspector)).status).toBe(200);
    await registry.query("update remote_releases set inspection_claimed_until = now() - interval '1 second'");
    const lapsed = { status: 409, body: { code: 'GF-525' } };
    expect(await say(killed.claim, passed)).toMatchObject(lapsed);

    const given = await claim();
    expect(given).toMatchObject({ remote: 'mfe-largada', version: '1.0.0' });
    expect((await send({ method: 'DELETE', url: `${url}/${given.claim}` }, inspector)).status).toBe(200);
    expect(await say(given.claim, passed)).toMatchObject(lapsed);
    expect(await getInspection('mfe-largada')).toBeNull();
    expect(await claim()).toMatchObject({ remote: 'mfe-largada' });
  });

  test('nobody else has that word: no team, no pipeline that deploys, and whoever inspects does nothing else', async () => {
    for (const remote of ['mfe-equipe', '*']) {
      const { token } = await newToken(remote);
      expect(await send({ method: 'POST', url, payload: {} }, token)).toMatchObject({
        status: 403,
        body: { code: 'GF-515' },
      });
    }
    await publish(buildSampleRelease('mfe-alheia', '1.0.0'));
    expect(await change('mfe-alheia', 'rollout', { version: '1.0.0' }, inspector)).toMatchObject({
      status: 403,
      body: { code: 'GF-513' },
    });
    expect((await publish(buildSampleRelease('mfe-alheia', '1.1.0'), { token: inspector })).status).toBe(403);
    expect((await send({ url: '/federation/tokens' }, inspector)).body.code).toBe('GF-512');
  });

  test('what makes no sense is refused', async () => {
    const unknown = { remote: 'mfe-conferida', version: '9.9.9' };
    expect(await send({ method: 'POST', url, payload: unknown }, inspector)).toMatchObject({
      status: 404,
      body: { code: 'GF-521' },
    });
    const id = '0199ecd3-2582-7066-921d-438916cf9f91';
    for (const payload of [{}, { ...passed, findings: 'nenhum' }, { ...passed, findings: [{ code: 'X' }] }])
      expect(await say(id, payload)).toMatchObject({ status: 400, body: { code: 'GF-510' } });
    expect(await say('nenhum', passed)).toMatchObject({ status: 400, body: { code: 'GF-510' } });
    expect(await say(id, passed)).toMatchObject({ status: 409, body: { code: 'GF-525' } });
  });

  test('where it is required, nothing goes live without having passed, but by an operator who says so', async () => {
    await clear();
    await registry.restart({ RELEASE_INSPECTION: 'required' });
    const token = (await newToken('mfe-exigida')).token;
    await publish(buildSampleRelease('mfe-exigida', '1.0.0'));
    const rollOut = (order: object, by?: string) =>
      change('mfe-exigida', 'rollout', { version: '1.0.0', ...order }, by);
    const refused = { status: 409, body: { code: 'GF-526' } };
    expect(await rollOut({})).toMatchObject(refused);
    expect(await rollOut({ share: 1 }, token)).toMatchObject(refused);
    await say((await claim()).claim, { ...passed, findings: [leak] });
    expect(await rollOut({})).toMatchObject({ status: 409, body: { code: 'GF-526', findings: [leak] } });
    expect(await rollOut({ withoutInspection: true }, token)).toMatchObject({
      status: 403,
      body: { code: 'GF-513' },
    });
    const { body } = await rollOut({ withoutInspection: true });
    expect(body.history[0]).toMatchObject({ action: 'rollout', withoutInspection: true });

    const { claim: again } = await claim({ remote: 'mfe-exigida', version: '1.0.0' });
    await say(again, passed);
    const after = await rollOut({ withoutInspection: true });
    expect(after.body.history[0]).not.toHaveProperty('withoutInspection');
    await registry.restart();
  });
});
