import { type BoardKind, boardKinds, boardDescriptions as descriptions } from '@girassol/shared-domain';
import { CARDS_PER_PAGE, type RequestBody } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

const LOAD = 'POST /kanbans/single/:id';

describeApi('loading a board', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(() => api.query('delete from sales'));

  const load = (
    body: Partial<RequestBody<typeof LOAD>> = {},
    as: TestPerson = api.people.owner,
    id = as.accountId,
  ) => api.call(LOAD, { as, params: { id }, body: { type: 'SALES', ...body } });
  const names = async (...request: Parameters<typeof load>) =>
    (await load(...request)).items.map((card) => card.name);
  const statusFor = async (as: TestPerson, id: string, type: 'SALES' | 'PROJECT' = 'SALES') =>
    (await api.refused(LOAD, { as, params: { id }, body: { type } })).status;
  const fill = async (count: number, columnOrder = 0) => {
    for (let index = count; index > 0; index -= 1) {
      await boards.addItem(api.people.owner, { name: `n${index}`, columnOrder, amount: 10.5 });
    }
  };

  test('[boards-003, boards-098] answers the columns in order, their totals and their cards in order', async () => {
    await fill(2, 1);
    const { kanban, items, totals, hasMoreItems } = await load();
    expect(kanban).toEqual(boards.kanbans.SALES);
    expect(kanban.columns.map((column) => column.order)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(items.map((card) => [card.name, card.kanbanData.order, card.kanbanData.column])).toEqual([
      ['n1', 0, boards.columns[1]],
      ['n2', 1, boards.columns[1]],
    ]);
    expect(Object.keys(totals).sort()).toEqual([...boards.columns].sort());
    expect(totals[boards.columns[1] ?? '']).toEqual({ items: 2, amount: 21 });
    expect(totals[boards.columns[0] ?? '']).toEqual({ items: 0, amount: 0 });
    expect(Object.values(hasMoreItems)).toEqual([false, false, false, false, false, false]);
  });

  test('[boards-004] a card carries number, owner, temperature, customer and amount', async () => {
    const { owner, vendor } = api.people;
    const customerId = await boards.addCustomer(vendor, 'José Araújo', { uf: 'SC', city: 'Joinville' });
    const { id } = await boards.addItem(vendor, {
      customerId,
      name: 'Casa',
      amount: 25_900.9,
      power: 6.6,
      leadTemperature: 2,
    });
    const [card] = (await load()).items;
    expect(card).toMatchObject({
      id,
      type: 'SALES',
      status: 'IN_PROGRESS',
      amount: 25_900.9,
      power: 6.6,
      leadTemperature: 2,
      customer: { _id: customerId, name: 'José Araújo', city: 'Joinville', uf: 'SC' },
      user: { _id: vendor.userId, personalData: { name: 'vendedor' } },
      owners: [],
      lastActivityText: 'registro de vendedor',
      nextScheduleTimestamp: null,
      proposals: { count: 0, viewed: false, preApproved: false },
    });
    await api.query('update sales set owner_id = $1', [owner.userId]);
    expect((await load()).items[0]?.user).toBeNull();
  });

  test('[boards-014] an activity carries all of its owners, the first one first', async () => {
    const { owner, colleague, supervisor } = api.people;
    await boards.addItem(colleague, { type: 'AFTER_SALES', name: 'Limpeza' });
    await api.query('update sales set co_owner_ids = $1', [[supervisor.userId]]);
    const board = (as: TestPerson, id: string) => load({ type: 'AFTER_SALES' }, as, id);
    const { items } = await board(owner, owner.accountId);
    expect(items[0]?.owners.map((person) => person.personalData.name)).toEqual(['colega', 'supervisora']);
    // Each of them has it on the own board, counted once.
    for (const person of [colleague, supervisor]) {
      const own = await board(person, person.userId);
      expect(own.items).toHaveLength(1);
      expect(Object.values(own.totals).map((total) => total.items)).toEqual([1, 0, 0, 0]);
    }
  });

  test('[boards-015, boards-016, boards-018] proposals and schedules of the item are on the card', async () => {
    const { owner } = api.people;
    const { _id } = await boards.addItem(owner);
    await api.query(
      `insert into proposals (account_id, id, front_id, count, finished, views, financing_pre_approved, customer_id, sale_id, user_id)
       select account_id, gen_random_uuid(), 'f' || n, case when n < 3 then n end, n < 3, n - 1, n = 1, customer_id, id, owner_id
       from sales, generate_series(1, 3) n`,
    );
    await api.query(
      `insert into notes (account_id, id, sale_id, user_id, content, type, notification_date, notification_at)
       select account_id, gen_random_uuid(), id, owner_id, 'x', 'x', current_date, now() + d * interval '1 day'
       from sales, unnest(array[-1, 3, 2]) d`,
    );
    const [card] = (await load()).items;
    expect(card).toMatchObject({ _id, proposals: { count: 2, viewed: true, preApproved: true } });
    expect(card?.nextScheduleTimestamp).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    expect(card?.nextScheduleTimestamp).toBeLessThan(Date.now() + 49 * 3_600_000);
  });

  test('[boards-098] pages a column by the rank of its last card, or by number', async () => {
    await fill(CARDS_PER_PAGE + 3);
    const [column = '', other = ''] = boards.columns;
    const first = await load();
    expect(first.items).toHaveLength(CARDS_PER_PAGE);
    expect(first.hasMoreItems[column]).toBe(true);
    expect(first.totals[column]?.items).toBe(CARDS_PER_PAGE + 3);

    const after = { [column]: first.items.at(-1)?.kanbanData.rank ?? '' };
    const next = await load({ after });
    expect(next.items.map((card) => card.name)).toEqual(['n21', 'n22', 'n23']);
    expect(next.hasMoreItems).toEqual({ [column]: false });
    expect((await load({ mult: 2 })).items.map((card) => card.name)).toEqual(['n21', 'n22', 'n23']);
    expect((await load({ after: { [other]: '' } })).items).toEqual([]);
    const searched = await load({ after, searchValue: 'n2' });
    expect(searched.items.map((card) => card.name)).toEqual(['n21', 'n22', 'n23']);
    expect(searched.totals[column]?.items).toBe(5);
  });

  test('[boards-098] searches without accents and case by name, customer, document and number', async () => {
    const { owner } = api.people;
    const customerId = await boards.addCustomer(owner, 'Açougue São João Ltda', { document: '52998224725' });
    const { id } = await boards.addItem(owner, { customerId, name: 'Câmara fria 12 kWp' });
    await boards.addItem(owner, { name: 'Outra' });
    const found = 'Câmara fria 12 kWp';

    for (const searchValue of [
      'camara FRIA',
      'ACOUGUE sao joao',
      '529.982.247-25',
      `${id}`,
      `#${String(id).padStart(5, '0')}`,
    ])
      expect(await names({ searchValue })).toEqual([found]);
    expect(await names({ searchValue: 'câmara', searchValueField: 'name' })).toEqual([found]);
    expect(await names({ searchValue: 'câmara', searchValueField: 'customer' })).toEqual([]);
    expect(await names({ searchValue: 'joão', searchValueField: 'customer' })).toEqual([found]);
    expect(await names({ searchValue: '529982', searchValueField: 'document' })).toEqual([found]);
    expect(await names({ searchValue: `${id}`, searchValueField: 'number' })).toEqual([found]);
    for (const searchValue of ['%', '_', '\\', "'; drop table sales; --", 'inexistente'])
      expect(await names({ searchValue })).toEqual([]);
  });

  test('[boards-098, boards-102] filters by temperature, owner, city and idle cards, and the totals follow', async () => {
    const { owner, vendor } = api.people;
    const inCity = await boards.addCustomer(owner, 'Da Cidade', { uf: 'SP', city: 'São Carlos' });
    await boards.addItem(owner, { name: 'hot', leadTemperature: 2, amount: 7 });
    await boards.addItem(owner, { name: 'city', customerId: inCity, amount: 5 });
    await boards.addItem(vendor, { name: 'vendors', amount: 3 });
    const { _id: idle } = await boards.addItem(owner, { name: 'idle', amount: 2 });
    const { _id: watched } = await boards.addItem(owner, { name: 'watched', amount: 1 });
    await api.query("update sales set last_activity_at = now() - interval '5 days' where id = any($1)", [
      [idle, watched],
    ]);
    await api.query(
      `insert into notes (account_id, id, sale_id, user_id, content, type, notification_date, notification_at)
       select account_id, gen_random_uuid(), id, owner_id, 'x', 'x', current_date, now() + interval '1 day' from sales where id = $1`,
      [watched],
    );

    const cases: [Partial<RequestBody<typeof LOAD>>, string, number][] = [
      [{ filter1Active: true, filter1Value: { leadTemperature: 2 } }, 'hot', 7],
      [{ filter1Active: true, filter1Value: { owner: vendor.userId } }, 'vendors', 3],
      [{ filter1Active: true, filter1Value: { idle: true } }, 'idle', 2],
      [{ city: 'sao carlos' }, 'city', 5],
      [{ city: 'São Car' }, 'city', 5],
      [{ city: 'CARLOS' }, 'city', 5],
    ];
    for (const [filter, name, amount] of cases) {
      const board = await load(filter);
      expect(board.items.map((card) => card.name)).toEqual([name]);
      expect(board.totals[boards.columns[0] ?? '']).toEqual({ items: 1, amount });
      expect(
        await api.call('POST /kanbans/single/column-totals/:fetchId/:columnId', {
          as: owner,
          params: { fetchId: owner.accountId, columnId: boards.columns[0] ?? '' },
          body: { type: 'SALES', ...filter },
        }),
      ).toEqual({ items: 1, amount });
    }
    expect(await names({ filter1Active: false, filter1Value: { idle: true } })).toHaveLength(5);
  });

  test('[shell-013] a company, a team, a vendor and the own board show their items and totals', async () => {
    const { owner, vendor, colleague, supervisor, teamId } = api.people;
    for (const person of [owner, vendor, colleague, supervisor]) {
      await boards.addItem(person, { name: person.email.split('@')[0] ?? '' });
    }
    const seen = async (as: TestPerson, id: string) => {
      const { items, totals } = await load({}, as, id);
      expect(totals[boards.columns[0] ?? '']?.items).toBe(items.length);
      return items.map((card) => card.name).sort();
    };
    const all = ['colega', 'dono', 'supervisora', 'vendedor'];
    expect(await seen(owner, owner.accountId)).toEqual(all);
    expect(await seen(supervisor, owner.accountId)).toEqual(all);
    expect(await seen(owner, teamId)).toEqual(['colega', 'vendedor']);
    expect(await seen(vendor, teamId)).toEqual(['colega', 'vendedor']);
    expect(await seen(vendor, colleague.userId)).toEqual(['colega']);
    expect(await seen(owner, owner.userId)).toEqual(['dono']);
    expect(await seen(colleague, colleague.userId)).toEqual(['colega']);
  });

  test('who may not see a board is refused in words that do not log out', async () => {
    const { owner, vendor, colleague, newcomer, basic, neighbour, unpaid } = api.people;
    expect(await statusFor(vendor, owner.accountId)).toBe(403);
    expect(await statusFor(colleague, vendor.userId)).toBe(403);
    expect(await statusFor(vendor, vendor.userId, 'PROJECT')).toBe(403);
    expect(await statusFor(basic, basic.userId)).toBe(403);
    expect(await statusFor(unpaid, unpaid.userId)).toBe(403);
    expect(await statusFor(neighbour, owner.accountId)).toBe(404);
    expect(await statusFor(owner, neighbour.userId)).toBe(404);
    const { message } = await api.refused(LOAD, {
      as: newcomer,
      params: { id: newcomer.userId },
      body: { type: 'SALES' },
    });
    expect(message).toBe('Você não tem permissão para usar Vendas.');
    expect(message).not.toContain('Acesso proibido');
  });

  test('[boards-094] the manager right of a board opens that board of the company, and no other', async () => {
    const { owner, newcomer } = api.people;
    const everyBoard = Object.fromEntries(boardKinds.map((kind) => [descriptions[kind].permission, true]));
    const permit = (permissions: object) =>
      api.query('update users set permissions = $1 where id = $2', [permissions, newcomer.userId]);
    const isOpen = async (type: BoardKind) => {
      const request = { as: newcomer, params: { id: owner.accountId }, body: { type } };
      return api.call(LOAD, request).then(
        () => true,
        () => false,
      );
    };
    for (const granted of boardKinds) {
      await permit({ ...everyBoard, [descriptions[granted].managerPermission]: true });
      const open = [];
      for (const kind of boardKinds) if (await isOpen(kind)) open.push(kind);
      expect(open).toEqual([granted]);
    }
    await permit({});
  });

  test('nothing of another account is on a board nor in its totals', async () => {
    const { neighbour } = api.people;
    await boards.addItem(neighbour, { name: 'deles' });
    await fill(1);
    expect(await names()).toEqual(['n1']);
    expect(await names({}, neighbour)).toEqual(['deles']);
    expect(await names({ searchValue: 'n1' }, neighbour)).toEqual([]);
  });

  test('[boards-104] the columns of a kind are read by who may use the board, or qualifies into it', async () => {
    const { owner, newcomer } = api.people;
    const columns = (as: TestPerson) =>
      api.call('GET /kanbans/single/columns/:type', { as, params: { type: 'SALES' } });
    expect((await columns(owner)).kanban).toEqual(boards.kanbans.SALES);
    await api.query(`update users set permissions = '{"preSalesKanban":true}' where id = $1`, [
      newcomer.userId,
    ]);
    expect((await columns(newcomer)).kanban).toEqual(boards.kanbans.SALES);
    await api.query("update users set permissions = '{}' where id = $1", [newcomer.userId]);
    const refused = await api.refused('GET /kanbans/single/columns/:type', {
      as: newcomer,
      params: { type: 'SALES' },
    });
    expect(refused.status).toBe(403);
  });

  test('[boards-103] one item is read with everything its panel shows', async () => {
    const { owner, vendor, neighbour } = api.people;
    const READ = 'POST /kanbans/single/item/:itemId';
    const customerId = await boards.addCustomer(owner, 'Ana', {
      city: 'Itajaí',
      uf: 'SC',
      addressDetail: { street: 'Rua Um', number: '10', district: 'Centro' },
    });
    const { _id: itemId } = await boards.addItem(owner, { customerId, ucType: 'Rural', distance: 12.5 });
    const { populatedItem } = await api.call(READ, {
      as: owner,
      params: { itemId },
      body: { type: 'SALES' },
    });
    expect(populatedItem).toMatchObject({
      _id: itemId,
      ucType: 'Rural',
      distance: 12.5,
      inverterType: 'String',
      columnTitle: 'Contato inicial',
      workCity: 'Itajaí',
      workAddress: 'Rua Um, 10, Centro',
      customer: { _id: customerId, name: 'Ana', address: 'Rua Um, 10, Centro' },
    });
    const refusedFor = async (as: TestPerson, type: 'SALES' | 'PROJECT' = 'SALES') =>
      (await api.refused(READ, { as, params: { itemId }, body: { type } })).status;
    expect(await refusedFor(vendor)).toBe(404);
    expect(await refusedFor(neighbour)).toBe(404);
    expect(await refusedFor(owner, 'PROJECT')).toBe(404);
  });
});
