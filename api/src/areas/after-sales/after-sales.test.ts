import { generateId } from '@girassol/api-platform/database';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { addAfterSalesServices } from '../../../test/after-sales';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const SAVE = 'POST /sales/single/services/single/:saleId/:serviceId';
const REMOVE = 'DELETE /sales/single/services/single/:saleId/:serviceId';
const EDIT = 'PATCH /sales/single/:userId/:saleId';

describeApi('services of an activity', (api) => {
  let boards: TestBoards;
  let cleaning: string;
  let cable: string;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    ({ cleaning, cable } = await addAfterSalesServices(api, api.people.owner));
  });

  const newActivity = () => boards.addItem(api.people.owner, { type: 'AFTER_SALES', name: 'Revisão' });
  const save = (
    saleId: string,
    serviceId: string,
    body: RequestBody<typeof SAVE>,
    as: TestPerson = api.people.owner,
  ) => api.call(SAVE, { as, params: { saleId, serviceId }, body });
  const refused = async (saleId: string, serviceId: string, as: TestPerson = api.people.owner) =>
    (await api.refused(SAVE, { as, params: { saleId, serviceId }, body: { price: 1 } })).status;
  const read = async (saleId: string) =>
    (await api.call('GET /sales/single/:saleId', { as: api.people.owner, params: { saleId } })).sale;

  test('what can be chosen stands in the settings of the account', async () => {
    const { owner, neighbour } = api.people;
    const getServices = async (as: TestPerson) =>
      (await api.call('GET /settings/user/:userId', { as, params: { userId: as.userId } })).settings
        .afterSalesServices;
    expect(await getServices(owner)).toEqual([
      { _id: cleaning, name: 'Limpeza dos módulos', type: 'SERVICE', price: 400 },
      { _id: cable, name: 'Cabo solar 6 mm²', type: 'SUPPLY', price: 9.5 },
    ]);
    expect(await getServices(neighbour)).toEqual([]);
  });

  test('[boards.aftersales-003] a saved service answers the total, which is the amount of the activity', async () => {
    const { _id } = await newActivity();
    await save(_id, cleaning, { price: 450.5, priceComps: ['Mão de obra', '', 'Deslocamento'] });
    const { price, afterSalesData } = await save(_id, cable, { price: 9.9, quantity: 30 });
    expect(price).toBe(747.5);
    expect(afterSalesData.services).toEqual([
      {
        _id: cleaning,
        serviceName: 'Limpeza dos módulos',
        type: 'SERVICE',
        quantity: 1,
        price: 450.5,
        priceComps: ['Mão de obra', 'Deslocamento'],
      },
      {
        _id: cable,
        serviceName: 'Cabo solar 6 mm²',
        type: 'SUPPLY',
        quantity: 30,
        price: 9.9,
        priceComps: [],
      },
    ]);
    expect(await read(_id)).toMatchObject({
      amount: 747.5,
      afterSalesData,
      lastActivityText: 'serviço de dono',
    });
    const lines = await api.query('select title from histories where sale_id = $1 order by registered_at', [
      _id,
    ]);
    expect(lines.map(({ title }) => title)).toEqual([
      'Atividade cadastrada',
      'Serviço adicionado',
      'Serviço adicionado',
    ]);
  });

  test('[boards.aftersales-002, boards.aftersales-003] saving again changes the line; a SERVICE is done once', async () => {
    const { _id } = await newActivity();
    await save(_id, cleaning, { price: 100 });
    const { price, afterSalesData } = await save(_id, cleaning, { price: 120, quantity: 5 });
    expect(price).toBe(120);
    expect(afterSalesData.services).toHaveLength(1);
    expect(afterSalesData.services[0]?.quantity).toBe(1);
  });

  test('[boards.aftersales-004] a removed service leaves the total', async () => {
    const { _id } = await newActivity();
    await save(_id, cleaning, { price: 100 });
    await save(_id, cable, { price: 10, quantity: 2 });
    const params = { saleId: _id, serviceId: cleaning };
    const { price, afterSalesData } = await api.call(REMOVE, { as: api.people.owner, params });
    expect(price).toBe(20);
    expect(afterSalesData.services.map((line) => line._id)).toEqual([cable]);
    expect((await api.refused(REMOVE, { as: api.people.owner, params })).status).toBe(404);
  });

  test('the amount of an activity with services is not typed; the rest of an edit is', async () => {
    const { owner } = api.people;
    const { _id } = await newActivity();
    await save(_id, cleaning, { price: 100 });
    const params = { userId: owner.userId, saleId: _id };
    const { fields, status } = await api.refused(EDIT, { as: owner, params, body: { amount: 1 } });
    expect(status).toBe(400);
    expect(fields).toEqual([expect.objectContaining({ path: 'amount' })]);
    const { sale } = await api.call(EDIT, { as: owner, params, body: { amount: 100, name: 'Outra' } });
    expect(sale).toMatchObject({ amount: 100, name: 'Outra' });
  });

  test('[boards.aftersales-006] an activity keeps the system it is about', async () => {
    const { owner } = api.people;
    const system = {
      power: 5.4,
      modsQtd: 12,
      invQtd: 1,
      distance: 18.5,
      roofHight: 4,
      inverterType: 'Micro',
    };
    const { _id, id } = await boards.addItem(owner, { type: 'AFTER_SALES', ...system });
    expect((await read(_id)).afterSalesData).toEqual({
      ...system,
      serviceOrder: `#${String(id).padStart(5, '0')}`,
      services: [],
    });
    expect((await read((await boards.addItem(owner, {}))._id)).afterSalesData).toBeNull();
  });

  test('[boards-034] refused without the module, to who may not see it, on other boards and for unknown services', async () => {
    const { owner, colleague, vendor, neighbour } = api.people;
    const { _id } = await newActivity();
    expect(await refused(_id, generateId())).toBe(404);
    expect(await refused(_id, cleaning, neighbour)).toBe(404);
    expect(await refused(_id, cleaning, vendor)).toBe(404);
    expect(await refused(_id, cleaning, colleague)).toBe(404);
    const sale = await boards.addItem(owner, {});
    expect(await refused(sale._id, cleaning)).toBe(404);
    const theirs = await boards.addItem(neighbour, { type: 'AFTER_SALES' });
    expect(await refused(theirs._id, cleaning, neighbour)).toBe(403);
    expect((await read(_id)).afterSalesData?.services).toEqual([]);
  });

  test('a sum that is too large is refused, and nothing is written', async () => {
    const { _id } = await newActivity();
    const { status } = await api.refused(SAVE, {
      as: api.people.owner,
      params: { saleId: _id, serviceId: cable },
      body: { price: 9_999_999_999, quantity: 2 },
    });
    expect(status).toBe(400);
    expect((await read(_id)).afterSalesData?.services).toEqual([]);
  });
});
