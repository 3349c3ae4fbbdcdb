import { generateId } from '@girassol/api-platform/database';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const panel: RequestBody<'POST /modules/single'> = {
  model: 'Helios 550',
  manufacturer: 'Helios',
  power: 550,
};

describeApi('the catalogue', (api) => {
  const addModule = async (body: Partial<typeof panel> = {}, as: TestPerson = api.people.owner) =>
    (await api.call('POST /modules/single', { as, body: { ...panel, ...body } })).item;
  const names = async (searchValue: string, as: TestPerson = api.people.owner) =>
    (await api.call('POST /modules/filtered', { as, body: { searchValue } })).items.map(({ model }) => model);

  test('[catalogue-004] numbers that are left out are 0', async () => {
    const module = await addModule();
    expect(module).toMatchObject({ stock: 0, price: 0, weight: 0, mLength: 0, width: 0, warrantyDefect: 0 });
    expect(
      await api.call('GET /modules/single/:id', { as: api.people.owner, params: { id: module._id } }),
    ).toEqual({
      item: module,
    });
  });

  test('[catalogue-005, catalogue-007] an inverter is watched by Wi-Fi; its power under 100 is kW', async () => {
    const as = api.people.owner;
    const body = { model: 'Corrente 8K', manufacturer: 'Corrente', power: 8 };
    const { item } = await api.call('POST /inverters/single', { as, body });
    expect(item).toMatchObject({ power: 8_000, monitoring: 'Wi-Fi', voltage: '', type: 'inverter' });
    const edited = await api.call('PUT /inverters/single/:id', {
      as,
      params: { id: item._id },
      body: { ...body, power: 2_250, voltage: '220', type: 'microinverter', price: 1_234.56 },
    });
    expect(edited.item).toMatchObject({
      power: 2_250,
      voltage: '220',
      type: 'microinverter',
      price: 1_234.56,
    });
  });

  test('[catalogue-006] the voltage of an inverter is digits only', async () => {
    const body = { model: 'x', manufacturer: 'y', power: 8, voltage: '220 V' };
    const { status, fields } = await api.refused('POST /inverters/single', { as: api.people.owner, body });
    expect(status).toBe(400);
    expect(fields).toEqual([expect.objectContaining({ path: 'voltage' })]);
  });

  test.each(['modules', 'inverters', 'equipaments'] as const)(
    '[catalogue-001, catalogue-002, catalogue-003, catalogue-004] %s: every call of the set, from a new item to none',
    async (kind) => {
      const as = api.people.owner;
      const tag = `Conjunto ${kind}`;
      const body =
        kind === 'equipaments'
          ? { item: tag, manufacturer: 'Y' }
          : { model: tag, manufacturer: 'Y', power: 500 };
      const getName = (one: object) => ('model' in one ? one.model : 'item' in one && one.item);
      const { item } = await api.call(`POST /${kind}/single`, { as, body });
      expect(item).toMatchObject({ ...body, stock: 0, price: 0 });
      const params = { id: item._id };
      const edit = { as, params, body: { ...body, price: 12.5 } };
      expect((await api.call(`PUT /${kind}/single/:id`, edit)).item.price).toBe(12.5);
      const { itemId } = await api.call(`POST /${kind}/single/:id`, { as, params });
      expect(itemId).not.toBe(item._id);
      const copy = (await api.call(`GET /${kind}/single/:id`, { as, params: { id: itemId } })).item;
      expect([getName(copy), copy.price]).toEqual([`${tag} (cópia)`, 12.5]);
      const search = { searchValue: tag };
      const ids = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id).sort();
      const both = ids([item, copy]);
      expect(ids((await api.call(`POST /${kind}/filtered`, { as, body: search })).items)).toEqual(both);
      const page = { as, params: { multiplier: 1 } };
      const found = await api.call(`POST /${kind}/filtered/:multiplier`, {
        ...page,
        body: { ...search, wantsTotal: true },
      });
      expect([ids(found.items), found.hasMoreItems, found.total]).toEqual([both, false, 2]);
      const first = await api.call(`GET /${kind}/paginated/:multiplier`, page);
      expect(first.items.length).toBeLessThanOrEqual(10);
      await api.call(`DELETE /${kind}/single/:id`, { as, params });
      expect((await api.refused(`GET /${kind}/single/:id`, { as, params })).status).toBe(404);
      const rest = { as, body: { itemsIds: [itemId] } };
      expect(await api.call(`POST /${kind}/selected`, rest)).toEqual({ deleted: 1 });
      expect((await api.call(`POST /${kind}/filtered`, { as, body: search })).items).toEqual([]);
    },
  );

  test('[catalogue-002] equipment has its own fields, and is found by them', async () => {
    const as = api.people.owner;
    const body = { item: 'Cabo solar 6 mm²', manufacturer: 'Fios', detail: 'Preto', price: 8.9, stock: 500 };
    const { item } = await api.call('POST /equipaments/single', { as, body });
    expect(item).toMatchObject(body);
    const { items } = await api.call('POST /equipaments/filtered/:multiplier', {
      as,
      params: { multiplier: 1 },
      body: { searchValue: 'preto cabo', fetchId: as.accountId },
    });
    expect(items).toEqual([item]);
  });

  test('[catalogue-001] search by words of model, maker or power, in any order', async () => {
    await addModule({ model: 'Órion Bifacial', manufacturer: 'Sete Léguas', power: 615 });
    expect(await names('leguas orion')).toEqual(['Órion Bifacial']);
    expect(await names('615')).toEqual(['Órion Bifacial']);
    expect(await names('100%')).toEqual([]);
  });

  test('[catalogue-001] pages of the list by name', async () => {
    for (const number of ['03', '01', '02']) await addModule({ model: `Página ${number}` });
    const page = (multiplier: number) =>
      api.call('POST /modules/filtered/:multiplier', {
        as: api.people.owner,
        params: { multiplier },
        body: { searchValue: 'Página', pageSize: 2, wantsTotal: multiplier === 1 },
      });
    const [first, second] = [await page(1), await page(2)];
    expect(first.items.map(({ model }) => model)).toEqual(['Página 01', 'Página 02']);
    expect(first.hasMoreItems).toBe(true);
    expect(second.items.map(({ model }) => model)).toEqual(['Página 03']);
    expect(second.hasMoreItems).toBe(false);
    // Counted for whoever asks.
    expect([first.total, second.total]).toEqual([3, undefined]);
    const { items } = await api.call('GET /modules/paginated/:multiplier', {
      as: api.people.owner,
      params: { multiplier: 1 },
    });
    expect(items.length).toBeLessThanOrEqual(10);
  });

  test('[catalogue-003] a duplicate is another item, and says so', async () => {
    const as = api.people.owner;
    const { _id } = await addModule({ model: 'Original', price: 700.1 });
    const { itemId } = await api.call('POST /modules/single/:id', { as, params: { id: _id } });
    const { item } = await api.call('GET /modules/single/:id', { as, params: { id: itemId } });
    expect(itemId).not.toBe(_id);
    expect(item).toMatchObject({ model: 'Original (cópia)', price: 700.1, version: 1 });
  });

  test('[catalogue-001] one or several are deleted; what is gone already does not stop the others', async () => {
    const as = api.people.owner;
    const [one, two, three] = [await addModule(), await addModule(), await addModule()];
    await api.call('DELETE /modules/single/:id', { as, params: { id: one._id } });
    const itemsIds = [one, two, three].map(({ _id }) => _id);
    expect(await api.call('POST /modules/selected', { as, body: { itemsIds } })).toEqual({ deleted: 2 });
    expect((await api.refused('POST /modules/selected', { as, body: { itemsIds } })).status).toBe(404);
  });

  test('who edits what somebody else has changed is told, and nothing is overwritten', async () => {
    const as = api.people.owner;
    const { _id, version } = await addModule({ model: 'Disputado' });
    const params = { id: _id };
    await api.call('PUT /modules/single/:id', { as, params, body: { ...panel, model: 'Primeiro', version } });
    const body = { ...panel, model: 'Segundo', version };
    const { status, message } = await api.refused('PUT /modules/single/:id', { as, params, body });
    expect(status).toBe(409);
    expect(message).toContain('dono');
    expect((await api.call('GET /modules/single/:id', { as, params })).item.model).toBe('Primeiro');
  });

  test('[catalogue-010] another account neither sees nor touches an item', async () => {
    const { neighbour } = api.people;
    const { _id } = await addModule({ model: 'Só do dono' });
    const params = { id: _id };
    expect(await names('Só do dono', neighbour)).toEqual([]);
    const search = { params: { multiplier: 1 }, body: { searchValue: 'Só do dono', wantsTotal: true } };
    expect((await api.call('POST /modules/filtered/:multiplier', { as: neighbour, ...search })).total).toBe(
      0,
    );
    for (const call of [
      () => api.refused('GET /modules/single/:id', { as: neighbour, params }),
      () => api.refused('PUT /modules/single/:id', { as: neighbour, params, body: panel }),
      () => api.refused('POST /modules/single/:id', { as: neighbour, params }),
      () => api.refused('DELETE /modules/single/:id', { as: neighbour, params }),
      () => api.refused('POST /modules/selected', { as: neighbour, body: { itemsIds: [_id] } }),
    ]) {
      expect((await call()).status).toBe(404);
    }
    expect(await names('Só do dono')).toEqual(['Só do dono']);
  });

  test('an id of one catalogue is none of another', async () => {
    const { _id } = await addModule();
    const as = api.people.owner;
    for (const id of [_id, generateId()]) {
      expect((await api.refused('GET /inverters/single/:id', { as, params: { id } })).status).toBe(404);
    }
  });

  test('[catalogue-008] a vendor without kitsManager looks, and changes nothing', async () => {
    const { vendor, owner } = api.people;
    const { _id } = await addModule({ model: 'Olhar e não mexer' });
    const params = { id: _id };
    expect(await names('Olhar', vendor)).toEqual(['Olhar e não mexer']);
    for (const call of [
      () => api.refused('POST /modules/single', { as: vendor, body: panel }),
      () => api.refused('PUT /modules/single/:id', { as: vendor, params, body: panel }),
      () => api.refused('POST /modules/single/:id', { as: vendor, params }),
      () => api.refused('DELETE /modules/single/:id', { as: vendor, params }),
      () => api.refused('POST /modules/selected', { as: vendor, body: { itemsIds: [_id] } }),
    ]) {
      expect((await call()).status).toBe(403);
    }
    await api.query(`update users set permissions = '{"kitsManager": true}' where id = $1`, [vendor.userId]);
    expect((await addModule({}, vendor)).lastUpdate.userName).toBe('vendedor');
    await api.query(`update users set permissions = '{}' where id = $1`, [vendor.userId]);
    expect(await names('Olhar', owner)).toHaveLength(1);
  });

  test('[shell-010] a vendor without a permission that needs equipment sees neither it nor its price', async () => {
    const { newcomer } = api.people;
    const { _id } = await addModule({ model: 'Preço de custo' });
    const allow = (permissions: object) =>
      api.query('update users set permissions = $2 where id = $1', [
        newcomer.userId,
        JSON.stringify(permissions),
      ]);
    for (const permissions of [{}, { salesKanban: true, customersList: true }]) {
      await allow(permissions);
      for (const call of [
        () => api.refused('GET /modules/single/:id', { as: newcomer, params: { id: _id } }),
        () => api.refused('GET /modules/paginated/:multiplier', { as: newcomer, params: { multiplier: 1 } }),
        () => api.refused('POST /inverters/filtered', { as: newcomer, body: { searchValue: '' } }),
        () =>
          api.refused('POST /kits/filtered/:userId/:multiplier', {
            as: newcomer,
            params: { userId: newcomer.userId, multiplier: 1 },
            body: {},
          }),
        () => api.refused('GET /kits/options/:userId', { as: newcomer, params: { userId: newcomer.userId } }),
      ]) {
        expect((await call()).status).toBe(403);
      }
    }
    for (const flag of ['kitsManager', 'proposalsList', 'salesManager', 'pricingEdit']) {
      await allow({ [flag]: true });
      expect(await names('Preço de custo', newcomer)).toEqual(['Preço de custo']);
    }
    await allow({});
  });

  test('[catalogue-009, kits-010] accounts that are not ENTERPRISE, and white-labels, have no catalogue', async () => {
    const { basic, neighbour } = api.people;
    const status = async (as: TestPerson) =>
      (await api.refused('POST /modules/filtered', { as, body: { searchValue: '' } })).status;
    expect(await status(basic)).toBe(403);
    await api.query(`update accounts set whitelabel = 'PARCEIRO' where id = $1`, [neighbour.accountId]);
    expect(await status(neighbour)).toBe(403);
    await api.query('update accounts set whitelabel = null where id = $1', [neighbour.accountId]);
  });
});
