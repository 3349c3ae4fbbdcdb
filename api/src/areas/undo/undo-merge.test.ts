import type { RequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { createArchiveTestClient } from '../../../test/archives';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createFinishedProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';

const MERGE = 'POST /customers/merge';
const UNDO = 'POST /sales/undo/:deedId';

describeApi('taking back a merge of customers', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const owner = () => api.people.owner;
  /** Merges two customers and returns the id of the undoable action. */
  async function merge(
    body: Omit<RequestBody<typeof MERGE>, 'fields'> & { fields?: string[] },
    as = owner(),
  ) {
    await api.call(MERGE, { as, body: { fields: [], ...body } as RequestBody<typeof MERGE> });
    const [deed] = await api.query<{ id: string }>(
      "select id from deeds where user_id = $1 and label = 'união dos clientes' order by made_at desc limit 1",
      [as.userId],
    );
    return deed?.id ?? '';
  }
  const undo = (deedId: string, as = owner()) => api.call(UNDO, { as, params: { deedId } });
  const refusedUndo = (deedId: string, as: TestPerson = owner()) =>
    api.refused(UNDO, { as, params: { deedId } });
  const row = async (id: string) =>
    (await api.query<Record<string, unknown>>('select * from customers where id = $1', [id]))[0];
  const edit = (cid: string, body: object) =>
    api.call('PATCH /customers/single/:userId/:cid', {
      as: owner(),
      params: { userId: owner().userId, cid },
      body,
    });
  const follow = (id: string, as: TestPerson) =>
    api.call('PUT /notifications/follows/:subject/:subjectId', {
      as,
      params: { subject: 'CUSTOMER', subjectId: id },
      body: { isFollowing: true },
    });
  const history = async (id: string) =>
    (
      await api.query<{ line: string }>(
        "select title || ': ' || content as line from histories where customer_id = $1 order by registered_at desc, id desc",
        [id],
      )
    ).map(({ line }) => line);
  const customerOf = async (table: string, id: string) =>
    (await api.query<{ customer_id: string }>(`select customer_id from ${table} where id = $1`, [id]))[0]
      ?.customer_id;
  const openArchive = (cid: string) =>
    api.call('GET /archives/customer/:userId/:cid', { as: owner(), params: { userId: owner().userId, cid } });

  test('both customers are as before, each with its own items, proposals, folders, follows and history', async () => {
    const keep = await boards.addCustomer(owner(), 'Bia Prates', { city: 'Blumenau', uf: 'SC' });
    const remove = await boards.addCustomer(owner(), 'Beatriz Prates', {
      document: '11222333000181',
      email: 'bia@exemplo.com.br',
      city: 'Itajaí',
      uf: 'SC',
    });
    const own = await boards.addItem(owner(), { customerId: keep, name: 'Dela' });
    const moved = await boards.addItem(owner(), { customerId: remove, name: 'Telhado' });
    const proposal = await createFinishedProposal(api, owner(), remove);
    for (const id of [keep, remove]) await openArchive(id);
    for (const id of [keep, remove]) await follow(id, owner());
    await follow(remove, api.people.supervisor);
    const before = {
      keep: await row(keep),
      remove: await row(remove),
      lines: await history(remove),
      folders: await api.query('select * from archive_folders where customer_id = $1 order by id', [remove]),
      follows: await api.query('select * from follows where customer_id = $1 order by user_id', [remove]),
    };
    const deed = await merge({ keep, remove, fields: ['name', 'document', 'address'] });
    expect(await row(remove)).toBeUndefined();
    expect(await undo(deed)).toEqual({ label: 'união dos clientes', items: [], customers: [keep, remove] });

    expect(await row(remove)).toEqual(before.remove);
    const { version, updated_at, ...fields } = before.keep ?? {};
    expect(await row(keep)).toMatchObject({ ...fields, version: Number(version) + 2 });
    expect(updated_at).toBeDefined();
    expect(await customerOf('sales', own._id)).toBe(keep);
    expect(await customerOf('sales', moved._id)).toBe(remove);
    expect(await customerOf('proposals', proposal._id)).toBe(remove);
    expect(
      await api.query('select * from archive_folders where customer_id = $1 order by id', [remove]),
    ).toEqual(before.folders);
    expect(
      await api.query('select * from follows where customer_id = $1 order by user_id', [remove]),
    ).toEqual(before.follows);
    expect(await history(remove)).toEqual([
      'União desfeita: Voltou a ser um cliente à parte de Bia Prates.',
      ...before.lines,
    ]);
    expect((await history(keep))[0]).toBe(
      'União desfeita: Beatriz Prates voltou a ser um cliente à parte, com o que era dele.',
    );
    expect(await refusedUndo(deed)).toMatchObject({ status: 409, message: 'Isto já foi desfeito.' });
    // What devices without a signal send to the customer goes to that customer again.
    expect(await row(keep)).toMatchObject({ merged_ids: [] });
  });

  test('the timeline of the customer that remained leaves out a merge that was undone, not one that was done again', async () => {
    const [keep, remove] = [
      await boards.addCustomer(owner(), 'Jonas Um'),
      await boards.addCustomer(owner(), 'Jonas Dois'),
    ];
    const listMerges = async () => {
      const { entries } = await api.call('GET /customers/timeline/:cid/:multiplier', {
        as: owner(),
        params: { cid: keep, multiplier: '1' },
      });
      return entries.filter(({ event }) => event === 'CUSTOMER_MERGED');
    };
    await undo(await merge({ keep, remove }));
    expect(await listMerges()).toEqual([]);
    await merge({ keep, remove });
    expect(await listMerges()).toHaveLength(1);
  });

  test('later changes: fields changed since stay, deleted items stay deleted, and what was made of moved items goes with them', async () => {
    const keep = await boards.addCustomer(owner(), 'Caio Lima', { email: '', phone: '4733330001' });
    const remove = await boards.addCustomer(owner(), 'Caio S. Lima', {
      email: 'caio@exemplo.com.br',
      phone: '4733330002',
    });
    const moved = await boards.addItem(owner(), { customerId: remove, name: 'Casa' });
    const deleted = await boards.addItem(owner(), { customerId: remove, name: 'Loja' });
    const deed = await merge({ keep, remove, fields: ['email', 'phone'] });
    await edit(keep, { email: 'novo@exemplo.com.br' });
    await api.call('DELETE /sales/single/:userId/:itemId', {
      as: owner(),
      params: { userId: owner().userId, itemId: deleted._id },
    });
    const later = await boards.addItem(owner(), { customerId: keep, name: 'Depois' });
    const linked = await createFinishedProposal(api, owner(), keep);
    await api.query('update proposals set sale_id = $1 where id = $2', [moved._id, linked._id]);
    await api.call('POST /notes/new/:id', {
      as: owner(),
      params: { id: moved._id },
      body: { noteText: 'Visita', noteType: 'Visita' },
    });
    await undo(deed);

    expect(await row(keep)).toMatchObject({ email: 'novo@exemplo.com.br', phone: '4733330001' });
    expect(await row(remove)).toMatchObject({ email: 'caio@exemplo.com.br', phone: '4733330002' });
    expect(await customerOf('sales', later._id)).toBe(keep);
    expect(await customerOf('sales', moved._id)).toBe(remove);
    expect(await customerOf('sales', deleted._id)).toBeUndefined();
    expect(await customerOf('proposals', linked._id)).toBe(remove);
    expect((await history(remove)).some((line) => line.startsWith('Nota adicionada'))).toBe(true);
    expect((await history(keep))[0]).toBe(
      'União desfeita: Caio S. Lima voltou a ser um cliente à parte, com o que era dele. Não voltou, porque mudou depois: E-mail.',
    );
  });

  test('files go with their folder, also later ones, and a deleted file can be restored again', async () => {
    const keep = await boards.addCustomer(owner(), 'Ivo Um');
    const remove = await boards.addCustomer(owner(), 'Ivo Dois');
    const client = (cid: string) => createArchiveTestClient(api, () => ({ owner: owner(), cid }));
    const [before, after] = [client(remove), client(keep)];
    const folder = await before.addFolder('Contas');
    await before.addFile(folder._id, 'Maio');
    const deleted = await before.addFile(folder._id, 'Abril');
    const file = { cid: remove, fileId: deleted._id };
    await api.call('DELETE /archives/customer/file/:cid/:fileId', { as: owner(), params: file });
    const deed = await merge({ keep, remove });
    await after.addFile(folder._id, 'Junho');
    const own = await after.addFolder('Fica');
    await after.addFile(own._id, 'Daqui');
    await undo(deed);
    expect(await before.filesIn(folder._id)).toEqual(['Maio', 'Junho']);
    await api.call('POST /archives/customer/file/restore/:cid/:fileId', { as: owner(), params: file });
    expect(await before.filesIn(folder._id)).toEqual(expect.arrayContaining(['Abril', 'Maio', 'Junho']));
    expect(await after.filesIn(own._id)).toEqual(['Daqui']);
    expect(await after.folderNames()).not.toContain('Contas');
  });

  test('an address is one thing: a city changed since leaves the street, too', async () => {
    const keep = await boards.addCustomer(owner(), 'Dora Reis', { city: 'Blumenau', uf: 'SC' });
    const remove = await boards.addCustomer(owner(), 'Dora M. Reis', { city: 'Itajaí', uf: 'SC' });
    await edit(remove, { addressDetail: { street: 'Rua Nova' } });
    const deed = await merge({ keep, remove, fields: ['address'] });
    await edit(keep, { city: 'Joinville' });
    await undo(deed);
    expect(await row(keep)).toMatchObject({ city: 'Joinville', street: 'Rua Nova' });
  });

  test('two merges into one customer: each is undone alone, in any order', async () => {
    const keep = await boards.addCustomer(owner(), 'Eva Um');
    const [first, second] = [
      await boards.addCustomer(owner(), 'Eva Dois'),
      await boards.addCustomer(owner(), 'Eva Três'),
    ];
    const items = [
      await boards.addItem(owner(), { customerId: first }),
      await boards.addItem(owner(), { customerId: second }),
    ];
    const deeds = [await merge({ keep, remove: first }), await merge({ keep, remove: second })];
    await undo(deeds[0] ?? '');
    expect(await row(keep)).toMatchObject({ merged_ids: [second] });
    expect(await customerOf('sales', items[0]?._id ?? '')).toBe(first);
    expect(await customerOf('sales', items[1]?._id ?? '')).toBe(keep);
    await undo(deeds[1] ?? '');
    expect(await customerOf('sales', items[1]?._id ?? '')).toBe(second);
  });

  test('refused where the customer that remained was merged on, or a document was taken; then nothing has changed', async () => {
    const [a, b, c] = [
      await boards.addCustomer(owner(), 'Fabi A', { document: '86288366757' }),
      await boards.addCustomer(owner(), 'Fabi B'),
      await boards.addCustomer(owner(), 'Fabi C'),
    ];
    const first = await merge({ keep: b, remove: a });
    const second = await merge({ keep: c, remove: b });
    expect(await refusedUndo(first)).toMatchObject({
      status: 409,
      message:
        'Não dá mais para desfazer: o cliente que ficou foi unido a outro depois disso. Nada foi alterado.',
    });
    await undo(second);
    const taker = await boards.addCustomer(owner(), 'Fabi D', { document: '86288366757' });
    expect(await refusedUndo(first)).toMatchObject({
      status: 409,
      message: 'Não dá mais para desfazer: o documento de antes já é de outro cliente. Nada foi alterado.',
    });
    expect(await row(a)).toBeUndefined();
    await edit(taker, { document: '' });
    await undo(first);
    expect(await row(a)).toMatchObject({ document: '86288366757' });
  });

  test('another person, another account, and a person who may not merge any more: refused', async () => {
    const { vendor, neighbour } = api.people;
    const [keep, remove] = [
      await boards.addCustomer(vendor, 'Gil Um'),
      await boards.addCustomer(vendor, 'Gil Dois'),
    ];
    const deed = await merge({ keep, remove }, vendor);
    for (const stranger of [owner(), neighbour])
      expect(await refusedUndo(deed, stranger)).toMatchObject({ status: 404 });
    await api.query('update customers set owner_id = $1 where id = $2', [owner().userId, keep]);
    expect((await refusedUndo(deed, vendor)).status).toBeGreaterThanOrEqual(403);
    expect(await row(remove)).toBeUndefined();
    await api.query('update customers set owner_id = $1 where id = $2', [vendor.userId, keep]);
    await undo(deed, vendor);
    expect(await row(remove)).toMatchObject({ name: 'Gil Dois' });
  });

  test('the function that moves lines of history back stays inside the account', async () => {
    const [keep, remove] = [
      await boards.addCustomer(owner(), 'Hugo Um'),
      await boards.addCustomer(owner(), 'Hugo Dois'),
    ];
    const deed = await merge({ keep, remove });
    const before = await history(keep);
    await api.database.asAccount(api.people.neighbour, (tx) =>
      sql`select move_customer_history_back(${deed}, ${keep}, ${boards.neighbourCustomerId})`.execute(tx),
    );
    expect(await history(keep)).toEqual(before);
  });

  test('an erasure of personal data deletes the copy of the merged customer', async () => {
    const [keep, remove] = [
      await boards.addCustomer(owner(), 'Iris Um'),
      await boards.addCustomer(owner(), 'Iris Dois'),
    ];
    const deed = await merge({ keep, remove });
    await api.call('POST /customers/erasure/:cid', {
      as: owner(),
      params: { cid: keep },
      body: { customerName: 'Iris Um' },
    });
    expect(await api.query('select from deed_changes where deed_id = $1', [deed])).toEqual([]);
    expect((await refusedUndo(deed)).status).toBe(404);
  });
});
