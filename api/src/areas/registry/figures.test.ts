import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { describeRegistry, registryShell } from '../../../test/registry';
import type { TestPerson } from '../../../test/test-people';
import { waitUntil } from '../../../test/wait-until';

describeRegistry('how releases do', (registry) => {
  const { status, statusOf, change, servedTo, twoVersions, report } = registry;

  const bearer = ({ token }: Pick<TestPerson, 'token'>) => ({ authorization: `Bearer ${token}` });

  /** Reports one opening of version 1.1.0 that succeeded (`open`) or failed. */
  const opened = (
    remote: string,
    kind: 'open' | 'render',
    address: string,
    headers: Record<string, string> = {},
  ) =>
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
      headers,
    );
  const settled = async (check: () => Promise<boolean>) => {
    await waitUntil(check);
    return check();
  };

  test('is taken back by itself when too many of its opens fail, and the history says why', async () => {
    await twoVersions('mfe-quebra');
    await change('mfe-quebra', 'rollout', { version: '1.1.0' });
    const { supervisor, newcomer, basic, vendor, neighbour } = registry.people;
    for (const [at, person] of [supervisor, newcomer, basic].entries())
      await opened('mfe-quebra', 'open', `10.0.0.${at}`, bearer(person));
    await opened('mfe-quebra', 'render', '10.0.0.4', bearer(vendor));
    // As browsers tell it: the page names no session, its cookie does.
    await opened('mfe-quebra', 'render', '10.0.0.5', await getCookie(neighbour));
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

  /** The cookie that the browser of somebody holds. */
  async function getCookie({ accountId, userId, token }: TestPerson) {
    const key = `chave-${userId}`;
    const [session] = await registry.query<{ id: string }>('select id from sessions where token_hash = $1', [
      hashToken(token),
    ]);
    await registry.query(
      'insert into session_cookies (account_id, session_id, key_hash) values ($1, $2, $3)',
      [accountId, session?.id, hashToken(key)],
    );
    return { cookie: `girassol_visitor=5.; girassol_session_${session?.id}=${key}` };
  }

  test('strangers take nothing back, however many failures they make up, and hide none', async () => {
    await twoVersions('mfe-atacada');
    await change('mfe-atacada', 'rollout', { version: '1.1.0' });
    const made = {
      cookie: 'girassol_session_01a215b1-2285-73a3-a8a9-d240dadd27ee=chave',
      authorization: 'Bearer x',
    };
    for (let at = 0; at < 28; at += 1) await opened('mfe-atacada', 'render', `10.1.${at}.1`, made);
    await registry.app.jobs.runDue();
    expect(await servedTo('mfe-atacada')).toBe('1.1.0');
    for (let at = 0; at < 100; at += 1) await opened('mfe-atacada', 'open', `10.2.${at}.1`);
    const { supervisor, newcomer, basic, vendor } = registry.people;
    for (const [at, person] of [supervisor, newcomer, basic, vendor].entries())
      await opened('mfe-atacada', 'render', `10.0.0.${at}`, bearer(person));
    const isBack = async () => {
      await registry.app.jobs.runDue();
      return (await servedTo('mfe-atacada')) === '1.0.0';
    };
    expect(await settled(isBack)).toBe(true);
    // Reports appear in the figures that an operator reads.
    await registry.restart();
    const releases = (await statusOf('mfe-atacada'))?.releases;
    expect(releases?.find(({ version }) => version === '1.1.0')?.figures).toMatchObject({
      opens: 100,
      failures: 32,
    });
  });

  test('for one person only stays where it is, however often it is told', async () => {
    await twoVersions('mfe-uma');
    await change('mfe-uma', 'rollout', { version: '1.1.0' });
    const { supervisor, newcomer, basic, vendor } = registry.people;
    for (const [at, person] of [supervisor, newcomer, basic].entries())
      await opened('mfe-uma', 'open', `10.0.1.${at}`, bearer(person));
    for (let round = 0; round < 10; round += 1)
      await opened('mfe-uma', 'render', `10.0.2.${round}`, bearer(vendor));
    await registry.app.jobs.runDue();
    expect(await servedTo('mfe-uma')).toBe('1.1.0');
  });

  test('for the users of one account only stays where it is, wherever they are', async () => {
    await twoVersions('mfe-conta');
    await change('mfe-conta', 'rollout', { version: '1.1.0' });
    const { owner, supervisor, newcomer, vendor, colleague, neighbour } = registry.people;
    for (const [at, person] of [owner, supervisor, newcomer, vendor, colleague].entries())
      await opened('mfe-conta', 'render', `10.3.0.${at}`, bearer(person));
    await registry.app.jobs.runDue();
    expect(await servedTo('mfe-conta')).toBe('1.1.0');
    await opened('mfe-conta', 'render', '10.3.1.1', bearer(neighbour));
    const isBack = async () => {
      await registry.app.jobs.runDue();
      return (await servedTo('mfe-conta')) === '1.0.0';
    };
    expect(await settled(isBack)).toBe(true);
  });

  test('of a page whose user has logged out counts as a stranger’s', async () => {
    await twoVersions('mfe-saiu');
    await change('mfe-saiu', 'rollout', { version: '1.1.0' });
    const { supervisor, basic, vendor, neighbour } = registry.people;
    await registry.query('delete from session_cookies');
    const left = await Promise.all([supervisor, basic, vendor, neighbour].map(getCookie));
    await registry.query('delete from session_cookies');
    for (const [at, headers] of left.entries()) {
      await opened('mfe-saiu', 'render', `10.4.0.${at}`, headers);
      await opened('mfe-saiu', 'render', `10.4.1.${at}`, {
        ...headers,
        ...bearer({ token: 'x'.repeat(43) }),
      });
    }
    await registry.app.jobs.runDue();
    expect(await servedTo('mfe-saiu')).toBe('1.1.0');
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
