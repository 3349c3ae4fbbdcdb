import { describeApi } from '../../test/harness';

describeApi('settings', (api) => {
  const settingsOf = async (person: { token: string; userId: string }) =>
    (await api.call('GET /settings/user/:userId', { as: person, params: { userId: person.userId } }))
      .settings;

  test('an account that never changed them has the defaults', async () => {
    expect(await settingsOf(api.people.basic)).toMatchObject({
      autoPricingType: 'SIMPLE',
      autoPricingCalc: 'GROSS_MARGIN',
      preferences: { kanbans: { afterSaleDays: 90 }, proposalGenStdValues: { validity: 15 } },
      interface: { hiddenMenus: [] },
    });
    const { stdFolders } = await settingsOf(api.people.basic);
    expect(stdFolders?.map(({ name }) => name)).toContain('Contas de energia');
  });

  test('what was saved wins over the defaults', async () => {
    await api.database.asAccount(api.people.neighbour, (tx) =>
      tx
        .insertInto('settings')
        .values({
          account_id: api.people.neighbour.accountId,
          document: JSON.stringify({
            afterSaleDays: 30,
            notesTypes: [{ _id: api.people.neighbourTeamId, name: 'Visita' }],
          }),
        })
        .execute(),
    );
    const settings = await settingsOf(api.people.neighbour);
    expect(settings.preferences.kanbans.afterSaleDays).toBe(30);
    expect(settings.notesTypes).toEqual([{ _id: api.people.neighbourTeamId, name: 'Visita' }]);
    expect((await settingsOf(api.people.owner)).notesTypes).toEqual([]);
  });

  test('[shell-009, shell-010] a manager gets the permissions of everybody, a vendor only its own', async () => {
    const { owner, vendor, colleague } = api.people;
    const all = (await settingsOf(owner)).individualPermissions;
    expect(Object.keys(all)).toEqual(expect.arrayContaining([owner.userId, vendor.userId, colleague.userId]));
    expect((await settingsOf(vendor)).individualPermissions).toEqual({
      [vendor.userId]: { salesKanban: true, customersList: true, proposalsList: true },
    });
  });

  test('a vendor gets the teams it is in, a manager all of the account', async () => {
    const { owner, vendor, colleague, newcomer, teamId } = api.people;
    const team = { _id: teamId, name: 'Equipe', type: 'SALES', leader: vendor.userId };
    const [ofOwner] = (await settingsOf(owner)).teams;
    expect(ofOwner).toMatchObject(team);
    expect(new Set(ofOwner?.members)).toEqual(new Set([vendor.userId, colleague.userId]));
    expect((await settingsOf(colleague)).teams).toHaveLength(1);
    expect((await settingsOf(newcomer)).teams).toEqual([]);
  });

  test('the settings of another account are as absent', async () => {
    const { owner, neighbour } = api.people;
    const params = { userId: neighbour.userId };
    expect((await api.refused('GET /settings/user/:userId', { as: owner, params })).status).toBe(404);
  });
});
