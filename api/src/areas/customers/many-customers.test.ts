import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createCustomerTestClient } from '../../../test/customers';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const SEARCH = 'POST /customers/filtered/:userId/:multiplier';
const OWNERS = 'PUT /customers/selected/owners';

describeApi('many customers at once', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const { single, names, getHistory } = createCustomerTestClient(api);

  test('[customers-001, customers-007] one is archived and taken back, and leaves the default list meanwhile', async () => {
    const { owner } = api.people;
    const cid = await boards.addCustomer(owner, 'Guardada Um');
    const search = { searchValue: 'guardada' };
    await api.call('PATCH /customers/single/archived-true/:id', { as: owner, params: { id: cid } });
    expect(await names(owner, search)).toEqual([]);
    expect(await names(owner, { ...search, filter2Active: true, filter2Value: true })).toEqual([
      'Guardada Um',
    ]);
    expect((await single(owner, cid)).archived).toBe(true);
    await api.call('PATCH /customers/single/archived-false/:id', { as: owner, params: { id: cid } });
    expect(await names(owner, search)).toEqual(['Guardada Um']);
    expect((await getHistory(cid)).map(({ title }) => title)).toEqual([
      'Cliente cadastrado',
      'Cliente arquivado',
      'Cliente desarquivado',
    ]);
  });

  test('[customers-007] several are archived and taken back together, all or none', async () => {
    const { owner, neighbour } = api.people;
    const ids = [await boards.addCustomer(owner, 'Lote A'), await boards.addCustomer(owner, 'Lote B')];
    const archive = (customersIds: string[]) =>
      api.call('PUT /customers/selected/archived-true', { as: owner, body: { customersIds } });
    expect(await archive(ids)).toEqual({ changed: 2 });
    expect(await archive(ids)).toEqual({ changed: 0 });
    expect(
      await api.call('PUT /customers/selected/archived-false', { as: owner, body: { customersIds: ids } }),
    ).toEqual({ changed: 2 });
    const foreign = [...ids, boards.neighbourCustomerId];
    expect(
      (
        await api.refused('PUT /customers/selected/archived-true', {
          as: owner,
          body: { customersIds: foreign },
        })
      ).status,
    ).toBe(404);
    expect(await names(owner, { searchValue: 'lote' })).toHaveLength(2);
    expect((await single(neighbour, boards.neighbourCustomerId)).archived).toBe(false);
  });

  test('[customers-008] several get another owner; two owners share them out in turn', async () => {
    const { owner, vendor, colleague, neighbour } = api.people;
    const ids: string[] = [];
    for (const name of ['Turno 1', 'Turno 2', 'Turno 3']) ids.push(await boards.addCustomer(owner, name));
    const give = (owners: string[], as = owner) =>
      api.call(OWNERS, { as, body: { customersIds: ids, owners } });
    const owners = async () => {
      const found = [];
      for (const id of ids) found.push((await single(owner, id)).owner._id);
      return found;
    };
    expect(await give([vendor.userId])).toMatchObject({ changed: 3 });
    expect(await owners()).toEqual([vendor.userId, vendor.userId, vendor.userId]);
    expect(await give([colleague.userId, vendor.userId])).toMatchObject({ changed: 2 });
    expect(await owners()).toEqual([colleague.userId, vendor.userId, colleague.userId]);
    expect((await getHistory(ids[0] ?? '')).at(-1)?.content).toBe('Turno 1 passou para colega.');
    const refusedFor = async (as: TestPerson, to: string) =>
      (await api.refused(OWNERS, { as, body: { customersIds: ids, owners: [to] } })).status;
    expect(await refusedFor(owner, neighbour.userId)).toBe(404);
    // Leads the colleague; the owner is nobody's to give to.
    expect(await give([vendor.userId], vendor)).toMatchObject({ changed: 2 });
    expect(await refusedFor(vendor, owner.userId)).toBe(403);
    expect(await refusedFor(colleague, colleague.userId)).toBe(403);
  });

  test('who sees a customer by an item only may not decide about it', async () => {
    const { owner, vendor } = api.people;
    const cid = await boards.addCustomer(owner, 'Só Olhar');
    const archive = () =>
      api.refused('PATCH /customers/single/archived-true/:id', { as: vendor, params: { id: cid } });
    expect((await archive()).status).toBe(404);
    await boards.addItem(owner, { customerId: cid, vendor: vendor.userId });
    expect((await archive()).status).toBe(403);
    expect((await single(vendor, cid)).archived).toBe(false);
  });

  test('[customers-015] pages have the size that is asked for, from 2 to 50', async () => {
    const { owner } = api.people;
    const page = (pageSize: number) =>
      api.call(SEARCH, {
        as: owner,
        params: { userId: owner.userId, multiplier: 1 },
        body: { fetchId: owner.accountId, pageSize },
      });
    for (let number = 1; number <= 11; number += 1) await boards.addCustomer(owner, `Um de muitos ${number}`);
    expect((await page(2)).customers).toHaveLength(2);
    expect((await page(50)).customers.length).toBeGreaterThan(10);
    for (const pageSize of [1, 51, 2.5]) {
      const refused = await api.refused(SEARCH, {
        as: owner,
        params: { userId: owner.userId, multiplier: 1 },
        body: { pageSize },
      });
      expect(refused.status).toBe(400);
    }
  });
});
