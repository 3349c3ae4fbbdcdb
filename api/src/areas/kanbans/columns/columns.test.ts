import type { Kanban } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import { describeApi } from '../../../../test/harness';
import type { TestPerson } from '../../../../test/test-people';

const CREATE = 'POST /kanbans/single/column/:kid';
const EDIT = 'PUT /kanbans/single/column/title/:kid/:columnId';
const ORDER = 'PUT /kanbans/single/column/order/:kid/:columnId';
const SORT = 'PUT /kanbans/single/column/sort/:kid/:columnId';
const DELETE = 'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId';

describeApi('columns of a board', (api) => {
  let boards: TestBoards;
  let kid: string;
  const owner = () => api.people.owner;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    kid = boards.kanbans.SALES._id;
  });
  beforeEach(async () => {
    await api.query('delete from sales');
  });

  const read = async (): Promise<Kanban['columns']> =>
    (await api.call('GET /kanbans/single/columns/:type', { as: owner(), params: { type: 'SALES' } })).kanban
      .columns;
  const titles = async () => (await read()).map(({ title }) => title);
  const create = async (title: string, as: TestPerson = owner()) =>
    (await api.call(CREATE, { as, params: { kid }, body: { title } })).column;
  /** Names of a column from top to bottom, as the database has them. */
  const namesIn = async (columnId: string) =>
    (
      await api.query<{ name: string }>(
        `select name from sales where column_id = $1 and status = 'IN_PROGRESS' order by rank`,
        [columnId],
      )
    ).map(({ name }) => name);
  /** Registers items so that they stand in a column in this order. */
  const stand = async (columnId: string, names: string[]) => {
    const columnOrder = (await read()).findIndex(({ _id }) => _id === columnId);
    const ids: string[] = [];
    for (const name of names.toReversed()) {
      ids.unshift((await boards.addItem(owner(), { name, columnOrder }))._id);
    }
    return ids;
  };
  const remove = (columnId: string, columnToMoveId: string, as: TestPerson = owner()) =>
    api.call(DELETE, { as, params: { kid, columnId, columnToMoveId } });

  test('[boards-022, boards-101] a column is created at the end with a title and a window, 24 hours unless said', async () => {
    const { column, kanban } = await api.call(CREATE, {
      as: owner(),
      params: { kid },
      body: { title: '  Retorno  ', inactivityWindow: 72 },
    });
    expect(column).toMatchObject({
      title: 'Retorno',
      inactivityWindow: 72,
      order: kanban.columns.length - 1,
    });
    expect((await create('Sem janela')).inactivityWindow).toBe(24);
    expect(await titles()).toEqual(expect.arrayContaining(['Retorno', 'Sem janela']));
  });

  test('[boards-101] a column is renamed and gets another window', async () => {
    const { _id } = await create('Nome antigo');
    const { kanban } = await api.call(EDIT, {
      as: owner(),
      params: { kid, columnId: _id },
      body: { title: 'Nome novo', inactivityWindow: 240 },
    });
    expect(kanban.columns.find((column) => column._id === _id)).toMatchObject({
      title: 'Nome novo',
      inactivityWindow: 240,
    });
  });

  test('a title is needed, short enough, and nobody else’s; a window is at least an hour', async () => {
    const { _id } = await create('Único');
    const refusal = (title: string, inactivityWindow = 24) =>
      api.refused(CREATE, { as: owner(), params: { kid }, body: { title, inactivityWindow } });
    expect((await refusal('   ')).status).toBe(400);
    expect((await refusal('x'.repeat(61))).status).toBe(400);
    expect((await refusal('Sem horas', 0)).status).toBe(400);
    expect(await refusal('ÚNICO')).toMatchObject({
      status: 409,
      fields: [{ path: 'title', message: 'Escolha outro nome.' }],
    });
    // Its own name is free for it.
    await api.call(EDIT, {
      as: owner(),
      params: { kid, columnId: _id },
      body: { title: 'único', inactivityWindow: 24 },
    });
  });

  test('[boards-099] a column moves to another place, and the others close up', async () => {
    const before = await titles();
    const [first] = await read();
    const move = (order: number) =>
      api.call(ORDER, { as: owner(), params: { kid, columnId: first?._id ?? '' }, body: { order } });
    const { kanban } = await move(2);
    expect(kanban.columns.map(({ order }) => order)).toEqual(before.map((_, order) => order));
    expect(await titles()).toEqual([before[1], before[2], before[0], ...before.slice(3)]);
    await move(999);
    expect((await titles()).at(-1)).toBe(before[0]);
    await move(0);
    expect(await titles()).toEqual(before);
  });

  test('[boards-099] of two who reorder at once neither breaks the order', async () => {
    const ids = (await read()).map(({ _id }) => _id);
    await Promise.all(
      ids.map((columnId, index) =>
        api.call(ORDER, {
          as: owner(),
          params: { kid, columnId },
          body: { order: (index * 3) % ids.length },
        }),
      ),
    );
    const after = await read();
    expect(after.map(({ _id }) => _id).sort()).toEqual([...ids].sort());
    const [{ places = [] } = {}] = await api.query<{ places: number[] }>(
      'select array_agg(position order by position) as places from kanban_columns where kanban_id = $1',
      [kid],
    );
    expect(places).toEqual(ids.map((_, place) => place));
  });

  test('[boards-086] deleting a column moves its items to the end of another, in their order', async () => {
    const doomed = await create('Condenada');
    const target = await create('Destino');
    await stand(doomed._id, ['a', 'b', 'c']);
    await stand(target._id, ['x', 'y']);
    const [closed] = await stand(doomed._id, ['fechada']);
    await api.query(`update sales set status = 'CLOSED' where id = $1`, [closed]);

    const { kanban, movedItems } = await remove(doomed._id, target._id);
    expect(movedItems).toBe(3);
    expect(kanban.columns.map(({ _id }) => _id)).not.toContain(doomed._id);
    expect(kanban.columns.map(({ order }) => order)).toEqual(kanban.columns.map((_, order) => order));
    expect(await namesIn(target._id)).toEqual(['x', 'y', 'a', 'b', 'c']);
    // An item that left the board can still return.
    expect(await api.query('select column_id from sales where id = $1', [closed])).toEqual([
      { column_id: target._id },
    ]);
    const totals = await api.call('POST /kanbans/single/column-totals/:fetchId/:columnId', {
      as: owner(),
      params: { fetchId: owner().accountId, columnId: target._id },
      body: { type: 'SALES' },
    });
    expect(totals).toEqual({ items: 5, amount: 100_000 });
    const lines = await api.query<{ content: string }>(
      `select content from histories where title = 'Mudança de etapa' order by id`,
    );
    expect(lines.map(({ content }) => content)).toEqual(
      expect.arrayContaining([expect.stringContaining('a coluna "Condenada" foi excluída')]),
    );
  });

  test('[boards-086] a column cannot hand its items to itself, and the last one stays', async () => {
    const [first, second] = await read();
    const refusal = (columnId = '', columnToMoveId = '', board = kid) =>
      api.refused(DELETE, { as: owner(), params: { kid: board, columnId, columnToMoveId } });
    expect((await refusal(first?._id, first?._id)).status).toBe(400);
    expect((await refusal(first?._id, boards.kanbans.PROJECT.columns[0]?._id)).status).toBe(404);
    expect((await refusal(boards.kanbans.PROJECT.columns[0]?._id, second?._id)).status).toBe(404);

    const { _id: project, columns } = boards.kanbans.PROJECT;
    const [kept, ...others] = columns;
    for (const { _id } of others) {
      await api.call(DELETE, {
        as: owner(),
        params: { kid: project, columnId: _id, columnToMoveId: kept?._id ?? '' },
      });
    }
    expect(await refusal(kept?._id, kept?._id, project)).toMatchObject({
      status: 409,
      message: 'Esta é a única coluna do quadro. Crie outra antes de excluí-la.',
    });
  });

  test('only who manages the board may: a vendor may not, its manager right may, on its board alone', async () => {
    const [first, second] = await read();
    const params = { kid, columnId: first?._id ?? '' };
    const { vendor, colleague, supervisor } = api.people;
    for (const as of [vendor, colleague]) {
      const refusals = [
        await api.refused(CREATE, { as, params: { kid }, body: { title: 'Minha' } }),
        await api.refused(EDIT, { as, params, body: { title: 'Minha', inactivityWindow: 1 } }),
        await api.refused(ORDER, { as, params, body: { order: 1 } }),
        await api.refused(SORT, { as, params, body: { by: 'name', direction: 'asc' } }),
        await api.refused(DELETE, { as, params: { ...params, columnToMoveId: second?._id ?? '' } }),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
    }
    expect((await create('Da supervisora', supervisor)).title).toBe('Da supervisora');
    const lead = { kid: boards.kanbans.PRE_SALES._id };
    expect(
      (await api.refused(CREATE, { as: supervisor, params: lead, body: { title: 'Outra' } })).status,
    ).toBe(403);
  });

  test('cards are put in order by any of their facts; equal ones keep their order', async () => {
    const { _id } = await create('A ordenar');
    await stand(_id, ['Caio', 'ana', 'Érica', 'bia']);
    await api.query(`update sales set amount_cents = 100 where name in ('Caio', 'Érica')`);
    const sort = (by: 'name' | 'amount', direction: 'asc' | 'desc') =>
      api.call(SORT, { as: owner(), params: { kid, columnId: _id }, body: { by, direction } });
    expect(await sort('name', 'asc')).toEqual({ sortedItems: 4 });
    expect(await namesIn(_id)).toEqual(['ana', 'bia', 'Caio', 'Érica']);
    await sort('name', 'desc');
    expect(await namesIn(_id)).toEqual(['Érica', 'Caio', 'bia', 'ana']);
    await sort('amount', 'asc');
    expect(await namesIn(_id)).toEqual(['Érica', 'Caio', 'bia', 'ana']);
    await sort('amount', 'desc');
    expect(await namesIn(_id)).toEqual(['bia', 'ana', 'Érica', 'Caio']);
  });

  test(
    '[boards-086] fifty moves and registrations while a column goes: no card is lost',
    async () => {
      const doomed = await create('Some no meio');
      const target = await create('Recebe tudo');
      const other = (await read())[0]?._id ?? '';
      const inside = await stand(
        doomed._id,
        Array.from({ length: 25 }, (_, index) => `dentro ${index}`),
      );
      const outside = await stand(
        other,
        Array.from({ length: 25 }, (_, index) => `fora ${index}`),
      );
      const move = (itemId: string, column: string) =>
        api.send({
          method: 'PUT',
          url: `/api/kanbans/single/item/order/${kid}/${itemId}`,
          headers: { authorization: `Bearer ${owner().token}` },
          payload: { order: 0, column, fetchId: owner().accountId },
        });
      const answers = await Promise.all([
        ...inside.map((id, index) => move(id, index % 2 ? other : target._id)),
        remove(doomed._id, target._id).then(() => ({ statusCode: 200 })),
        ...outside.map((id, index) => move(id, index % 2 ? doomed._id : target._id)),
      ]);
      // Into a column that is gone nothing moves; everything else worked.
      expect(answers.every(({ statusCode }) => statusCode === 200 || statusCode === 404)).toBe(true);
      const [{ count } = { count: 0 }] = await api.query<{ count: number }>(
        `select count(*)::int as count from sales where status = 'IN_PROGRESS' and column_id = any($1)`,
        [[other, target._id]],
      );
      expect(count).toBe(50);
      const totals = await api.query<{ items: number }>(
        'select sum(items)::int as items from column_totals where column_id = any($1)',
        [[other, target._id]],
      );
      expect(totals).toEqual([{ items: 50 }]);
    },
    TEST_TIMEOUTS_MS.process,
  );

  test(
    '[boards-086] 20,000 cards change their column, each with a place of its own',
    async () => {
      const doomed = await create('Cheia');
      const target = await create('Vazia');
      const [item] = await stand(doomed._id, ['modelo']);
      await api.query(
        `insert into sales (account_id, id, type, number, column_id, rank, name, customer_id, owner_id, deal_id)
       select account_id, gen_random_uuid(), type, 100000 + n, column_id, 'b' || lpad(n::text, 6, '0') || 'V',
         'cheia ' || n, customer_id, owner_id, deal_id
       from sales, generate_series(1, 20000) n where id = $1`,
        [item],
      );
      expect((await remove(doomed._id, target._id)).movedItems).toBe(20_001);
      const [places] = await api.query<{ items: number; places: number; first: string }>(
        `select count(*)::int as items, count(distinct rank)::int as places,
         (array_agg(name order by rank))[1] as first
       from sales where column_id = $1`,
        [target._id],
      );
      expect(places).toEqual({ items: 20_001, places: 20_001, first: 'modelo' });
    },
    TEST_TIMEOUTS_MS.database,
  );
});
