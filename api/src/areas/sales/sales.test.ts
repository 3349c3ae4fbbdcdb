import { computeItemFieldsVersion } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createFinishedProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';

const NEW = 'POST /sales/new/:userId/:customerId';
const EDIT = 'PATCH /sales/single/:userId/:saleId';

describeApi('registering and editing items', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const minimal: RequestBody<typeof NEW> = { type: 'SALES', name: 'Casa', amount: 18_000 };
  const request = (
    as: TestPerson,
    body: Partial<RequestBody<typeof NEW>> = {},
    customerId = boards.customerId,
  ) => ({
    as,
    params: { userId: as.userId, customerId },
    body: { ...minimal, ...body },
  });
  const getStatus = async (...of: Parameters<typeof request>) =>
    (await api.refused(NEW, request(...of))).status;
  const edit = (as: TestPerson, saleId: string, body: RequestBody<typeof EDIT>) =>
    api.call(EDIT, { as, params: { userId: as.userId, saleId }, body });

  test('an edit made on other values than those of now is asked about, and one that arrives twice is done once', async () => {
    const { owner } = api.people;
    const { sale } = await api.call(NEW, request(owner, { amount: 18_000 }));
    const item = (await api.call('GET /sales/single/:saleId', { as: owner, params: { saleId: sale._id } }))
      .sale;
    const made = (amount: number, baseVersion: string | undefined) => ({
      as: owner,
      params: { userId: owner.userId, saleId: sale._id },
      body: { amount },
      headers: { 'if-match': `"${baseVersion}"` },
    });
    const base = computeItemFieldsVersion(item, ['amount']);
    await edit(owner, sale._id, { amount: 20_000 });
    const { status, current } = await api.refused(EDIT, made(21_000, base));
    expect(status).toBe(409);
    expect(current?.text).toMatch(/^Valor: R\$ 20\.000,00 \(edição de /);
    expect((await api.call(EDIT, made(21_000, current?.version))).sale.amount).toBe(21_000);
    const history = () => api.query('select id from histories where sale_id = $1', [sale._id]);
    const before = await history();
    // Its answer was lost: it is there by now.
    expect((await api.call(EDIT, made(21_000, base))).sale.amount).toBe(21_000);
    expect(await history()).toHaveLength(before.length);
    // Other fields may have changed.
    await edit(owner, sale._id, { power: 9 });
    const present = computeItemFieldsVersion({ ...item, amount: 21_000 }, ['amount']);
    expect((await api.call(EDIT, made(22_000, present))).sale).toMatchObject({ amount: 22_000, power: 9 });
  });

  test('[boards-105, boards-097] a new item has defaults, and goes on top of the first column', async () => {
    const { owner } = api.people;
    const first = await api.call(NEW, request(owner, { name: 'primeira' }));
    const second = await api.call(NEW, request(owner, { name: 'segunda' }));
    expect(first.sale).toMatchObject({
      status: 'IN_PROGRESS',
      leadTemperature: -1,
      power: 0,
      validityDate: null,
    });
    expect(second.sale.id).toBe(first.sale.id + 1);
    expect((await boards.namesIn(0)).slice(0, 2)).toEqual(['segunda', 'primeira']);
    const { sale } = await api.call('GET /sales/single/:saleId', {
      as: owner,
      params: { saleId: first.sale._id },
    });
    expect(sale).toMatchObject({
      inverterType: 'String',
      ucType: null,
      columnTitle: 'Contato inicial',
      user: null,
    });
  });

  test('[boards-105] keeps every field, in the column asked for', async () => {
    const { owner } = api.people;
    const fields = {
      amount: 31_999.99,
      validityDate: '2030-01-31',
      leadTemperature: 1,
      power: 7.15,
      ucType: 'Autoconsumo Remoto',
      modsQtd: 13,
      invQtd: 1,
      distance: 12.4,
      roofHight: 6,
      inverterType: 'Micro',
    } as const;
    const { sale } = await api.call(NEW, request(owner, { ...fields, columnOrder: 3 }));
    const read = await api.call('GET /sales/single/:saleId', { as: owner, params: { saleId: sale._id } });
    expect(read.sale).toMatchObject({ ...fields, columnTitle: 'Em negociação' });
  });

  test('a sale made for a proposal has the size of its system and its city, where the request has none', async () => {
    const { owner } = api.people;
    const customerId = await boards.addCustomer(owner, 'Com proposta');
    const proposal = await createFinishedProposal(api, owner, customerId);
    const read = async (fields: Parameters<typeof request>[1]) => {
      const { sale } = await api.call(NEW, request(owner, { proposal: proposal._id, ...fields }, customerId));
      return (await api.call('GET /sales/single/:saleId', { as: owner, params: { saleId: sale._id } })).sale;
    };
    expect(await read({})).toMatchObject({
      modsQtd: 10,
      invQtd: 1,
      inverterType: 'String',
      distance: 32,
      workCity: 'Campinas',
    });
    expect(await read({ modsQtd: 12, invQtd: 2, inverterType: 'Micro', distance: 5 })).toMatchObject({
      modsQtd: 12,
      invQtd: 2,
      inverterType: 'Micro',
      distance: 5,
    });
  });

  test('numbers grow per board and account, and registering at once gives none twice', async () => {
    const { owner, neighbour } = api.people;
    const { sale: theirs } = await api.call(NEW, request(neighbour, {}, boards.neighbourCustomerId));
    expect(theirs.id).toBe(1);
    const { sale: project } = await api.call(NEW, request(owner, { type: 'PROJECT' }));
    expect(project.id).toBe(1);
    const made = await Promise.all(Array.from({ length: 10 }, () => api.call(NEW, request(owner))));
    expect(new Set(made.map(({ sale }) => sale.id)).size).toBe(10);
    expect(new Set(made.map(({ sale }) => sale.kanbanData.rank)).size).toBe(10);
  });

  test('a repeated request with the same key registers once', async () => {
    const { owner } = api.people;
    const headers = { 'idempotency-key': 'um-clique-dois-pedidos' };
    const [one, two] = await Promise.all([
      api.call(NEW, { ...request(owner), headers }),
      api.call(NEW, { ...request(owner), headers }),
    ]);
    expect(two.sale._id).toBe(one.sale._id);
  });

  test('[boards-091, boards-092] the owner is somebody the caller may choose and who uses the board', async () => {
    const { owner, vendor, colleague, supervisor, newcomer, neighbour } = api.people;
    const { sale } = await api.call(NEW, request(owner, { vendor: colleague.userId }));
    expect(sale.user?._id).toBe(colleague.userId);
    expect((await api.call(NEW, request(supervisor, { vendor: owner.userId }))).sale.user).toBeNull();
    const own = await boards.addCustomer(vendor, 'Cliente do vendedor');
    // Leads the colleague's team.
    expect((await api.call(NEW, request(vendor, { vendor: colleague.userId }, own))).sale.user?._id).toBe(
      colleague.userId,
    );

    expect(await getStatus(vendor, { vendor: supervisor.userId }, own)).toBe(403);
    expect(await getStatus(owner, { vendor: newcomer.userId })).toBe(400);
    expect(await getStatus(owner, { vendor: neighbour.userId })).toBe(404);
  });

  test('what is absent, of another account or not to be seen is refused, and nothing is written', async () => {
    const { owner, vendor, newcomer, basic, neighbour } = api.people;
    const count = async () => (await api.query('select count(*)::int from sales'))[0];
    const before = await count();
    expect(await getStatus(owner, {}, boards.neighbourCustomerId)).toBe(404);
    expect(await getStatus(vendor, {}, await boards.addCustomer(owner, 'Do dono'))).toBe(404);
    expect(await getStatus(newcomer)).toBe(403);
    expect(await getStatus(basic)).toBe(403);
    expect(await getStatus(vendor, { type: 'PROJECT' })).toBe(403);
    expect(await getStatus(owner, { columnOrder: 6 })).toBe(404);
    expect(
      (
        await api.refused(NEW, {
          ...request(owner),
          params: { userId: neighbour.userId, customerId: boards.customerId },
        })
      ).status,
    ).toBe(404);
    expect(await getStatus(owner, { proposal: boards.customerId })).toBe(400);
    for (const body of [
      { amount: -1 },
      { name: ' ' },
      { leadTemperature: 3 as 2 },
      { validityDate: '2030-02-31' },
    ])
      expect(await getStatus(owner, body)).toBe(400);
    expect(await count()).toEqual(before);
  });

  test('[boards-106] an edit changes what it names and leaves the rest', async () => {
    const { owner } = api.people;
    const { sale } = await api.call(
      NEW,
      request(owner, { leadTemperature: 2, power: 5.5, validityDate: '2030-05-05' }),
    );
    const { sale: edited } = await edit(owner, sale._id, { name: 'Novo nome', amount: 99.9 });
    expect(edited).toMatchObject({
      name: 'Novo nome',
      amount: 99.9,
      leadTemperature: 2,
      power: 5.5,
      validityDate: '2030-05-05',
      lastActivityText: 'edição de dono',
    });
    expect((await edit(owner, sale._id, { validityDate: null })).sale.validityDate).toBeNull();
    const [line] = await api.query(
      'select title, content from histories where sale_id = $1 order by registered_at limit 1 offset 1',
      [sale._id],
    );
    expect(line).toMatchObject({
      title: 'Venda editada',
      content: expect.stringMatching(/alterado: nome, valor\.$/),
    });
  });

  test('[boards-106] an edit is refused to who may not see the item, and never changes its kind', async () => {
    const { owner, vendor, neighbour } = api.people;
    const { sale } = await api.call(NEW, request(owner));
    const refused = async (as: TestPerson, body: RequestBody<typeof EDIT>) =>
      (await api.refused(EDIT, { as, params: { userId: as.userId, saleId: sale._id }, body })).status;
    expect(await refused(vendor, { name: 'x' })).toBe(404);
    expect(await refused(neighbour, { name: 'x' })).toBe(404);
    expect(await refused(owner, { type: 'PROJECT' })).toBe(400);
    expect((await edit(owner, sale._id, {})).sale.name).toBe('Casa');
  });

  test('[boards-109] names that match a text, of what the caller may see', async () => {
    const { owner, vendor, neighbour } = api.people;
    const names = async (as: TestPerson, searchValue: string, userId = as.userId) =>
      (
        await api.call('POST /sales/kanban/names/:userId/:type', {
          as,
          params: { userId, type: 'SALES' },
          body: { searchValue },
        })
      ).sales;
    const customerId = await boards.addCustomer(owner, 'Padaria Pão Quente');
    const { sale } = await api.call(NEW, request(owner, { name: 'Telhado da padaria' }, customerId));
    const found = {
      _id: sale._id,
      id: sale.id,
      name: 'Telhado da padaria',
      customerName: 'Padaria Pão Quente',
      column: boards.columns[0],
    };
    expect(await names(owner, 'pao quente', owner.accountId)).toEqual([found]);
    expect(await names(owner, 'TELHADO')).toEqual([found]);
    expect(await names(vendor, 'telhado')).toEqual([]);
    expect(await names(neighbour, 'telhado', neighbour.accountId)).toEqual([]);
    expect(await names(owner, '')).toEqual([]);
  });

  test('[boards-105] work has a deadline, and an edit moves or removes it', async () => {
    const { owner } = api.people;
    const { sale } = await api.call(NEW, request(owner, { type: 'INSTALLATION', dueDate: '2030-03-01' }));
    expect(sale.dueDate).toBe('2030-03-01');
    expect((await edit(owner, sale._id, { name: 'Obra' })).sale.dueDate).toBe('2030-03-01');
    expect((await edit(owner, sale._id, { dueDate: '2030-04-01' })).sale.dueDate).toBe('2030-04-01');
    expect((await edit(owner, sale._id, { dueDate: null })).sale.dueDate).toBeNull();
  });

  test('[boards-014] an activity may have several owners; each sees it, and GERENTE stays GERENTE', async () => {
    const { owner, vendor, colleague, supervisor, neighbour } = api.people;
    const activity = { type: 'AFTER_SALES' as const, vendor: colleague.userId };
    const { sale } = await api.call(
      NEW,
      request(owner, { ...activity, coOwners: [owner.userId, colleague.userId, owner.userId] }),
    );
    expect(sale.owners.map(({ personalData }) => personalData.name)).toEqual(['colega', 'GERENTE']);
    const names = async (body: RequestBody<typeof EDIT>) =>
      (await edit(owner, sale._id, body)).sale.owners.map(({ personalData }) => personalData.name);
    expect(await names({ coOwners: [supervisor.userId] })).toEqual(['colega', 'supervisora']);
    const read = await api.call('GET /sales/single/:saleId', {
      as: supervisor,
      params: { saleId: sale._id },
    });
    expect(read.sale._id).toBe(sale._id);

    // Users without the board, or of another account, are refused; and other boards have one owner.
    expect(await getStatus(owner, { ...activity, coOwners: [vendor.userId] })).toBe(400);
    expect(await getStatus(owner, { ...activity, coOwners: [neighbour.userId] })).toBe(404);
    expect(await getStatus(owner, { type: 'PROJECT', coOwners: [colleague.userId] })).toBe(400);
    expect(await names({ coOwners: [] })).toEqual([]);
  });
});
