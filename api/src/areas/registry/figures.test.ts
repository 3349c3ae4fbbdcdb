import { describeRegistry, registryShell } from '../../../test/registry';
import { waitUntil } from '../../../test/wait-until';

describeRegistry('how releases do', (registry) => {
  const { status, statusOf, change, servedTo, twoVersions, report } = registry;

  /** One open of version 1.1.0 that went well (`open`) or did not. */
  const opened = (remote: string, kind: 'open' | 'render', address: string) =>
    report(
      [
        {
          kind,
          remote,
          version: '1.1.0',
          team: 'teste',
          code: kind === 'open' ? null : 'GF-206',
          message: '',
          path: '/',
          ms: 120,
        },
      ],
      address,
    );
  const settled = async (check: () => Promise<boolean>) => {
    await waitUntil(check);
    return check();
  };

  test('is taken back by itself when too many of its opens fail, and the history says why', async () => {
    await twoVersions('mfe-quebra');
    await change('mfe-quebra', 'rollout', { version: '1.1.0' });
    for (const address of ['10.0.0.1', '10.0.0.2', '10.0.0.3']) await opened('mfe-quebra', 'open', address);
    for (const address of ['10.0.0.4', '10.0.0.5']) await opened('mfe-quebra', 'render', address);
    const isBack = async () => {
      await registry.app.jobs.runDue();
      return (await servedTo('mfe-quebra')) === '1.0.0';
    };
    expect(await settled(isBack)).toBe(true);
    expect((await statusOf('mfe-quebra'))?.history[0]).toMatchObject({
      action: 'return',
      by: 'retorno automático',
      why: expect.stringContaining('2 de 5 aberturas'),
    });
    expect((await registry.app.inject('/metrics')).body).toContain(
      'girassol_remote_returns_total{remote="mfe-quebra",version="1.1.0"} 1',
    );
  });

  test('for one person only stays where it is, however often it is told', async () => {
    await twoVersions('mfe-uma');
    await change('mfe-uma', 'rollout', { version: '1.1.0' });
    for (let round = 0; round < 10; round += 1) await opened('mfe-uma', 'render', '10.0.1.1');
    for (const address of ['10.0.1.2', '10.0.1.3', '10.0.1.4']) await opened('mfe-uma', 'open', address);
    expect(await servedTo('mfe-uma')).toBe('1.1.0');
  });

  test('how a release feels is counted by release, for the operator and for /metrics, without words of people', async () => {
    await twoVersions('mfe-sente');
    const of = {
      remote: 'mfe-sente',
      version: '1.0.0',
      team: 'outra',
      code: null,
      message: 'TypeError',
      path: '/',
    };
    const felt = [100, 200, 300, 2000].map((value) => ({ ...of, kind: 'vital', vital: 'INP', value }));
    const answer = await report([
      ...felt,
      { ...of, kind: 'vital', vital: 'CLS', value: 0.1 },
      { ...of, kind: 'long-task', count: 7 },
      { ...of, kind: 'error' },
      { ...of, kind: 'error', remote: 'shell', version: registryShell.version },
      { ...of, kind: 'vital', vital: 'LCP', value: 900, remote: 'shell', version: '0.0.1-nunca' },
    ]);
    expect(answer.statusCode).toBe(204);
    await registry.restart();
    const { shell } = await status();
    const releases = (await statusOf('mfe-sente'))?.releases;
    const figures = releases?.find(({ version }) => version === '1.0.0')?.figures;
    expect(figures).toMatchObject({ errors: 1, longTasks: 7, opens: 0, failures: 0 });
    // Three of four: 300 ms, kept in a bucket at most 5 % away.
    expect(Math.abs((figures?.vitals.INP ?? 0) - 300)).toBeLessThan(15);
    expect(Math.abs((figures?.vitals.CLS ?? 0) - 0.1)).toBeLessThan(0.006);
    expect(shell?.figures).toMatchObject({ errors: 1, vitals: {} });
    await report(felt);
    expect((await registry.app.inject('/metrics')).body).toContain(
      'girassol_web_vital_milliseconds_count{remote="mfe-sente",version="1.0.0",vital="INP"} 4',
    );
    const wrong = [{ ...of, kind: 'vital', vital: 'FID', value: 1 }];
    expect((await report(wrong)).statusCode).toBe(400);
  });

  test('the last day is told hour by hour, and no further back', async () => {
    await twoVersions('mfe-horas');
    const at = (hoursAgo: number) => new Date(Math.floor(Date.now() / 3_600_000 - hoursAgo) * 3_600_000);
    const lines = [
      { version: '1.0.0', minute: at(30), opens: 99, failures: 0 },
      { version: '1.0.0', minute: at(2), opens: 2, failures: 0 },
      { version: '1.0.0', minute: new Date(at(2).getTime() + 60_000), opens: 2, failures: 1 },
      { version: '1.1.0', minute: at(1), opens: 0, failures: 3 },
    ];
    for (const { version, minute, opens, failures } of lines)
      await registry.query(
        `insert into remote_figures (environment, remote, version, minute, opens, failures, open_ms)
         values ($1, 'mfe-horas', $2, $3, $4, $5, $6)`,
        [(await status()).environment, version, minute, opens, failures, opens * 150],
      );
    const { body } = await registry.send({ url: '/federation/remotes/mfe-horas/hours' });
    expect(body.hours).toEqual([
      { version: '1.0.0', at: at(2).getTime(), opens: 4, failures: 1, meanOpenMs: 150 },
      { version: '1.1.0', at: at(1).getTime(), opens: 0, failures: 3, meanOpenMs: null },
    ]);
    const { token } = await registry.newToken('mfe-outra');
    expect((await registry.send({ url: '/federation/remotes/mfe-horas/hours' }, token)).body.code).toBe(
      'GF-513',
    );
    expect((await registry.send({ url: '/federation/remotes/nada/hours' })).status).toBe(400);
  });
});
