import { generateId } from '@girassol/api-platform/database';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import { describeApi } from '../../../../test/harness';
import type { TestPerson } from '../../../../test/test-people';

const SINGLE = 'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId';
const COLUMN = 'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId';
const SELECTED = 'PATCH /sales/selected/:userId/:receiverId/:senderFetchId';
const DELETE = 'POST /sales/selected/:userId';

describeApi('giving items to somebody else', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    await api.query('delete from sales');
    await api.query('delete from histories');
  });

  /** Items of somebody in a column, from top to bottom. */
  const items = async (as: TestPerson, names: string[], columnOrder = 0) => {
    const ids: string[] = [];
    for (const name of names.toReversed()) {
      ids.unshift((await boards.addItem(as, { name, columnOrder }))._id);
    }
    return ids;
  };
  const ownersByBoard = async (ids: string[]) => {
    const rows = await api.query<{ id: string; owner_id: string }>('select id, owner_id from sales');
    const owners = new Map(rows.map(({ id, owner_id }) => [id, owner_id]));
    return ids.map((id) => owners.get(id));
  };
  const single = (as: TestPerson, saleId = '', to: TestPerson = api.people.colleague, columnId = '0') => ({
    as,
    params: { userId: as.userId, columnId, saleId, receiverId: to.userId },
  });
  const selected = (as: TestPerson, salesIds: string[], to: TestPerson, senderFetchId = as.accountId) => ({
    as,
    params: { userId: as.userId, receiverId: to.userId, senderFetchId },
    body: { salesIds, type: 'SALES' as const },
  });
  const column = (
    as: TestPerson,
    index: number,
    to: TestPerson,
    senderFetchId = as.accountId,
    filters = {},
  ) => ({
    as,
    params: {
      userId: as.userId,
      columnId: boards.columns[index] ?? '',
      receiverId: to.userId,
      senderFetchId,
    },
    body: { type: 'SALES' as const, ...filters },
  });

  test('the new owner is notified of one item, of many at once, and never of own acts', async () => {
    const { owner, colleague } = api.people;
    const titles = () =>
      api.query<{ user_id: string; title: string; content: string }>(
        `select user_id, title, content from notifications where kind = 'item-assigned' order by happened_at`,
      );
    await api.query('delete from notifications');
    const [first = '', ...others] = await items(owner, ['Casa', 'Sítio', 'Loja']);
    await api.call(SINGLE, single(owner, first, colleague));
    await api.call(SELECTED, selected(owner, others, colleague));
    await api.call(SINGLE, single(owner, first, owner));
    expect(await titles()).toEqual([
      {
        user_id: colleague.userId,
        title: expect.stringMatching(/^Você recebeu: Venda #\d+, Casa$/),
        content: 'dono passou a responsabilidade para você.',
      },
      {
        user_id: colleague.userId,
        title: 'Você recebeu 2 itens em Vendas',
        content: 'dono passou a responsabilidade para você.',
      },
    ]);
  });

  test('[boards-087, boards-107] one item goes to its new owner, from its column or with 0 from elsewhere', async () => {
    const { owner, vendor, colleague } = api.people;
    const [id = ''] = await items(vendor, ['Casa']);
    const { sale } = await api.call(SINGLE, single(owner, id, colleague, boards.columns[0]));
    expect(sale.user).toEqual({ _id: colleague.userId, personalData: { name: 'colega' } });
    await api.call(SINGLE, single(owner, id, owner));
    expect(await ownersByBoard([id])).toEqual([owner.userId]);
    const lines = await api.query<{ content: string }>(
      `select content from histories where title = 'Mudança de responsável' order by id`,
    );
    expect(lines.map(({ content }) => content.replace(/#\d+/, '#'))).toEqual([
      'Venda # passou de vendedor para colega.',
      'Venda # passou de colega para GERENTE.',
    ]);
    const elsewhere = single(owner, id, vendor, boards.kanbans.PROJECT.columns[0]?._id);
    expect((await api.refused(SINGLE, elsewhere)).status).toBe(404);
  });

  test('[boards-093] the current holder is no recipient', async () => {
    const { owner, vendor } = api.people;
    const [id] = await items(vendor, ['Casa']);
    expect(await api.refused(SINGLE, single(owner, id, vendor))).toMatchObject({
      status: 409,
      message: 'Este item já está com vendedor.',
    });
  });

  test('[boards-088, boards-090] a vendor without rights sends nothing, not even the own items', async () => {
    const { colleague, vendor } = api.people;
    const [id = ''] = await items(colleague, ['Casa']);
    const refusals = [
      await api.refused(SINGLE, single(colleague, id, vendor)),
      await api.refused(SELECTED, selected(colleague, [id], vendor, colleague.userId)),
      await api.refused(COLUMN, column(colleague, 0, vendor, colleague.userId)),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await ownersByBoard([id])).toEqual([colleague.userId]);
  });

  test('[boards-091] the manager right of the board sends to anybody who uses the board, and to nobody else', async () => {
    const { supervisor, vendor, colleague, newcomer, owner } = api.people;
    const [id] = await items(vendor, ['Casa']);
    await api.call(SINGLE, single(supervisor, id, colleague));
    await api.call(SINGLE, single(supervisor, id, owner));
    expect((await api.refused(SINGLE, single(supervisor, id, newcomer))).status).toBe(400);
    expect((await api.refused(SINGLE, single(supervisor, id, api.people.neighbourVendor))).status).toBe(404);
  });

  test('[boards-092] who leads a team sends its items within the team', async () => {
    const { vendor, colleague, supervisor, owner, teamId } = api.people;
    const [id = ''] = await items(colleague, ['Casa']);
    await api.call(SELECTED, selected(vendor, [id], vendor, teamId));
    expect(await ownersByBoard([id])).toEqual([vendor.userId]);
    await api.call(COLUMN, column(vendor, 0, colleague, teamId));
    expect(await ownersByBoard([id])).toEqual([colleague.userId]);
    expect((await api.refused(SINGLE, single(vendor, id, supervisor))).status).toBe(403);
    const [foreign = ''] = await items(supervisor, ['De fora']);
    expect((await api.refused(SINGLE, single(vendor, foreign, vendor))).status).toBe(404);
    expect((await api.refused(SELECTED, selected(vendor, [foreign], vendor, teamId))).status).toBe(404);
    expect((await api.refused(COLUMN, column(vendor, 0, vendor, owner.accountId))).status).toBe(403);
  });

  test('[boards-087] a whole column goes as its sender sees it: own scope, own filters', async () => {
    const { owner, vendor, colleague, supervisor } = api.people;
    const [a = '', b = ''] = await items(vendor, ['Casa azul', 'Casa verde']);
    const [c = ''] = await items(colleague, ['Casa azul']);
    const [d = ''] = await items(vendor, ['Casa azul'], 1);
    const blue = { searchValue: 'azul', searchValueField: 'name' };
    expect(await api.call(COLUMN, column(owner, 0, supervisor, vendor.userId, blue))).toEqual({
      sentItems: 1,
      deed: expect.any(String),
    });
    expect(await ownersByBoard([a, b, c, d])).toEqual([
      supervisor.userId,
      vendor.userId,
      colleague.userId,
      vendor.userId,
    ]);
    expect(await api.call(COLUMN, column(owner, 0, colleague))).toMatchObject({ sentItems: 2 });
    expect(await ownersByBoard([a, b, c, d])).toEqual([
      colleague.userId,
      colleague.userId,
      colleague.userId,
      vendor.userId,
    ]);
  });

  test('[boards-087] totals follow the owner', async () => {
    const { owner, vendor, colleague } = api.people;
    const ids = await items(vendor, ['a', 'b']);
    await api.call(SELECTED, selected(owner, ids, colleague));
    const getTotals = (fetchId: string) =>
      api.call('POST /kanbans/single/column-totals/:fetchId/:columnId', {
        as: owner,
        params: { fetchId, columnId: boards.columns[0] ?? '' },
        body: { type: 'SALES' },
      });
    expect(await getTotals(vendor.userId)).toEqual({ items: 0, amount: 0 });
    expect(await getTotals(colleague.userId)).toEqual({ items: 2, amount: 40_000 });
    expect(await getTotals(api.people.teamId)).toEqual({ items: 2, amount: 40_000 });
    expect(await getTotals(owner.accountId)).toEqual({ items: 2, amount: 40_000 });
  });

  test('a selection is sent whole or not at all', async () => {
    const { owner, vendor, colleague } = api.people;
    const ids = await items(vendor, ['a', 'b']);
    await api.call(DELETE, {
      as: owner,
      params: { userId: owner.userId },
      body: { salesIds: [ids[0] ?? ''] },
    });
    expect(await api.refused(SELECTED, selected(owner, ids, colleague))).toMatchObject({
      status: 404,
      message: 'Um dos itens selecionados não existe mais. Nenhum item foi enviado.',
    });
    expect(await ownersByBoard([ids[1] ?? ''])).toEqual([vendor.userId]);
  });

  test('an item deleted at the same moment is sent or refused, and nothing hangs', async () => {
    const { owner, vendor, colleague } = api.people;
    const ids = await items(vendor, ['a', 'b', 'c', 'd']);
    await Promise.all([
      ...ids.map((id) => api.call(SINGLE, single(owner, id, colleague)).catch(() => 'refused')),
      api.call(DELETE, { as: owner, params: { userId: owner.userId }, body: { salesIds: ids.toReversed() } }),
    ]);
    expect(await api.query('select id from sales')).toEqual([]);
  });

  test('[boards-089, boards-085] selected items are deleted for good, and the others close up', async () => {
    const { owner, vendor } = api.people;
    const [a = '', b = '', c = ''] = await items(vendor, ['a', 'b', 'c']);
    await api.call('POST /notes/new/:id', {
      as: owner,
      params: { id: a },
      body: { noteText: 'Ligar', noteType: 'Outro' },
    });
    expect(
      await api.call(DELETE, { as: owner, params: { userId: owner.userId }, body: { salesIds: [a, b] } }),
    ).toEqual({ deletedItems: 2, deed: expect.any(String) });
    const board = await api.call('POST /kanbans/single/:id', {
      as: owner,
      params: { id: owner.accountId },
      body: { type: 'SALES' },
    });
    expect(board.items.map(({ _id, kanbanData }) => [_id, kanbanData.order])).toEqual([[c, 0]]);
    expect(await api.query(`select title from histories where title = 'Item excluído'`)).toHaveLength(2);
  });

  test('[boards-089] deleting needs the permission, sees only what the caller sees, and takes 500 at most', async () => {
    const { owner, vendor, colleague } = api.people;
    const [id = ''] = await items(colleague, ['a']);
    const request = (as: TestPerson, salesIds: string[]) => ({
      as,
      params: { userId: as.userId },
      body: { salesIds },
    });
    expect((await api.refused(DELETE, request(colleague, [id]))).status).toBe(403);
    await api.query(
      `update users set permissions = permissions || '{"dataDeletion": true}' where id = any($1)`,
      [[vendor.userId, colleague.userId]],
    );
    const [foreign = ''] = await items(owner, ['b']);
    expect((await api.refused(DELETE, request(colleague, [id, foreign]))).status).toBe(404);
    expect((await api.refused(DELETE, request(owner, Array.from({ length: 501 }, generateId)))).status).toBe(
      400,
    );
    expect((await api.refused(DELETE, request(owner, []))).status).toBe(400);
    expect(await api.call(DELETE, request(colleague, [id, id]))).toEqual({
      deletedItems: 1,
      deed: expect.any(String),
    });
  });
});
