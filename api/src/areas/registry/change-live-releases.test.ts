import { describeRegistry } from '../../../test/registry';
import { buildSampleRelease } from '../../../test/release';

describeRegistry('what is live', (registry) => {
  const { publish, statusOf, change, servedTo, twoVersions } = registry;

  test('of two who change the same state, one does and the other is told', async () => {
    await twoVersions('mfe-corrida');
    const expected = (await statusOf('mfe-corrida'))?.revision;
    const answers = await Promise.all(
      ['1.1.0', '1.0.0'].map((version) => change('mfe-corrida', 'rollout', { version, expected })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('GF-524');
  });

  test('a rollout by share is sticky, and the whole rollout leaves no share behind', async () => {
    await twoVersions('mfe-parte');
    await change('mfe-parte', 'rollout', { version: '1.1.0', share: 30 });
    expect(await servedTo('mfe-parte', { visitor: '29.' })).toBe('1.1.0');
    expect(await servedTo('mfe-parte', { visitor: '30.' })).toBe('1.0.0');
    await change('mfe-parte', 'rollout', { version: '1.1.0' });
    await publish(buildSampleRelease('mfe-parte', '1.2.0'));
    await change('mfe-parte', 'rollout', { version: '1.2.0' });
    expect(await servedTo('mfe-parte', { visitor: '29.' })).toBe('1.2.0');
  });

  test('scopes: an account, a host, a distribution; a step back follows the wider one again', async () => {
    await twoVersions('mfe-alcance');
    const account = registry.people.owner.accountId;
    const scopes = [
      [{ scope: 'distribution', target: 'SERRANA' }, { host: 'serrana.localhost' }],
      [{ scope: 'host', target: 'app.localhost', evenUnknown: true }, { host: 'app.localhost' }],
      [{ scope: 'account', target: account }, { visitor: `50.${account}` }],
    ] as const;
    for (const [scope, visitor] of scopes) {
      await change('mfe-alcance', 'rollout', { version: '1.1.0', ...scope });
      expect(await servedTo('mfe-alcance', visitor)).toBe('1.1.0');
      expect(await servedTo('mfe-alcance')).toBe('1.0.0');
      await change('mfe-alcance', 'rollback', scope);
      expect(await servedTo('mfe-alcance', visitor)).toBe('1.0.0');
    }
    const status = await statusOf('mfe-alcance');
    expect(status?.live).toHaveLength(1);
    expect(status?.history).toHaveLength(7);
  });

  test('one step back ends a share first, then goes to the version before, and never in a circle', async () => {
    await twoVersions('mfe-volta');
    await change('mfe-volta', 'rollout', { version: '1.1.0', share: 10 });
    await change('mfe-volta', 'rollback', {});
    expect(await servedTo('mfe-volta', { visitor: '0.' })).toBe('1.0.0');
    await change('mfe-volta', 'rollout', { version: '1.1.0' });
    await change('mfe-volta', 'rollback', { why: 'quadro travado' });
    expect(await servedTo('mfe-volta')).toBe('1.0.0');
    expect(await change('mfe-volta', 'rollback', {})).toMatchObject({
      status: 409,
      body: { code: 'GF-522' },
    });
    expect((await statusOf('mfe-volta'))?.history[0]).toMatchObject({
      action: 'rollback',
      by: registry.people.owner.email,
      why: 'quadro travado',
      before: { version: '1.1.0' },
      after: { version: '1.0.0' },
    });
  });

  test('a paused area is absent, and comes back as it was', async () => {
    await twoVersions('mfe-pausa');
    const serrana = { scope: 'distribution', target: 'SERRANA' };
    await change('mfe-pausa', 'pause', { isPaused: true, ...serrana });
    expect(await servedTo('mfe-pausa', { host: 'serrana.localhost' })).toBeUndefined();
    expect(await servedTo('mfe-pausa')).toBe('1.0.0');
    expect((await change('mfe-pausa', 'pause', { isPaused: true, ...serrana })).body.code).toBe('GF-523');
    await change('mfe-pausa', 'pause', { isPaused: false, ...serrana });
    expect(await servedTo('mfe-pausa', { host: 'serrana.localhost' })).toBe('1.0.0');
    expect((await statusOf('mfe-pausa'))?.live).toHaveLength(1);
  });
});
