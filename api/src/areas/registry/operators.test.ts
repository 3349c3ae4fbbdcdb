import type { RemoteStatusReport } from '@girassol/federation/registry';
import type { InjectOptions } from 'fastify';
import { describeRegistry } from '../../../test/registry';
import { buildSampleRelease } from '../../../test/release';

describeRegistry('who may work on the registry', (registry) => {
  const { send, publish, statusOf, change, newToken, twoVersions } = registry;

  const calls: [NonNullable<InjectOptions['method']>, string][] = [
    ['GET', '/federation/status'],
    ['GET', '/federation/accounts?text=a'],
    ['GET', '/federation/remotes/mfe-x/hours'],
    ['PUT', '/federation/releases/mfe-x/1.0.0'],
    ['POST', '/federation/remotes/mfe-x/check'],
    ['POST', '/federation/remotes/mfe-x/rollout'],
    ['POST', '/federation/remotes/mfe-x/rollback'],
    ['POST', '/federation/remotes/mfe-x/pause'],
    ['POST', '/federation/inspections'],
    ['POST', '/federation/inspections/0199ecd3-2582-7066-921d-438916cf9f91/renew'],
    ['PUT', '/federation/inspections/0199ecd3-2582-7066-921d-438916cf9f91'],
    ['DELETE', '/federation/inspections/0199ecd3-2582-7066-921d-438916cf9f91'],
    ['GET', '/federation/tokens'],
    ['POST', '/federation/tokens'],
    ['DELETE', '/federation/tokens/0199ecd3-2582-7066-921d-438916cf9f91'],
  ];

  test.each(calls)('%s %s is refused to whoever is no operator', async (method, url) => {
    const refused = async (token: string | null) => {
      const { status, body } = await send({ method, url }, token);
      expect(body.message).not.toBe('');
      return [status, body.code];
    };
    expect(await refused(null)).toEqual([401, 'GF-511']);
    expect(await refused('desconhecido')).toEqual([401, 'GF-511']);
    expect(await refused('gdt_inventado')).toEqual([401, 'GF-511']);
    expect(await refused(registry.people.vendor.token)).toEqual([403, 'GF-512']);
  });

  test('a token publishes and rolls out its own remote, and nothing of another team', async () => {
    await twoVersions('mfe-alheia');
    const { token } = await newToken('mfe-propria');
    expect((await publish(buildSampleRelease('mfe-propria', '1.0.0'), { token })).status).toBe(200);
    expect((await change('mfe-propria', 'rollout', { version: '1.0.0' }, token)).status).toBe(200);
    expect((await statusOf('mfe-propria'))?.history[0]?.by).toBe('token CI mfe-propria');

    for (const refused of [
      await publish(buildSampleRelease('mfe-alheia', '9.0.0'), { token }),
      await change('mfe-alheia', 'rollback', {}, token),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'GF-513' } });
    const { body } = await send({ url: '/federation/status' }, token);
    expect(body.remotes.map(({ remote }: RemoteStatusReport) => remote)).toEqual(['mfe-propria']);
    expect((await send({ url: '/federation/tokens' }, token)).status).toBe(403);
  });

  test('a name is reserved for a team before its first release, and nobody else publishes under it', async () => {
    const order = { remote: 'mfe-nova', name: 'CI campo', team: 'campo' };
    const { body } = await send({ method: 'POST', url: '/federation/tokens', payload: order });
    const { token } = body;
    expect((await registry.status()).reserved).toMatchObject([{ remote: 'mfe-nova', team: 'campo' }]);
    const another = buildSampleRelease('mfe-nova', '1.0.0', { team: 'outra' });
    expect(await publish(another, { token })).toMatchObject({ status: 403, body: { code: 'GF-516' } });
    expect(
      await send(
        {
          method: 'POST',
          url: '/federation/remotes/mfe-nova/check',
          payload: { manifest: another.manifest, sizes: {} },
        },
        token,
      ),
    ).toMatchObject({ status: 403, body: { code: 'GF-516' } });
    const own = buildSampleRelease('mfe-nova', '1.0.0', { team: 'campo' });
    expect((await publish(own, { token })).status).toBe(200);
    expect((await registry.status()).reserved).toEqual([]);
    const nonsense = { ...order, remote: '*' };
    expect((await send({ method: 'POST', url: '/federation/tokens', payload: nonsense })).status).toBe(400);
  });

  test('who asks for one remote with the token of another is told so, published or not', async () => {
    await twoVersions('mfe-vizinha');
    const { token } = await newToken('mfe-daqui');
    for (const remote of ['mfe-vizinha', 'mfe-ninguem'])
      expect(await send({ url: `/federation/status?remote=${remote}` }, token)).toMatchObject({
        status: 403,
        body: { code: 'GF-513' },
      });
    expect((await send({ url: '/federation/accounts?text=a' }, token)).body.code).toBe('GF-513');
  });

  test('refusals are Portuguese, and English for the command; a field says how long it must be', async () => {
    const { revision } = (await statusOf('mfe-alheia')) ?? {};
    const refusal = async (language: string, order: object) => {
      const payload = { why: 'por nada', expected: 0, version: '1.0.0', ...order };
      const url = '/federation/remotes/mfe-alheia/rollout';
      return (await send({ method: 'POST', url, payload, headers: { 'accept-language': language } })).body
        .message;
    };
    expect(await refusal('pt-BR', {})).toMatch(`mfe-alheia mudou enquanto isso (revisão ${revision}`);
    expect(await refusal('en', {})).toMatch(`mfe-alheia changed meanwhile (revision ${revision}`);
    expect(await refusal('en', { why: 'a' })).toBe('The order has invalid fields: why (>= 3).');
  });

  test('a revoked token is worth nothing, and no token is kept as it is', async () => {
    const { id, token } = await newToken('mfe-fim');
    expect((await send({ url: '/federation/status' }, token)).status).toBe(200);
    const stored = await registry.query('select * from deploy_tokens');
    expect(JSON.stringify(stored)).not.toContain(token);
    const url = `/federation/tokens/${id}`;
    expect((await send({ method: 'DELETE', url })).status).toBe(200);
    expect((await send({ url: '/federation/status' }, token)).status).toBe(401);
    expect((await send({ method: 'DELETE', url })).status).toBe(404);
  });

  test('nonsense is refused in words', async () => {
    for (const order of [
      { version: '1.0.0', share: 0 },
      { version: '1.0.0', share: 'tudo' },
      { version: '1.0.0', why: '' },
      { version: '1.0.0', scope: 'host' },
      { version: '1.0.0', scope: 'all', target: 'x' },
      { version: '1.0.0', expected: -1 },
      { version: null },
    ])
      expect(await change('mfe-porta', 'rollout', order)).toMatchObject({
        status: 400,
        body: { code: 'GF-510' },
      });
    expect(await change('mfe-porta', 'rollout', { version: '7.7.7' })).toMatchObject({ status: 404 });
  });
});
