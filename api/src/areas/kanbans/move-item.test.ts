import type { RequestBody } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import type { TestPerson } from '../../../test/test-people';

describeApi('moving a card', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });
  beforeEach(async () => {
    // Each test begins with an empty board; histories and numbers stay.
    await api.query('delete from sales');
  });

  const MOVE = 'PUT /kanbans/single/item/order/:kid/:itemId';
  const request = (
    as: TestPerson,
    itemId: string,
    column: number,
    place: Partial<RequestBody<typeof MOVE>>,
  ) => ({
    as,
    params: { kid: boards.kanbans.SALES._id, itemId },
    body: { order: 0, column: boards.columns[column] ?? '', fetchId: as.userId, ...place },
  });
  const move = (
    itemId: string,
    column: number,
    place: Partial<RequestBody<typeof MOVE>> = {},
    as = api.people.owner,
  ) =>
    api.call(
      MOVE,
      request(as, itemId, column, { ...(as === api.people.owner && { fetchId: as.accountId }), ...place }),
    );
  const refused = (itemId: string, column: number, as = api.people.owner) =>
    api.refused(MOVE, request(as, itemId, column, {}));
  /** Registers items so that they stand in a column in this order. */
  const stand = async (column: number, names: string[], as = api.people.owner) => {
    const ids: Record<string, string> = {};
    for (const name of [...names].reverse()) {
      ids[name] = (await boards.addItem(as, { name, columnOrder: column, amount: 1_000 }))._id;
    }
    return ids;
  };
  const written = () =>
    api.query<{ rank: string; xmin: string }>(
      'select id, rank, column_id, xmin::text from sales order by id',
    );

  test('a move that waited for a signal does not undo one made since, unless it is sent on purpose', async () => {
    const { a = '' } = await stand(0, ['a']);
    const late = (baseColumn: string | undefined) => ({
      ...request(api.people.owner, a, 1, { fetchId: api.people.owner.accountId }),
      headers: { 'if-match': `"${baseColumn}"` },
    });
    await move(a, 2);
    const { status, current } = await api.refused(MOVE, late(boards.columns[0]));
    expect(status).toBe(409);
    const title = boards.kanbans.SALES.columns.find(({ _id }) => _id === boards.columns[2])?.title;
    expect(current).toEqual({ version: boards.columns[2], text: `Na coluna "${title}".` });
    expect(await boards.namesIn(2)).toEqual(['a']);
    await api.call(MOVE, late(current?.version));
    expect(await boards.namesIn(1)).toEqual(['a']);
    // It is there by now: nothing is undone.
    await api.call(MOVE, late(boards.columns[0]));
  });

  test('a move that waited for a signal is refused with a reason if somebody has won the item meanwhile', async () => {
    const { a = '' } = await stand(0, ['a']);
    await api.query(`update sales set status = 'CLOSED', closed_at = now() where id = $1`, [a]);
    const late = {
      ...request(api.people.owner, a, 1, { fetchId: api.people.owner.accountId }),
      headers: { 'if-match': `"${boards.columns[0]}"` },
    };
    expect(await api.refused(MOVE, late)).toMatchObject({
      status: 409,
      message: 'Este item não está mais no quadro.',
    });
  });

  test('[boards-100] goes where its neighbours are, and the answer carries the board and the card', async () => {
    const { a, b, c } = await stand(0, ['a', 'b', 'c']);
    const answer = await move(c ?? '', 0, { order: 1, beforeItem: a ?? null, afterItem: b ?? null });
    expect(await boards.namesIn(0)).toEqual(['a', 'c', 'b']);
    expect(answer.kanban._id).toBe(boards.kanbans.SALES._id);
    expect(answer.changedItems.map((card) => card.name)).toEqual(['c']);
    expect(answer.changedItems[0]?.kanbanData).toMatchObject({ column: boards.columns[0], order: 1 });
  });

  test('goes to another column, and the totals of both are told where they are asked for', async () => {
    const { a } = await stand(0, ['a', 'b']);
    const { x, y } = await stand(1, ['x', 'y']);
    const between = { order: 1, beforeItem: x ?? null, afterItem: y ?? null };
    const { totals } = await move(a ?? '', 1, { ...between, withTotals: true });
    expect(await boards.namesIn(1)).toEqual(['x', 'a', 'y']);
    expect(totals).toEqual({
      [boards.columns[0] ?? '']: { items: 1, amount: 1_000 },
      [boards.columns[1] ?? '']: { items: 3, amount: 3_000 },
    });
    expect((await move(a ?? '', 1, between)).totals).toBeUndefined();
  });

  test('to the top, to the end, and into an empty column', async () => {
    const { a, b, c } = await stand(0, ['a', 'b', 'c']);
    await move(c ?? '', 0, { order: 0, beforeItem: null, afterItem: a ?? null });
    expect(await boards.namesIn(0)).toEqual(['c', 'a', 'b']);
    await move(c ?? '', 0, { order: 2, beforeItem: b ?? null, afterItem: null });
    expect(await boards.namesIn(0)).toEqual(['a', 'b', 'c']);
    await move(b ?? '', 3, { order: 0, beforeItem: null, afterItem: null });
    expect(await boards.namesIn(3)).toEqual(['b']);
  });

  test('without neighbours the position counts', async () => {
    const { a, d } = await stand(0, ['a', 'b', 'c', 'd']);
    await move(d ?? '', 0, { order: 1 });
    expect(await boards.namesIn(0)).toEqual(['a', 'd', 'b', 'c']);
    await move(a ?? '', 0, { order: 99 });
    expect(await boards.namesIn(0)).toEqual(['d', 'b', 'c', 'a']);
  });

  test('a neighbour that went away meanwhile: the other one counts, then the position', async () => {
    const { a, b, c } = await stand(0, ['a', 'b', 'c']);
    const { x } = await stand(1, ['x']);
    await move(a ?? '', 2);
    await move(x ?? '', 0, { order: 1, beforeItem: a ?? null, afterItem: b ?? null });
    expect(await boards.namesIn(0)).toEqual(['x', 'b', 'c']);
    await move(b ?? '', 2);
    await move(x ?? '', 0, { order: 1, beforeItem: a ?? null, afterItem: b ?? null });
    expect(await boards.namesIn(0)).toEqual(['c', 'x']);
    expect(c).toBeDefined();
  });

  test('cards the sender does not see stay between', async () => {
    const { vendor } = api.people;
    const { v1, v2 } = await stand(0, ['v1', 'v2'], vendor);
    const { hidden } = await stand(0, ['hidden']);
    await move(hidden ?? '', 0, { order: 1, beforeItem: v1 ?? null, afterItem: v2 ?? null });
    expect(await boards.namesIn(0)).toEqual(['v1', 'hidden', 'v2']);
    const { v3 } = await stand(1, ['v3'], vendor);
    await move(v3 ?? '', 0, { order: 1, beforeItem: v1 ?? null, afterItem: v2 ?? null }, vendor);
    expect(await boards.namesIn(0)).toEqual(['v1', 'v3', 'hidden', 'v2']);
    expect(await boards.namesIn(0, vendor)).toEqual(['v1', 'v3', 'v2']);
  });

  test('the same place again writes nothing', async () => {
    const { a, b, c } = await stand(0, ['a', 'b', 'c']);
    const before = await written();
    const lines = await api.query('select count(*)::int from histories');
    await move(b ?? '', 0, { order: 1, beforeItem: a ?? null, afterItem: c ?? null });
    await move(a ?? '', 0, { order: 0, beforeItem: null, afterItem: b ?? null });
    expect(await written()).toEqual(before);
    expect(await api.query('select count(*)::int from histories')).toEqual(lines);
  });

  test('[boards-100] writes one item and one line of history', async () => {
    const { a, b } = await stand(0, ['a', 'b', 'c']);
    const before = await written();
    const [lines] = await api.query<{ count: number }>('select count(*)::int from histories');
    await move(a ?? '', 1);
    const changed = (await written()).filter((row, index) => row.xmin !== before[index]?.xmin);
    expect(changed).toHaveLength(1);
    await move(b ?? '', 0, { order: 5 });
    const [after] = await api.query<{ count: number }>('select count(*)::int from histories');
    expect(after?.count).toBe((lines?.count ?? 0) + 2);
    const [line] = await api.query<{ content: string }>(
      'select content, title from histories where sale_id = $1 order by registered_at desc limit 1',
      [a],
    );
    expect(line).toMatchObject({
      title: 'Mudança de etapa',
      content: expect.stringMatching(/^Venda #\d{5} foi de "Contato inicial" para "Visita técnica"\.$/),
    });
  });

  test('another stage counts as activity, another place in the same stage does not', async () => {
    const { a } = await stand(0, ['a', 'b']);
    await api.query(
      "update sales set last_activity_at = now() - interval '9 days', last_activity_text = 'nota de Ana'",
    );
    const inside = await move(a ?? '', 0, { order: 1 });
    expect(inside.changedItems[0]?.lastActivityText).toBe('nota de Ana');
    const across = await move(a ?? '', 1);
    expect(across.changedItems[0]?.lastActivityText).toBe('mudança de etapa por dono');
    expect(across.changedItems[0]?.lastActivityTimestamp).toBeGreaterThan(Date.now() - 60_000);
  });

  test('a deleted or foreign column answers 404 and writes nothing', async () => {
    const { a } = await stand(0, ['a']);
    const column = { status: 404, message: 'Esta coluna não existe mais. O quadro foi atualizado.' };
    const asOwner = request(api.people.owner, a ?? '', 0, {});
    const unknown = '018f4e7a-0000-7000-8000-000000000000';
    const project = boards.kanbans.PROJECT.columns[0]?._id ?? '';
    for (const id of [unknown, project]) {
      expect(await api.refused(MOVE, { ...asOwner, body: { ...asOwner.body, column: id } })).toMatchObject(
        column,
      );
    }
    expect(await boards.namesIn(0)).toEqual(['a']);
  });

  test('an item that left the board answers 409', async () => {
    const { a } = await stand(0, ['a']);
    await api.query("update sales set status = 'CLOSED' where id = $1", [a]);
    expect(await refused(a ?? '', 1)).toMatchObject({
      status: 409,
      message: 'Este item não está mais no quadro.',
    });
  });

  test('a vendor moves only what the vendor may see; another account nothing', async () => {
    const { owner, vendor, colleague, newcomer, neighbour, basic } = api.people;
    const { theirs } = await stand(0, ['theirs'], colleague);
    const { managers } = await stand(0, ['managers'], owner);
    expect((await refused(managers ?? '', 1, vendor)).status).toBe(404);
    expect((await refused(theirs ?? '', 1, newcomer)).status).toBe(403);
    expect((await refused(theirs ?? '', 1, neighbour)).status).toBe(404);
    expect((await refused(theirs ?? '', 1, basic)).status).toBe(404);
    // The vendor leads the colleague's team.
    await move(theirs ?? '', 1, {}, vendor);
    expect(await boards.namesIn(1)).toEqual(['theirs']);
  });

  test('two moves of one card at once are both answered, and the last one wins', async () => {
    const { a } = await stand(0, ['a', 'b']);
    const [one, two] = await Promise.all([move(a ?? '', 1), move(a ?? '', 2)]);
    expect([one.changedItems, two.changedItems].map((cards) => cards.length)).toEqual([1, 1]);
    const places = [...(await boards.namesIn(1)), ...(await boards.namesIn(2))];
    expect(places).toEqual(['a']);
    const totals = await api.query<{ items: number }>('select items from column_totals where items <> 0');
    expect(totals.map((total) => total.items)).toEqual([1, 1]);
  });

  test(
    '100 moves at once leave no rank twice, and one order',
    async () => {
      const names = Array.from({ length: 20 }, (_, index) => `n${index}`);
      const ids = Object.values(await stand(0, names));
      const pick = (index: number) => ids[(index * 7) % ids.length] ?? '';
      await Promise.all(
        Array.from({ length: 100 }, (_, index) =>
          move(pick(index), index % 3, {
            order: index % 5,
            beforeItem: pick(index + 3),
            afterItem: pick(index + 9),
          }),
        ),
      );
      const rows = await api.query<{ column_id: string; rank: string }>('select column_id, rank from sales');
      expect(new Set(rows.map((row) => `${row.column_id} ${row.rank}`)).size).toBe(20);
      const seen = [await boards.namesIn(0), await boards.namesIn(1), await boards.namesIn(2)];
      expect(seen.flat().sort()).toEqual([...names].sort());
      expect([await boards.namesIn(0), await boards.namesIn(1), await boards.namesIn(2)]).toEqual(seen);
    },
    TEST_TIMEOUTS_MS.process,
  );

  test(
    '400 drops into one gap keep ranks short and the order right',
    async () => {
      const { top } = await stand(0, ['top', 'p', 'q', 'end']);
      const [p, q] = await api.query<{ id: string }>(
        "select id from sales where name in ('p', 'q') order by name",
      );
      for (let drop = 0; drop < 400; drop += 1) {
        const id = (drop % 2 === 0 ? q : p)?.id ?? '';
        await move(id, 0, { order: 1, beforeItem: top ?? null });
      }
      expect(await boards.namesIn(0)).toEqual(['top', 'p', 'q', 'end']);
      const [longest] = await api.query<{ length: number }>(
        'select max(length(rank))::int as length from sales',
      );
      expect(longest?.length).toBeLessThanOrEqual(51);
    },
    TEST_TIMEOUTS_MS.process,
  );
});
