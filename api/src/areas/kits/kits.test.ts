import { generateId } from '@girassol/api-platform/database';
import type { KitFormValues, RequestBody } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { beginProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';

const SAVE = 'POST /kits/kit-data/:userId/:kitId';
const SEARCH = 'POST /kits/filtered/:userId/:multiplier';

const aKit = (
  changes: Partial<KitFormValues> = {},
  data: Partial<KitFormValues['kitData']> = {},
): KitFormValues => ({
  kitData: {
    kitPrice: 12_500,
    supplier: 'Aurora Distribuidora Solar',
    voltage: '220 V',
    fixation: 'Laje',
    ...data,
  },
  pvModuleData: [{ manufacturer: 'Helios', model: 'H550', power: 550, quantity: 10, price: 600.1 }],
  inverterData: [{ iManufacturer: 'Corrente', iModel: 'C5', iPower: 5, iQuantity: 1, price: 4_000 }],
  additionalItems: [{ item: 'Cabo solar', quantity: 50, price: 8.5 }],
  ...changes,
});

describeApi('kits', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    // Kits are for who makes proposals of them.
    const { colleague, newcomer } = api.people;
    await api.query(
      `update users set permissions = permissions || '{"proposalsList": true}' where id = any($1::uuid[])`,
      [[colleague.userId, newcomer.userId]],
    );
  });
  const save = async (body: KitFormValues, as: TestPerson = api.people.owner, kitId = '0') =>
    (await api.call(SAVE, { as, params: { userId: as.userId, kitId }, body })).kit;
  const search = async (
    body: RequestBody<typeof SEARCH>,
    as: TestPerson = api.people.owner,
    userId = as.accountId,
  ) => (await api.call(SEARCH, { as, params: { userId, multiplier: 1 }, body })).kits.map(({ _id }) => _id);
  const getStatus = async (as: TestPerson, userId: string) =>
    (await api.refused(SEARCH, { as, params: { userId, multiplier: 1 }, body: {} })).status;
  const settings = (document: object) =>
    api.query(
      `insert into settings (account_id, document) values ($1, $2)
       on conflict (account_id) do update set document = excluded.document`,
      [api.people.owner.accountId, JSON.stringify(document)],
    );

  test('[kits-002, kits-008] kit 0 is a new one; it carries what modules, inverters and items cost', async () => {
    const kit = await save(aKit());
    expect(kit).toMatchObject({
      power: 5.5,
      modPriceUnits: 6_001,
      invPriceUnits: 4_000,
      eqpPriceUnits: 425,
      kitData: { kitPrice: 12_500 },
      inverterData: [{ iPower: 5_000, type: 'string inverter', iMonitoring: 'Wi-Fi' }],
      owner: { personalData: { name: 'dono' } },
      version: 1,
    });
    const said = await save(
      aKit({
        pvModuleData: [{ manufacturer: 'Helios', power: 550, quantity: 10 }],
        modPriceUnits: 5_900,
      }),
    );
    expect(said.modPriceUnits).toBe(5_900);
  });

  test('several modules, inverters and items; what a kit must have', async () => {
    const as = api.people.owner;
    const kit = await save(
      aKit({
        pvModuleData: [
          { manufacturer: 'Helios', power: 550, quantity: 8 },
          { manufacturer: 'Órion', power: 610, quantity: 2 },
        ],
      }),
    );
    expect(kit.power).toBe(5.62);
    const params = { userId: as.userId, kitId: '0' };
    for (const wrong of [
      aKit({ pvModuleData: [] }),
      aKit({ inverterData: [] }),
      aKit({}, { kitPrice: 0 }),
      aKit({}, { supplier: ' ' }),
      aKit({ pvModuleData: [{ manufacturer: 'x', power: 550, quantity: 0 }] }),
    ]) {
      expect((await api.refused(SAVE, { as, params, body: wrong })).status).toBe(400);
    }
  });

  test('[kits-003, kits-005] power and the seven numbered filters; a filter3 is ignored', async () => {
    const odd = await save(
      aKit(
        {
          pvModuleData: [{ manufacturer: 'Rara', model: 'Única', power: 700, quantity: 100 }],
          inverterData: [{ iManufacturer: 'Micrão', iPower: 2_000, iQuantity: 30, type: 'microinverter' }],
        },
        { supplier: 'Boreal Energia', voltage: '380 V', fixation: 'Solo', kitPrice: 99_000 },
      ),
    );
    const bodies: RequestBody<typeof SEARCH>[] = [
      { power: 70 },
      { power: 74 },
      { searchValue: 'unica boreal' },
      { filter1Active: true, filter1Value: 'Boreal Energia' },
      { filter2Active: true, filter2Value: '380 V' },
      { filter4Active: true, filter4Value: 'Solo' },
      { filter5Active: true, filter5Value: 'Rara' },
      { filter6Active: true, filter6Value: 'Micrão' },
      { filter7Active: true, filter7Value: 'microinverter' },
      { filter8Active: true, filter8Value: { min: 90_000, max: null } },
    ];
    for (const body of bodies) expect(await search(body)).toEqual([odd._id]);
    expect(await search({ filter8Active: true, filter8Value: { min: null, max: 100 } })).toEqual([]);
    const strange = {
      filter3Active: true,
      filter3Value: 'x',
      filter1Active: true,
      filter1Value: 'Boreal Energia',
    };
    expect(await search(strange)).toEqual([odd._id]);
  });

  test('kits of suppliers and own ones are told apart by who they are bought from', async () => {
    const listed = await save(aKit({}, { supplier: 'Vértice Solar', fixation: 'Carport' }));
    const own = await save(aKit({}, { supplier: 'Galpão do Zé', fixation: 'Carport' }));
    const of = (source?: 'ALL' | 'OWN' | 'SUPPLIERS') =>
      search({ filter4Active: true, filter4Value: 'Carport', ...(source && { source }) });
    expect(await of('SUPPLIERS')).toEqual([listed._id]);
    expect(await of('OWN')).toEqual([own._id]);
    expect(await of()).toEqual([own._id, listed._id]);
  });

  test('[kits-006] the list pages by multiplier, newest first', async () => {
    const { owner } = api.people;
    const newest = await save(aKit());
    const page = (multiplier: number) =>
      api.call('POST /kits/filtered/:userId/:multiplier', {
        as: owner,
        params: { userId: owner.userId, multiplier },
        body: { pageSize: 2, wantsTotal: multiplier === 1 },
      });
    const first = await page(1);
    expect(first.kits[0]?._id).toBe(newest._id);
    expect(first.hasMoreItems).toBe(true);
    const ids = new Set([...first.kits, ...(await page(2)).kits].map(({ _id }) => _id));
    expect(ids.size).toBe(4);
    let last = await page(1);
    let listed = last.kits.length;
    for (let multiplier = 2; last.hasMoreItems; multiplier += 1) {
      last = await page(multiplier);
      listed += last.kits.length;
    }
    expect(last.kits.length).toBeGreaterThan(0);
    // Counted for whoever asks.
    expect([first.total, last.total]).toEqual([listed, undefined]);
    const params = { userId: owner.userId, multiplier: 1 };
    const plain = await api.call('GET /kits/paginated/:userId/:multiplier', { as: owner, params });
    expect(plain.kits[0]?._id).toBe(newest._id);
  });

  test('by target power the nearest comes first, of equally near ones the cheaper', async () => {
    const of = (quantity: number, kitPrice: number) =>
      save(aKit({ pvModuleData: [{ manufacturer: 'Alvo', power: 1_000, quantity }] }, { kitPrice }));
    const [far, dear, cheap] = [await of(1_020, 900_000), await of(1_001, 800_000), await of(1_001, 700_000)];
    const { kits, total } = await api.call('POST /kits/target-power/:userId/:multiplier', {
      as: api.people.owner,
      params: { userId: api.people.owner.userId, multiplier: 1 },
      body: { power: 1_000, filter5Active: true, filter5Value: 'Alvo', wantsTotal: true },
    });
    expect(total).toBe(3);
    expect(kits.map(({ _id }) => _id)).toEqual([cheap._id, dear._id, far._id]);
  });

  test('[settings-007] kits of a supplier that is switched off are not offered, nor taken; the catalogue keeps them', async () => {
    const { owner } = api.people;
    const kept = await save(aKit({}, { supplier: 'Cerrado Solar Atacado' }));
    const off = await save(aKit({}, { supplier: 'Boreal Energia' }));
    await settings({ disabledSuppliers: ['Boreal Energia'] });
    const { kits } = await api.call('POST /kits/target-power/:userId/:multiplier', {
      as: owner,
      params: { userId: owner.accountId, multiplier: 1 },
      body: { power: 5.5, pageSize: 50 },
    });
    const offered = kits.map(({ _id }) => _id);
    expect(offered).toContain(kept._id);
    expect(offered).not.toContain(off._id);
    expect(await search({ filter1Active: true, filter1Value: 'Boreal Energia' })).toContain(off._id);

    const customerId = await boards.addCustomer(owner, 'Cliente de Boreal');
    const { _id: pid } = await beginProposal(api, owner, customerId);
    const refused = await api.refused('POST /proposals/step-2-registered-kit/:kitId/:pid', {
      as: owner,
      params: { kitId: off._id, pid },
      body: { frontPrice: 0 },
    });
    expect([refused.status, refused.message]).toEqual([
      409,
      'Os kits de Boreal Energia estão desativados nesta conta.',
    ]);
    await settings({});
  });

  test('[kits-007] several are deleted together, all or none', async () => {
    const as = api.people.owner;
    const kitsIds = [(await save(aKit()))._id, (await save(aKit()))._id];
    const body = { kitsIds: [...kitsIds, generateId()] };
    expect((await api.refused('POST /kits/selected', { as, body })).status).toBe(404);
    expect(await api.call('POST /kits/selected', { as, body: { kitsIds } })).toEqual({ deleted: 2 });
  });

  test('a kit stays whole when an item of the catalogue is deleted; two people do not overwrite each other', async () => {
    const as = api.people.owner;
    const kit = await save(aKit());
    const params = { userId: as.userId, kitId: kit._id };
    const edited = await save({ ...aKit({}, { kitPrice: 13_000 }) }, as, kit._id);
    expect(edited.version).toBe(2);
    const { status, message } = await api.refused(SAVE, { as, params, body: { ...aKit(), version: 1 } });
    expect(status).toBe(409);
    expect(message).toContain('dono');
  });

  test("[kits-009] one's own, a team's, a collaborator's, the company's", async () => {
    const { owner, vendor, colleague, supervisor, newcomer, neighbour, teamId } = api.people;
    const own = await save(aKit({}, { supplier: 'Da Colega' }), colleague);
    const body = { filter1Active: true, filter1Value: 'Da Colega' };
    expect(await search(body, colleague, colleague.userId)).toEqual([own._id]);
    expect(await search({ ...body, fetchId: teamId }, vendor)).toEqual([own._id]);
    expect(await search(body, vendor, colleague.userId)).toEqual([own._id]);
    expect(await search(body, supervisor, owner.accountId)).toEqual([own._id]);
    expect(await search(body, vendor, vendor.userId)).toEqual([]);
    expect(await getStatus(newcomer, owner.accountId)).toBe(403);
    expect(await getStatus(newcomer, colleague.userId)).toBe(403);
    expect(await getStatus(neighbour, owner.userId)).toBe(404);
    for (const as of [newcomer, neighbour]) {
      expect((await api.refused('GET /kits/single/:id', { as, params: { id: own._id } })).status).toBe(404);
    }
  });

  test("where the manager's kits are used, a vendor sees them and registers none", async () => {
    const { owner, newcomer } = api.people;
    const params = { userId: newcomer.userId, kitId: '0' };
    const managers = await save(aKit({}, { supplier: 'Do gerente' }));
    await settings({ useManagerKits: true });
    const body = { filter1Active: true, filter1Value: 'Do gerente' };
    expect(await search(body, newcomer, newcomer.userId)).toEqual([managers._id]);
    expect(await search(body, newcomer, owner.accountId)).toEqual([managers._id]);
    expect((await api.refused(SAVE, { as: newcomer, params, body: aKit() })).status).toBe(403);
    const kitsIds = [managers._id];
    expect((await api.refused('POST /kits/selected', { as: newcomer, body: { kitsIds } })).status).toBe(403);
    await settings({});
    expect(await search(body, newcomer, newcomer.userId)).toEqual([]);
    const own = await save(aKit(), newcomer);
    expect(own.owner._id).toBe(newcomer.userId);
    expect(await api.call('POST /kits/selected', { as: newcomer, body: { kitsIds: [own._id] } })).toEqual({
      deleted: 1,
    });
  });

  test('[kits-010] white-labels have no kits', async () => {
    const { neighbour } = api.people;
    await api.query(`update accounts set whitelabel = 'PARCEIRO' where id = $1`, [neighbour.accountId]);
    expect(await getStatus(neighbour, neighbour.userId)).toBe(403);
    const as = neighbour;
    for (const refused of [
      api.refused('GET /kits/options/:userId', { as, params: { userId: as.userId } }),
      api.refused('GET /kits/paginated/:userId/:multiplier', {
        as,
        params: { userId: as.userId, multiplier: 1 },
      }),
      api.refused('POST /kits/target-power/:userId/:multiplier', {
        as,
        params: { userId: as.userId, multiplier: 1 },
        body: {},
      }),
      api.refused('GET /kits/single/:id', { as, params: { id: generateId() } }),
      api.refused(SAVE, { as, params: { userId: as.userId, kitId: '0' }, body: aKit() }),
      api.refused('POST /kits/selected', { as, body: { kitsIds: [generateId()] } }),
    ])
      expect((await refused).status).toBe(403);
    await api.query('update accounts set whitelabel = null where id = $1', [neighbour.accountId]);
  });

  test('[kits-014] general data carries how many kits there are', async () => {
    const { basic } = api.people;
    const total = async () =>
      (await api.call('GET /users/general-data/:userId', { as: basic, params: { userId: basic.userId } }))
        .totalKits;
    expect(await total()).toBe(0);
    await save(aKit(), basic);
    expect(await total()).toBe(1);
  });

  test('[proposals-006, proposals-007] a chosen kit makes the proposal step 2, at the price that was shown', async () => {
    const { owner, vendor } = api.people;
    const customerId = await boards.addCustomer(vendor, 'Cliente do kit');
    const pid = generateId();
    await api.database.asAccount(vendor, (tx) =>
      tx
        .insertInto('proposals')
        .values({
          account_id: vendor.accountId,
          id: pid,
          front_id: pid,
          count: null,
          customer_id: customerId,
          user_id: vendor.userId,
        })
        .execute(),
    );
    const kit = await save(aKit(), vendor);
    const call = 'POST /proposals/step-2-registered-kit/:kitId/:pid';
    const params = { kitId: kit._id, pid };
    expect((await api.refused(call, { as: vendor, params, body: { frontPrice: 1 } })).status).toBe(409);
    const { proposal } = await api.call(call, { as: vendor, params, body: { frontPrice: 12_500 } });
    expect(proposal).toMatchObject({
      step: 2,
      realSystemData: { power: 5.5, supplier: kit.kitData.supplier },
    });
    await api.call('POST /kits/selected', { as: vendor, body: { kitsIds: [kit._id] } });
    const kept = await api.call('GET /proposals/single/:pid', { as: owner, params: { pid } });
    expect(kept.proposal.pvModuleData).toHaveLength(1);
  });
});
