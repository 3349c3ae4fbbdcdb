import { describeApi } from '../../../test/harness';

describeApi('general data', (api) => {
  test('[shell.session-006] the own user, and what belongs to the account', async () => {
    const { owner, vendor } = api.people;
    const data = await api.call('GET /users/general-data/:userId', {
      as: owner,
      params: { userId: owner.userId },
    });
    expect(data).toMatchObject({
      user: {
        _id: owner.userId,
        email: owner.email,
        type: 'MANAGER',
        personalData: { name: 'dono', phone: '11999990000' },
      },
      activeModules: [],
      whitelabel: null,
      azumeFinanceData: { status: null },
      isSerranaCalcClient: false,
      totalKits: 0,
    });
    expect(data.vendors).toContainEqual({
      _id: vendor.userId,
      email: vendor.email,
      personalData: { name: 'vendedor' },
    });
  });

  test('[shell.session-006] a viewed collaborator, or the company through its manager', async () => {
    const { owner, vendor, supervisor } = api.people;
    const view = (person: typeof owner, scope: 'MANAGER' | 'VENDOR', fetchId: string) =>
      api.call('GET /users/general-data/:userId/:scope/:fetchId', {
        as: person,
        params: { userId: person.userId, scope, fetchId },
      });
    expect((await view(owner, 'VENDOR', vendor.userId)).user._id).toBe(vendor.userId);
    expect((await view(supervisor, 'MANAGER', owner.accountId)).user._id).toBe(owner.userId);
  });

  test('a vendor without the right sees no colleague, and nobody sees another account', async () => {
    const { owner, newcomer, neighbour } = api.people;
    const refusal = async (userId: string) =>
      (await api.refused('GET /users/general-data/:userId', { as: newcomer, params: { userId } })).status;
    expect(await refusal(owner.userId)).toBe(403);
    expect(await refusal(neighbour.userId)).toBe(404);
    const params = { userId: neighbour.userId, scope: 'MANAGER' as const, fetchId: neighbour.accountId };
    expect(
      (await api.refused('GET /users/general-data/:userId/:scope/:fetchId', { as: owner, params })).status,
    ).toBe(404);
  });

  test('accounts in bad standing and calculator-only clients still read theirs', async () => {
    for (const person of [api.people.unpaid, api.people.calculator]) {
      const params = { userId: person.userId };
      expect((await api.call('GET /users/general-data/:userId', { as: person, params })).user._id).toBe(
        person.userId,
      );
    }
  });
});
