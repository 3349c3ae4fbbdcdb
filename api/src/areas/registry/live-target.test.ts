import { describeRegistry } from '../../../test/registry';

describeRegistry('whom a release is live for', (registry) => {
  const { change, servedTo, statusOf, send, twoVersions } = registry;
  const rollout = (target: object) => change('mfe-alvo', 'rollout', { version: '1.1.0', ...target });
  beforeAll(() => twoVersions('mfe-alvo'));

  test('an account is found by the e-mail of somebody in it, by its name and by its id', async () => {
    const { accountId, email } = registry.people.owner;
    const [account] = await registry.query<{ name: string }>('select name from accounts where id = $1', [
      accountId,
    ]);
    for (const target of [email.toUpperCase(), account?.name, accountId]) {
      expect(await rollout({ scope: 'account', target })).toMatchObject({ status: 200 });
      expect(await servedTo('mfe-alvo', { visitor: `50.${accountId}` })).toBe('1.1.0');
      expect((await statusOf('mfe-alvo'))?.live).toContainEqual(
        expect.objectContaining({ scope: 'account', target: accountId }),
      );
      expect((await registry.status()).accounts).toEqual({ [accountId]: account?.name });
      expect((await change('mfe-alvo', 'rollback', { scope: 'account', target })).status).toBe(200);
    }
  });

  test('several accounts of one name are not guessed between', async () => {
    const { neighbour, owner } = registry.people;
    await registry.query('update accounts set name = $1 where id = any($2)', [
      'Sol Gêmeo',
      [neighbour.accountId, owner.accountId],
    ]);
    expect(await rollout({ scope: 'account', target: 'sol gemeo' })).toMatchObject({
      status: 409,
      body: { code: 'GF-529', message: expect.stringContaining('2 contas') },
    });
    const { body } = await send({ url: '/federation/accounts?text=gemeo' });
    expect(body.accounts.map(({ id }: { id: string }) => id).sort()).toEqual(
      [neighbour.accountId, owner.accountId].sort(),
    );
  });

  test.each([
    ['account', 'abc'],
    ['account', 'ninguem@em.lugar.nenhum'],
    ['account', '0199ecd3-2582-7066-921d-438916cf9f91'],
    ['distribution', 'AURROA'],
    ['host', 'aurroa.localhost'],
  ])('%s %s does not exist, and goes live only when that is said', async (scope, target) => {
    const before = (await statusOf('mfe-alvo'))?.live;
    expect(await rollout({ scope, target })).toMatchObject({ status: 404, body: { code: 'GF-528' } });
    const pause = { scope, target, isPaused: true };
    expect((await change('mfe-alvo', 'pause', pause)).body.code).toBe('GF-528');
    expect((await statusOf('mfe-alvo'))?.live).toEqual(before);
    expect((await rollout({ scope, target, evenUnknown: true })).status).toBe(200);
    expect((await change('mfe-alvo', 'rollback', { scope, target })).status).toBe(200);
  });

  test('a distribution and its host are taken however they are written', async () => {
    expect((await rollout({ scope: 'distribution', target: 'aurora' })).status).toBe(200);
    expect((await rollout({ scope: 'host', target: 'Aurora.localhost:8080' })).status).toBe(200);
    expect((await statusOf('mfe-alvo'))?.live.map(({ target }) => target).sort()).toEqual(
      expect.arrayContaining(['AURORA', 'aurora.localhost']),
    );
  });
});
