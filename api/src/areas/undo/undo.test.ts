import type { BoardItem } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import { createItemLifeTestClient, SALE_LOST_REASON, winRequest } from '../../../test/item-life';
import { createFinishedProposal } from '../../../test/proposals';
import type { TestPerson } from '../../../test/test-people';

const UNDO = 'POST /sales/undo/:deedId';
const MOVE = 'PUT /kanbans/single/item/order/:kid/:itemId';

describeApi('taking back what one did', (api) => {
  let boards: TestBoards;
  const life = createItemLifeTestClient(api);
  beforeAll(async () => {
    boards = await createTestBoards(api);
    await life.settings(api.people.owner, {
      autoCreateProjAndInst: true,
      autoCreateAfterSale: true,
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
    });
  });

  const owner = () => api.people.owner;
  const undo = (deed: string | undefined, as = owner()) =>
    api.call(UNDO, { as, params: { deedId: deed ?? '' } });
  const refusedUndo = (deed: string | undefined, as = owner()) =>
    api.refused(UNDO, { as, params: { deedId: deed ?? '' } });
  const move = (itemId: string, column: number, order = 0, as = owner()) =>
    api.call(MOVE, {
      as,
      params: { kid: boards.kanbans.SALES._id, itemId },
      body: { order, column: boards.columns[column] ?? '', fetchId: as.accountId },
    });
  const edit = (saleId: string, body: object, as: TestPerson = owner()) =>
    api.call('PATCH /sales/single/:userId/:saleId', { as, params: { userId: as.userId, saleId }, body });
  const read = (id: string) => life.read(owner(), id);
  const whole = async (id: string) =>
    (await api.query('select * from sales where id = $1', [id]))[0] as Record<string, unknown> | undefined;

  test('a move: the same column and place, and the activity of before; once', async () => {
    const [a, b, c] = [
      await boards.addItem(owner(), { name: 'A' }),
      await boards.addItem(owner(), { name: 'B' }),
      await boards.addItem(owner(), { name: 'C' }),
    ];
    const before = await whole(b._id);
    const { deed } = await move(b._id, 2);
    expect((await read(b._id)).kanbanData.column).toBe(boards.columns[2]);
    const events = await life.getEvents(async () => {
      expect(await undo(deed)).toMatchObject({ label: 'mudança de lugar', items: [{ _id: b._id }] });
    });
    expect(await whole(b._id)).toEqual(before);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'item-placed', item: b._id, fromColumn: boards.columns[2] }),
    );
    const names = await boards.namesIn(0);
    expect(names.indexOf('C')).toBe(names.indexOf('B') - 1);
    expect(names.indexOf('A')).toBe(names.indexOf('B') + 1);
    expect((await life.getHistory(b._id))[0]).toMatch(
      /^Ação desfeita: Venda #\d{5}: mudança de lugar desfeita/,
    );
    expect(await refusedUndo(deed)).toMatchObject({ status: 409, message: 'Isto já foi desfeito.' });
    expect([a._id, c._id]).not.toContain(b._id);
  });

  test('its place was given to another meanwhile: right below it', async () => {
    const [under, over] = [
      await boards.addItem(owner(), { name: 'D' }),
      await boards.addItem(owner(), { name: 'E' }),
    ];
    const moved = await boards.addItem(owner(), { name: 'F' });
    const { deed } = await move(moved._id, 3);
    await api.query('update sales set rank = $1 where id = $2', [moved.kanbanData.rank, over._id]);
    await undo(deed);
    const names = await boards.namesIn(0);
    expect(names.slice(0, 3)).toEqual(['E', 'F', 'D']);
    expect((await read(under._id)).status).toBe('IN_PROGRESS');
  });

  test('an edit: only its fields; what another changed since in the same field stands in the way, another field does not', async () => {
    const { _id } = await boards.addItem(owner(), { name: 'Antes', amount: 100 });
    const { deed } = await edit(_id, { name: 'Depois', power: 9 });
    await edit(_id, { amount: 555 });
    await undo(deed);
    expect(await read(_id)).toMatchObject({ name: 'Antes', amount: 555 });
    const second = await edit(_id, { name: 'Outro' });
    await edit(_id, { name: 'Ainda outro' });
    const refusal = await refusedUndo(second.deed);
    expect(refusal).toMatchObject({ status: 409 });
    expect(refusal.message).toMatch(
      /^Não dá mais para desfazer: Venda #\d{5} mudou depois disso \(edição de .*\)\. Nada foi alterado\.$/,
    );
    expect((await read(_id)).name).toBe('Ainda outro');
  });

  test('a delete: with number, notes and proposal, and its sums', async () => {
    const item = await boards.addItem(owner(), { name: 'Apagada', amount: 321.5 });
    await api.call('POST /notes/new/:id', {
      as: owner(),
      params: { id: item._id },
      body: { noteText: 'Fica', noteType: 'Visita' },
    });
    const proposal = await createFinishedProposal(api, owner(), boards.customerId);
    await api.query('update proposals set sale_id = $1 where id = $2', [item._id, proposal._id]);
    const before = await whole(item._id);
    const { deed } = await api.call('DELETE /sales/single/:userId/:itemId', {
      as: owner(),
      params: { userId: owner().userId, itemId: item._id },
    });
    expect(await whole(item._id)).toBeUndefined();
    await undo(deed);
    expect(await whole(item._id)).toEqual(before);
    const notes = await api.query('select content from notes where sale_id = $1', [item._id]);
    expect(notes).toEqual([{ content: 'Fica' }]);
    expect((await read(item._id)).proposals.count).toBe(1);
  });

  test('several at once: deletes and another owner', async () => {
    const items = [
      await boards.addItem(owner(), { name: 'G' }),
      await boards.addItem(owner(), { name: 'H' }),
    ];
    const salesIds = items.map(({ _id }) => _id);
    const before = await Promise.all(salesIds.map(whole));
    const sent = await api.call('PATCH /sales/selected/:userId/:receiverId/:senderFetchId', {
      as: owner(),
      params: {
        userId: owner().userId,
        receiverId: api.people.vendor.userId,
        senderFetchId: owner().accountId,
      },
      body: { salesIds, type: 'SALES' },
    });
    expect((await read(items[0]?._id ?? '')).user?._id).toBe(api.people.vendor.userId);
    await undo(sent.deed);
    expect(await Promise.all(salesIds.map(whole))).toEqual(before);
    const gone = await api.call('POST /sales/selected/:userId', {
      as: owner(),
      params: { userId: owner().userId },
      body: { salesIds },
    });
    await undo(gone.deed);
    expect(await Promise.all(salesIds.map(whole))).toEqual(before);
  });

  test('a win: the sale as before, and what it made is gone; not once somebody worked on that', async () => {
    const win = async () => {
      const item = await boards.addItem(owner(), { name: 'Ganha', amount: 100 });
      const before = await whole(item._id);
      return { item, before, ...(await life.change(owner(), item._id, winRequest)) };
    };
    const first = await win();
    expect(first.created.length).toBeGreaterThan(1);
    await undo(first.deed);
    expect(await whole(first.item._id)).toEqual(first.before);
    for (const { _id } of first.created) expect(await whole(_id)).toBeUndefined();

    const second = await win();
    const project = second.created[0];
    await api.call('POST /notes/new/:id', {
      as: owner(),
      params: { id: project?._id ?? '' },
      body: { noteText: 'Vistoria feita', noteType: 'Visita' },
    });
    const refusal = await refusedUndo(second.deed);
    expect(refusal).toMatchObject({ status: 409 });
    expect(refusal.message).toContain('mudou depois disso (nota de');
    expect((await read(second.item._id)).status).toBe('CLOSED');
    expect(await whole(project?._id ?? '')).toBeDefined();
  });

  test('a win with a proposal: it may change again; a coming back: it is held again', async () => {
    const proposal = await createFinishedProposal(api, owner(), boards.customerId);
    const { _id } = await boards.addItem(owner(), { name: 'Com proposta' });
    const holds = async () =>
      (await api.call('GET /proposals/single/:pid', { as: owner(), params: { pid: proposal._id } })).proposal
        .agreement?.reason;
    const win = await life.change(owner(), _id, {
      status: 'CLOSED',
      approvedProposal: proposal._id,
      confirmedAmount: 100,
    });
    expect(await holds()).toBe('WON');
    await undo(win.deed);
    expect(await holds()).toBeUndefined();

    const again = await life.change(owner(), _id, {
      status: 'CLOSED',
      approvedProposal: proposal._id,
      confirmedAmount: 100,
    });
    expect(again.sale.status).toBe('CLOSED');
    const back = await life.change(owner(), _id, { status: 'IN_PROGRESS' });
    expect(await holds()).toBeUndefined();
    await undo(back.deed);
    expect(await holds()).toBe('WON');
  });

  test('a loss, and a coming back: finished state, reason and date as they were', async () => {
    const item = await boards.addItem(owner(), { name: 'Perdida' });
    const open = await whole(item._id);
    const lost = await life.change(owner(), item._id, { status: 'LOST', saleLostReason: SALE_LOST_REASON });
    const closed = await whole(item._id);
    const back = await life.change(owner(), item._id, { status: 'IN_PROGRESS' });
    await undo(back.deed);
    expect(await whole(item._id)).toEqual(closed);
    await undo(lost.deed);
    expect(await whole(item._id)).toEqual(open);
  });

  test('somebody else, a neighbour, or a day later: refused, and nothing changes', async () => {
    const item: Pick<BoardItem, '_id'> = await boards.addItem(owner(), { name: 'Minha' });
    const { deed } = await move(item._id, 1);
    for (const stranger of [api.people.vendor, api.people.neighbour])
      expect(await refusedUndo(deed, stranger)).toMatchObject({ status: 404 });
    await api.query("update deeds set made_at = now() - interval '25 hours' where id = $1", [deed]);
    expect(await refusedUndo(deed)).toMatchObject({
      status: 404,
      message: 'Não dá mais para desfazer: o tempo para isso passou.',
    });
    expect((await read(item._id)).kanbanData.column).toBe(boards.columns[1]);
  });

  test('where the column is gone, it says so', async () => {
    const { column } = await api
      .call('POST /kanbans/single/column/:kid', {
        as: owner(),
        params: { kid: boards.kanbans.SALES._id },
        body: { title: 'Passageira', inactivityWindow: 24 },
      })
      .then(({ kanban }) => ({ column: kanban.columns.find(({ title }) => title === 'Passageira') }));
    const item = await boards.addItem(owner(), { name: 'Órfã', columnOrder: column?.order ?? 0 });
    const { deed } = await move(item._id, 0);
    await api.query('delete from kanban_columns where id = $1', [column?._id]);
    const refusal = await refusedUndo(deed);
    expect(refusal.status).toBe(409);
    expect(refusal.message).toContain('a coluna, o cliente ou o responsável não existe mais');
    expect((await read(item._id)).kanbanData.column).toBe(boards.columns[0]);
  });

  test('a move that changes nothing has nothing to take back', async () => {
    const item = await boards.addItem(owner(), { name: 'Quieta' });
    expect((await move(item._id, 0)).deed).toBeUndefined();
  });
});
