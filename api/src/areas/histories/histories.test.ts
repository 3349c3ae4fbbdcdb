import { HISTORY_ENTRIES_PER_PAGE } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const LIST = 'GET /histories/customer/:cid/:multiplier';

describeApi('history of a customer', (api) => {
  let boards: TestBoards;
  let cid: string;
  let saleId: string;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    const { owner } = api.people;
    cid = await boards.addCustomer(owner, 'Carla Schmidt');
    saleId = (await boards.addItem(owner, { customerId: cid }))._id;
  });

  const list = (
    as: TestPerson,
    { multiplier = 1, saleId: of }: { multiplier?: number; saleId?: string } = {},
  ) => api.call(LIST, { as, params: { cid, multiplier }, ...(of && { query: { saleId: of } }) });
  const titles = async (as: TestPerson, of?: string) =>
    (await list(as, { ...(of && { saleId: of }) })).history.map((line) => line.title);
  const getStatus = async (as: TestPerson, of?: string) =>
    (await api.refused(LIST, { as, params: { cid, multiplier: 1 }, ...(of && { query: { saleId: of } }) }))
      .status;

  test('[history-002] an entry has title, content, date, and the name and e-mail of who did it', async () => {
    const { owner } = api.people;
    const [newest, oldest] = (await list(owner)).history;
    expect(newest).toMatchObject({
      title: 'Venda cadastrada',
      user: { personalData: { name: 'dono' }, email: owner.email },
      userName: 'dono',
      userEmail: owner.email,
      sale: { _id: saleId, type: 'SALES' },
    });
    expect(newest?.content).toContain('"Residencial"');
    expect(newest?.registryTimestamp).toBeGreaterThan(Date.now() - 60_000);
    expect(oldest).toMatchObject({ title: 'Cliente cadastrado', sale: null });
  });

  test('the tag of a login whose e-mail signs in elsewhere too is not shown', async () => {
    const { owner } = api.people;
    await api.query(
      "update histories set user_email = 'ana+girassol-a1b2c3@sol.test' where customer_id = $1",
      [cid],
    );
    for (const { user, userEmail } of (await list(owner)).history)
      expect([user?.email, userEmail]).toEqual(['ana@sol.test', 'ana@sol.test']);
  });

  test('[history-001] pages of ten, newest first, until there is no more', async () => {
    const { owner } = api.people;
    for (let note = 0; note < 10; note++) {
      await api.call('POST /notes/new/:id', {
        as: owner,
        params: { id: saleId },
        body: { noteText: `Nota ${note}`, noteType: 'Visita' },
      });
    }
    const first = await list(owner);
    const second = await list(owner, { multiplier: 2 });
    expect([first.history.length, first.hasMoreItems]).toEqual([HISTORY_ENTRIES_PER_PAGE, true]);
    expect(second.hasMoreItems).toBe(false);
    expect(second.history.map((line) => line.title)).toEqual(['Venda cadastrada', 'Cliente cadastrado']);
    const times = [...first.history, ...second.history].map((line) => line.registryTimestamp);
    expect(times).toEqual([...times].sort((a, b) => b - a));
  });

  test('one item only, of this customer', async () => {
    const { owner } = api.people;
    const other = (await boards.addItem(owner, { customerId: cid, name: 'Galpão' }))._id;
    expect(await titles(owner)).toHaveLength(3);
    expect(await titles(owner, other)).toEqual(['Venda cadastrada']);
    const elsewhere = (await boards.addItem(owner))._id;
    expect(await getStatus(owner, elsewhere)).toBe(404);
  });

  test('[boards-035] lines of a board are for who manages it; others read what is about the customer', async () => {
    const { owner, vendor, supervisor, neighbour } = api.people;
    await api.query('update sales set owner_id = $1 where id = $2', [vendor.userId, saleId]);
    expect(await titles(vendor)).toEqual(['Cliente cadastrado']);
    expect(await getStatus(vendor, saleId)).toBe(403);
    expect(await titles(supervisor)).toEqual(['Venda cadastrada', 'Cliente cadastrado']);

    const project = (await boards.addItem(owner, { customerId: cid, type: 'PROJECT' }))._id;
    expect(await titles(owner)).toContain('Projeto cadastrado');
    expect(await titles(supervisor)).not.toContain('Projeto cadastrado');
    expect(await getStatus(supervisor, project)).toBe(404);
    expect(await getStatus(neighbour)).toBe(404);
    expect(await getStatus(neighbour, saleId)).toBe(404);
  });
});
