import type { FoundRecord, SearchRecordKind } from '@girassol/shared-domain/contract';
import { createArchiveTestClient } from '../../../test/archives';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { createItemLifeTestClient, SALE_LOST_REASON } from '../../../test/item-life';
import { beginProposal, createFinishedProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';

describeApiOnEveryDatabase('search of everything', (api) => {
  let boards: TestBoards;
  let cid: string;
  let itemId: string;

  const search = async (as: TestPerson, searchValue: string, kinds: SearchRecordKind[]) =>
    (await api.call('POST /search/records', { as, body: { searchValue, kinds } })).records;
  const named = (records: FoundRecord[]) =>
    records.map((record) => ('name' in record ? record.name : record._id));

  beforeAll(async () => {
    boards = await createTestBoards(api);
    const { owner } = api.people;
    cid = await boards.addCustomer(owner, 'Padaria São João', { document: '52998224725' });
    itemId = (await boards.addItem(owner, { customerId: cid, name: 'Telhado da padaria' }))._id;
  });

  test('items are found by name, customer, document and number, on every board and in every state', async () => {
    const { owner } = api.people;
    await createItemLifeTestClient(api).settings(owner, {
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
    });
    const lost = await boards.addItem(owner, { customerId: cid, name: 'Segunda tentativa' });
    await createItemLifeTestClient(api).change(owner, lost._id, {
      status: 'LOST',
      saleLostReason: SALE_LOST_REASON,
    });
    await boards.addItem(owner, { customerId: cid, type: 'PRE_SALES', name: 'Primeira conversa' });
    expect(named(await search(owner, 'sao joao', ['ITEM']))).toEqual([
      'Primeira conversa',
      'Segunda tentativa',
      'Telhado da padaria',
    ]);
    expect(named(await search(owner, '529.982.247-25', ['ITEM']))).toHaveLength(3);
    const [, tried] = await search(owner, 'padaria', ['ITEM']);
    expect(tried).toMatchObject({ kind: 'ITEM', status: 'LOST', customerName: 'Padaria São João' });
    const found = await search(owner, `#${String(lost.id).padStart(5, '0')}`, ['ITEM']);
    expect(named(found)).toContain('Segunda tentativa');
  });

  test('one and two letters find items by where a word of the name begins, three by any part of it', async () => {
    const { owner } = api.people;
    await boards.addItem(owner, { customerId: cid, name: 'Reforma Xyloto' });
    await boards.addItem(owner, { customerId: cid, name: 'Galpão do Ferxy' });
    expect(named(await search(owner, 'xy', ['ITEM']))).toEqual(['Reforma Xyloto']);
    expect(named(await search(owner, 're', ['ITEM']))).toContain('Reforma Xyloto');
    expect(named(await search(owner, 'rxy', ['ITEM']))).toEqual(['Galpão do Ferxy']);
  });

  test('customers are found archived or not, those in use first', async () => {
    const { owner } = api.people;
    const old = await boards.addCustomer(owner, 'Padaria Antiga');
    await api.call('PATCH /customers/single/archived-true/:id', { as: owner, params: { id: old } });
    expect(await search(owner, 'padaria', ['CUSTOMER'])).toMatchObject([
      { name: 'Padaria São João', archived: false },
      { name: 'Padaria Antiga', archived: true },
    ]);
  });

  test('a note is found by its text, with the line that has it', async () => {
    const { owner } = api.people;
    await api.call('POST /notes/new/:id', {
      as: owner,
      params: { id: itemId },
      body: { noteText: 'Ligou hoje.\nPediu carência de 90 dias.', noteType: 'Anotação' },
    });
    expect(await search(owner, 'carencia', ['NOTE'])).toMatchObject([
      { kind: 'NOTE', excerpt: 'Pediu carência de 90 dias.', item: { _id: itemId, type: 'SALES' } },
    ]);
  });

  test('a file is found by its name, until it or its folder is deleted', async () => {
    const { owner } = api.people;
    const archive = createArchiveTestClient(api, () => ({ owner, cid }));
    const folder = await archive.addFolder('Contas');
    await archive.addFile(folder._id, 'Conta de março');
    expect(await search(owner, 'marco', ['FILE'])).toMatchObject([
      { name: 'Conta de março', folderName: 'Contas', customer: { name: 'Padaria São João' } },
    ]);
    await api.call('DELETE /archives/customer/folder/:cid/:folderId', {
      as: owner,
      params: { cid, folderId: folder._id },
    });
    expect(await search(owner, 'marco', ['FILE'])).toEqual([]);
  });

  test('proposals are found by number and customer, drafts too', async () => {
    const { owner } = api.people;
    const finished = await createFinishedProposal(api, owner, cid);
    await beginProposal(api, owner, cid);
    expect(await search(owner, 'são joão', ['PROPOSAL'])).toMatchObject([
      { kind: 'PROPOSAL', finished: false, count: null },
      { finished: true, count: finished.count, customer: { name: 'Padaria São João' } },
    ]);
    expect(await search(owner, String(finished.count), ['PROPOSAL'])).toMatchObject([{ _id: finished._id }]);
  });

  test('without a text the answer is what the caller worked on last', async () => {
    const { owner, vendor } = api.people;
    const [mine, other] = [
      await boards.addCustomer(vendor, 'Primeiro meu'),
      await boards.addCustomer(vendor, 'Segundo meu'),
    ];
    await api.call('PATCH /customers/single/:userId/:cid', {
      as: vendor,
      params: { userId: vendor.userId, cid: mine },
      body: { profession: 'Padeiro' },
    });
    expect(await search(vendor, '', ['ITEM', 'CUSTOMER'])).toMatchObject([
      { kind: 'CUSTOMER', _id: mine, workedTimestamp: expect.any(Number) },
      { kind: 'CUSTOMER', _id: other },
    ]);
    const own = await search(owner, '', ['ITEM', 'CUSTOMER', 'PROPOSAL']);
    expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['ITEM', 'CUSTOMER', 'PROPOSAL']));
  });

  test('[shell-010] kits and equipment are found by whoever works with them, of the own account', async () => {
    const { owner, newcomer, neighbour } = api.people;
    const module = { model: 'Girândola 610', manufacturer: 'Helios', power: 610 };
    const { item } = await api.call('POST /modules/single', { as: owner, body: module });
    const { kit } = await api.call('POST /kits/kit-data/:userId/:kitId', {
      as: owner,
      params: { userId: owner.userId, kitId: '0' },
      body: {
        kitData: {
          kitPrice: 9_000,
          supplier: 'Aurora Distribuidora Solar',
          voltage: '220 V',
          fixation: 'Laje',
        },
        pvModuleData: [
          { manufacturer: 'Helios', model: 'Girândola 610', power: 610, quantity: 10, price: 600 },
        ],
        inverterData: [{ iManufacturer: 'Corrente', iModel: 'C5', iPower: 5, iQuantity: 1, price: 4_000 }],
        additionalItems: [],
      },
    });
    const equipment: SearchRecordKind[] = ['CATALOGUE_ITEM', 'KIT'];
    expect(await search(owner, 'girandola', equipment)).toMatchObject([
      { kind: 'CATALOGUE_ITEM', _id: item._id, catalogue: 'modules' },
      { kind: 'KIT', _id: kit._id, price: 9_000 },
    ]);
    for (const person of [newcomer, neighbour])
      expect(await search(person, 'girandola', equipment)).toEqual([]);
  });

  test('a vendor finds own things, a newcomer nothing, a neighbour nothing of this account', async () => {
    const { vendor, newcomer, neighbour, basic } = api.people;
    const own = await boards.addItem(vendor, { name: 'Telhado meu' });
    const all: SearchRecordKind[] = ['ITEM', 'CUSTOMER', 'NOTE', 'FILE', 'PROPOSAL', 'CATALOGUE_ITEM', 'KIT'];
    expect(named(await search(vendor, 'telhado', ['ITEM']))).toEqual([own.name]);
    expect(await search(vendor, 'padaria', all)).toEqual([]);
    for (const person of [newcomer, neighbour, basic]) {
      expect(await search(person, 'padaria', all)).toEqual([]);
      expect(await search(person, 'carencia', all)).toEqual([]);
      expect(named(await search(person, '', all))).not.toContain('Padaria São João');
    }
  });

  test('the own signs of the search are ordinary characters', async () => {
    expect(await search(api.people.owner, '%', ['ITEM', 'NOTE', 'PROPOSAL', 'FILE', 'CUSTOMER'])).toEqual([]);
  });
});
