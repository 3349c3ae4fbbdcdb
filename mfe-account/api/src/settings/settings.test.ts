import { describeApi } from '@girassol/api/test/harness';
import type { TestPerson } from '@girassol/api/test/test-people';
import { generateId } from '@girassol/api-platform/database';
import type { IndividualPermissions } from '@girassol/shared-domain';
import type { ErrorResponse, RequestBody, StoredPricingComponent } from '@girassol/shared-domain/contract';

describeApi('settings', (api) => {
  const getSettings = async (person: { token: string; userId: string }) =>
    (await api.call('GET /settings/user/:userId', { as: person, params: { userId: person.userId } }))
      .settings;

  test('[settings-001, settings-002, settings-003, settings-004] an account that never changed them has the defaults', async () => {
    expect(await getSettings(api.people.basic)).toMatchObject({
      autoPricingType: 'SIMPLE',
      autoPricingCalc: 'GROSS_MARGIN',
      preferences: { kanbans: { afterSaleDays: 90 }, proposalGenStdValues: { validity: 15 } },
      interface: { hiddenMenus: [] },
    });
    const { stdFolders } = await getSettings(api.people.basic);
    expect(stdFolders?.map(({ name }) => name)).toContain('Contas de energia');
  });

  test('[settings-005] what was saved wins over the defaults', async () => {
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
    const settings = await getSettings(api.people.neighbour);
    expect(settings.preferences.kanbans.afterSaleDays).toBe(30);
    expect(settings.notesTypes).toEqual([{ _id: api.people.neighbourTeamId, name: 'Visita' }]);
    expect((await getSettings(api.people.owner)).notesTypes).toEqual([]);
  });

  test('[shell-009, shell-010] a manager gets the permissions of everybody, a vendor only its own', async () => {
    const { owner, vendor, colleague } = api.people;
    const all = (await getSettings(owner)).individualPermissions;
    expect(Object.keys(all)).toEqual(expect.arrayContaining([owner.userId, vendor.userId, colleague.userId]));
    expect((await getSettings(vendor)).individualPermissions).toEqual({
      [vendor.userId]: { salesKanban: true, customersList: true, proposalsList: true },
    });
  });

  test('a vendor gets the teams it is in, a manager all of the account', async () => {
    const { owner, vendor, colleague, newcomer, teamId } = api.people;
    const team = { _id: teamId, name: 'Equipe', type: 'SALES', leader: vendor.userId };
    const [ofOwner] = (await getSettings(owner)).teams;
    expect(ofOwner).toMatchObject(team);
    expect(new Set(ofOwner?.members)).toEqual(new Set([vendor.userId, colleague.userId]));
    expect((await getSettings(colleague)).teams).toHaveLength(1);
    expect((await getSettings(newcomer)).teams).toEqual([]);
  });

  test('the settings of another account are as absent', async () => {
    const { owner, neighbour } = api.people;
    const params = { userId: neighbour.userId };
    expect((await api.refused('GET /settings/user/:userId', { as: owner, params })).status).toBe(404);
  });

  describe('changing them', () => {
    type Change = RequestBody<'PATCH /settings/user/:userId'>;
    const params = (person: TestPerson) => ({ userId: person.userId });
    const change = async (as: TestPerson, body: Change) =>
      (await api.call('PATCH /settings/user/:userId', { as, params: params(as), body })).settings;
    const refused = (as: TestPerson, body: Change, of = as) =>
      api.refused('PATCH /settings/user/:userId', { as, params: params(of), body });

    test('[settings-006, settings-007] what is sent is changed and nothing else; everybody of the account has it', async () => {
      const { owner, vendor } = api.people;
      const before = await getSettings(owner);
      const after = await change(owner, {
        salesLostReasons: [{ name: 'Preço' }, { name: '  Prazo ' }],
        preferences: { kanbans: { afterSaleDays: 45 } },
      });
      expect(after.salesLostReasons.map(({ name }) => name)).toEqual(['Preço', 'Prazo']);
      expect(after.preferences.kanbans).toEqual({
        ...before.preferences.kanbans,
        afterSaleDays: 45,
      });
      expect(after.version).toBe((before.version ?? 0) + 1);
      expect((await getSettings(vendor)).salesLostReasons).toEqual(after.salesLostReasons);

      const [first, second] = after.salesLostReasons;
      if (!first || !second) throw new Error('two reasons were saved');
      const renamed = await change(owner, { salesLostReasons: [{ ...second, name: 'Demora' }, first] });
      expect(renamed.salesLostReasons).toEqual([{ ...second, name: 'Demora' }, first]);
    });

    test('[settings-007] what this server does not know is refused by name, and nothing of the same change is kept', async () => {
      const { owner } = api.people;
      const before = await getSettings(owner);
      const attempt = async (body: object) => {
        const answer = await api.send({
          method: 'PATCH',
          url: `/api/settings/user/${owner.userId}`,
          headers: { authorization: `Bearer ${owner.token}` },
          payload: body,
        });
        return { status: answer.statusCode, ...answer.json<ErrorResponse>() };
      };
      const unknown = { message: 'Campo desconhecido.' };
      expect(
        await attempt({ webhooks: [], salesLostReasons: [{ name: 'Preço', colour: 'red' }] }),
      ).toMatchObject({
        status: 400,
        message: 'Há dados inválidos no pedido.',
        fields: expect.arrayContaining([
          { path: 'webhooks', ...unknown },
          { path: 'salesLostReasons.0.colour', ...unknown },
        ]),
      });
      expect(await attempt({ preferences: { kanbans: { afterSaleDays: 77, colour: 1 } } })).toMatchObject({
        status: 400,
        fields: [{ path: 'preferences.kanbans.colour', ...unknown }],
      });
      const component = {
        _id: generateId(),
        name: 'Instalação',
        type: 'FIXED',
        range: 'KWP',
        rules: [{ power: 10, value: 900, colour: 1 }],
        taxed: true,
      };
      const autoPricingDetailed = {
        autoPricingCalc: 'GROSS_MARGIN',
        pricingComponents: [component],
        restrictions: [],
      };
      expect(await attempt({ autoPricingDetailed })).toMatchObject({
        status: 400,
        fields: expect.arrayContaining([
          { path: 'autoPricingDetailed.pricingComponents.0.taxed', ...unknown },
          { path: 'autoPricingDetailed.pricingComponents.0.rules.0.colour', ...unknown },
        ]),
      });
      expect(await getSettings(owner)).toEqual(before);
    });

    test('[settings-007] every list of the settings keeps what was sent, for everybody of the account', async () => {
      const { owner, vendor } = api.people;
      const lists = [
        'origins',
        'salesLostReasons',
        'rejectReasons',
        'notesTypes',
        'companyPositions',
        'addons',
        'stdFolders',
      ] as const;
      for (const list of lists) {
        const names = [`Primeira de ${list}`, `Segunda de ${list}`];
        await change(owner, { [list]: names.map((name) => ({ name })) });
        expect((await getSettings(vendor))[list]?.map(({ name }) => name)).toEqual(names);
      }
      await change(owner, {
        afterSalesServices: [{ name: 'Limpeza', type: 'SERVICE', price: 99.9 }],
        interface: { hiddenMenus: ['kits'] },
      });
      const seen = await getSettings(vendor);
      expect(seen.afterSalesServices).toMatchObject([{ name: 'Limpeza', price: 99.9 }]);
      expect(seen.interface.hiddenMenus).toEqual(['kits']);
      await change(owner, { interface: { hiddenMenus: [] } });
    });

    test('menus are hidden by any id: the server knows none, and one of no area has no effect', async () => {
      const { owner } = api.people;
      const hiddenMenus = ['visitas-de-outra-equipe', 'vendas'];
      const { interface: saved } = await change(owner, { interface: { hiddenMenus } });
      expect(saved.hiddenMenus).toEqual(hiddenMenus);
      for (const wrong of [
        [''],
        ['x'.repeat(81)],
        Array.from({ length: 101 }, (_, index) => `menu-${index}`),
      ])
        expect((await refused(owner, { interface: { hiddenMenus: wrong } })).status).toBe(400);
      expect((await getSettings(owner)).interface.hiddenMenus).toEqual(hiddenMenus);
      await change(owner, { interface: { hiddenMenus: [] } });
    });

    test('names that stand twice are refused, whatever their case and accents, and nothing is written', async () => {
      const { owner } = api.people;
      const { version } = await getSettings(owner);
      const refusal = await refused(owner, {
        origins: [{ name: 'Indicação' }, { name: 'Feira' }, { name: ' INDICACAO' }],
        autoPricing: [
          { power: 5, margin: 30 },
          { power: 5, margin: 20 },
        ],
      });
      expect(refusal.status).toBe(400);
      expect(refusal.fields?.map(({ path }) => path)).toEqual(['origins.2.name', 'autoPricing.1.power']);
      expect((await getSettings(owner)).version).toBe(version);
    });

    test('prices that no engine can make are refused, by the place of what is wrong', async () => {
      const { owner, neighbour } = api.people;
      const component = (name: string, more: Partial<StoredPricingComponent>) => ({
        _id: generateId(),
        name,
        type: 'COMMISSION' as const,
        range: 'KWP' as const,
        rules: [{ power: 100, value: 60 }],
        ...more,
      });
      const detailed = (...pricingComponents: ReturnType<typeof component>[]) =>
        refused(owner, {
          autoPricingDetailed: { autoPricingCalc: 'MARKUP', pricingComponents, restrictions: [] },
        });
      expect((await detailed(component('A', {}), component('B', {}))).message).toBe(
        'A soma dos percentuais deve ser menor que 100%.',
      );
      const paths = async (more: Partial<StoredPricingComponent>) =>
        (await detailed(component('A', more))).fields?.map(({ path }) => path.split('.').slice(3).join('.'));
      expect(await paths({ rules: [] })).toEqual(['rules']);
      expect(await paths({ type: 'INDIVIDUAL_COMMISSION' })).toEqual(['vendor']);
      expect(await paths({ restriction: generateId() })).toEqual(['restriction']);
      // Nobody of another account gets a commission here.
      expect(await paths({ type: 'INDIVIDUAL_COMMISSION', vendor: neighbour.userId })).toEqual(['vendor']);
    });

    test('[settings-007] suppliers are switched off and a table of banks is kept; terms that no proposal has are refused', async () => {
      const { owner } = api.people;
      const bank = { _id: generateId(), name: 'Banco do Bairro', fee: 1.49, installments: [36, 60] };
      const after = await change(owner, {
        disabledSuppliers: ['Vértice Solar', 'Boreal Energia', 'Boreal Energia'],
        autoFinancing: [bank],
      });
      expect(after.disabledSuppliers).toEqual(['Boreal Energia', 'Vértice Solar']);
      expect(after.autoFinancing).toEqual([{ ...bank, gracePeriod: 0, entry: 0 }]);
      for (const wrong of [{ installments: [7] }, { installments: [] }, { fee: 0.01 }, { fee: 16 }])
        expect((await refused(owner, { autoFinancing: [{ ...bank, ...wrong }] })).status).toBe(400);
      const { changes } = await api.call('GET /settings/changes/:userId', {
        as: owner,
        params: params(owner),
      });
      expect(changes[0]?.lines).toEqual(
        expect.arrayContaining([
          'Fornecedores desativados: Boreal Energia, Vértice Solar',
          'Tabela de financiamento: “Banco do Bairro” adicionado',
        ]),
      );
    });

    test('the name in the addresses of proposals is checked, and one account has it for good', async () => {
      const { owner, neighbour } = api.people;
      expect((await change(owner, { proposalSlug: 'sol-nascente' })).proposalSlug).toBe('sol-nascente');
      for (const proposalSlug of ['Sol', 'so', 'sol nascente', 'a/b', ''])
        expect(await refused(owner, { proposalSlug })).toMatchObject({
          status: 400,
          fields: [{ path: 'proposalSlug', message: expect.stringMatching(/^Use/) }],
        });
      await change(owner, { proposalSlug: 'sol' });
      await change(owner, { proposalSlug: null });
      for (const taken of ['sol-nascente', 'sol'])
        expect(await refused(neighbour, { proposalSlug: taken })).toMatchObject({
          status: 400,
          message: 'Este nome já é de outra empresa.',
        });
      expect((await change(neighbour, { proposalSlug: 'vizinha' })).proposalSlug).toBe('vizinha');
      expect((await change(owner, { proposalSlug: 'sol-nascente' })).proposalSlug).toBe('sol-nascente');
    });

    test('of two who edit the same, the second is told; of different things, both are kept', async () => {
      const { owner } = api.people;
      const { version } = await getSettings(owner);
      await change(owner, { version, rejectReasons: [{ name: 'ART ausente' }] });
      await change(owner, { version, notesTypes: [{ name: 'Visita' }] });
      const refusal = await refused(owner, { version, rejectReasons: [{ name: 'Outra' }] });
      expect(refusal.status).toBe(409);
      expect(refusal.message).toMatch(
        /alterou estas configurações às .* Nada do que você digitou foi perdido/,
      );
      const { rejectReasons, notesTypes } = await getSettings(owner);
      expect([rejectReasons, notesTypes].flat().map(({ name }) => name)).toEqual(['ART ausente', 'Visita']);
    });

    test('needs the manager or configManager; another account is as absent', async () => {
      const { owner, vendor, colleague, neighbour } = api.people;
      const refusal = await refused(vendor, { autoPricingCalc: 'MARKUP' });
      expect(refusal.status).toBe(403);
      expect(refusal.shouldLogout).toBeUndefined();
      expect(refusal.message).not.toContain('Acesso proibido');
      await permit(colleague, { configManager: true });
      expect((await change(colleague, { autoPricingCalc: 'MARKUP' })).autoPricingCalc).toBe('MARKUP');
      expect((await refused(owner, { autoPricingCalc: 'MARKUP' }, neighbour)).status).toBe(404);
    });

    test('who changed what is kept, newest first, for who may edit', async () => {
      const { owner, vendor } = api.people;
      await change(owner, { preferences: { kanbans: { afterSaleDays: 30 } }, origins: [{ name: 'Rádio' }] });
      const { changes } = await api.call('GET /settings/changes/:userId', {
        as: owner,
        params: params(owner),
      });
      expect(changes[0]?.lines).toEqual(
        expect.arrayContaining([
          'Dias até o pós-venda: de 45 para 30',
          expect.stringMatching(/^Origens: “Rádio” adicionado$/),
        ]),
      );
      const asVendor = { as: vendor, params: params(vendor) };
      expect((await api.refused('GET /settings/changes/:userId', asVendor)).status).toBe(403);
    });

    test('costs and margins are for who makes prices', async () => {
      const { owner, vendor, supervisor } = api.people;
      await change(owner, {
        autoPricingType: 'DETAILED',
        autoPricing: [{ power: 10, margin: 33 }],
        autoPricingDetailed: {
          autoPricingCalc: 'MARKUP',
          pricingComponents: [
            {
              _id: generateId(),
              name: 'Limpeza anual',
              type: 'FIXED',
              range: 'KWP',
              rules: [{ power: 100, value: 400 }],
              isOptional: true,
            },
          ],
          restrictions: [],
        },
      });
      const ofVendor = await getSettings(vendor);
      expect(ofVendor).not.toHaveProperty('autoPricing');
      expect(ofVendor).not.toHaveProperty('autoPricingDetailed');
      await permit(supervisor, { salesManager: true, pricingEdit: true });
      expect((await getSettings(supervisor)).autoPricing).toEqual([{ power: 10, margin: 33 }]);
      await change(owner, { permissions: { vendorPriceEdit: true } });
      expect((await getSettings(vendor)).autoPricing).toEqual([{ power: 10, margin: 33 }]);
    });

    async function permit(person: TestPerson, permissions: IndividualPermissions) {
      await api.query('update users set permissions = $1 where id = $2', [
        JSON.stringify(permissions),
        person.userId,
      ]);
    }
  });
});
