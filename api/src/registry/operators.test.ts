import type { RemoteStatusReport } from '@girassol/federation/registry';
import type { InjectOptions } from 'fastify';
import { describeRegistry } from '../../test/registry';
import { sampleRelease } from '../../test/release';

describeRegistry('who may work on the registry', (registry) => {
  const { send, publish, statusOf, change, newToken, twoVersions } = registry;

  const calls: [InjectOptions['method'], string][] = [
    ['GET', '/federation/status'],
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
    expect((await publish(sampleRelease('mfe-propria', '1.0.0'), { token })).status).toBe(200);
    expect((await change('mfe-propria', 'rollout', { version: '1.0.0' }, token)).status).toBe(200);
    expect((await statusOf('mfe-propria'))?.history[0]?.by).toBe('token CI mfe-propria');

    for (const refused of [
      await publish(sampleRelease('mfe-alheia', '9.0.0'), { token }),
      await change('mfe-alheia', 'rollback', {}, token),
    ])
      expect(refused).toMatchObject({ status: 403, body: { code: 'GF-513' } });
    const { body } = await send({ url: '/federation/status' }, token);
    expect(body.remotes.map(({ remote }: RemoteStatusReport) => remote)).toEqual(['mfe-propria']);
    expect((await send({ url: '/federation/tokens' }, token)).status).toBe(403);
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
