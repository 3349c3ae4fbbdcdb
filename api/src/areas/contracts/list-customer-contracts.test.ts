import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { insertContract } from '../../../test/signatures';

const LIST = 'GET /contracts/customer/:cid';

describeApi('contracts of a customer', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  test('are those of all sales that the caller may open, newest first, and of no other account', async () => {
    const { owner, vendor, neighbour } = api.people;
    const cid = await boards.addCustomer(vendor, 'De dois');
    const own = await boards.addItem(vendor, { customerId: cid });
    const other = await boards.addItem(owner, { customerId: cid });
    const ofVendor = await insertContract(api, vendor, own._id, { name: 'Primeiro', number: 901 });
    const ofOwner = await insertContract(api, owner, other._id, { name: 'Segundo', number: 902 });
    const list = async (as: typeof owner) =>
      (await api.call(LIST, { as, params: { cid } })).contracts.map(({ _id }) => _id);
    expect(new Set(await list(owner))).toEqual(new Set([ofVendor, ofOwner]));
    expect(await list(vendor)).toEqual([ofVendor]);
    expect((await api.refused(LIST, { as: neighbour, params: { cid } })).status).toBe(404);
  });

  test('name their sale and the state of their signature; deleted ones are gone', async () => {
    const { owner } = api.people;
    const cid = await boards.addCustomer(owner, 'De um');
    const { _id, id, name } = await boards.addItem(owner, { customerId: cid });
    const contract = await insertContract(api, owner, _id, { name: 'Contrato', number: 903 });
    const read = async () => (await api.call(LIST, { as: owner, params: { cid } })).contracts;
    expect(await read()).toEqual([
      expect.objectContaining({
        _id: contract,
        number: 903,
        signatureState: null,
        sale: { _id, number: id, type: 'SALES', name },
      }),
    ]);
    await api.query('update sale_contracts set deleted_at = now() where id = $1', [contract]);
    expect(await read()).toEqual([]);
  });
});
