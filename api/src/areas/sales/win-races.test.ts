import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import {
  createItemLifeTestClient,
  type ItemLifeTestClient,
  SALE_LOST_REASON,
  winRequest,
} from '../../../test/item-life';

describeApi('winning at the same time', (api) => {
  let boards: TestBoards;
  let life: ItemLifeTestClient;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    life = createItemLifeTestClient(api);
  });
  beforeEach(async () => {
    await life.settings(api.people.owner, {
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
    });
  });

  test('two who win and lose at once: one is told', async () => {
    const { owner, supervisor } = api.people;
    await life.settings(owner, {
      autoCreateProjAndInst: true,
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
    });
    for (let round = 0; round < 5; round += 1) {
      const { _id } = await boards.addItem(owner);
      const outcomes = await Promise.allSettled([
        life.change(owner, _id, winRequest),
        life.change(supervisor, _id, { status: 'LOST', saleLostReason: SALE_LOST_REASON }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const failed = outcomes.find((outcome) => outcome.status === 'rejected');
      expect(String(failed?.reason)).toMatch(
        /409.*Este item não está mais no quadro: Venda (Ganha|Perdida)\./,
      );
      const { status } = await life.read(owner, _id);
      expect(await life.itemsOfDeal(_id)).toHaveLength(status === 'CLOSED' ? 2 : 0);
    }
  });

  test('a click that is sent twice wins once', async () => {
    const { owner } = api.people;
    await life.settings(owner, { autoCreateProjAndInst: true });
    const { _id } = await boards.addItem(owner);
    const request = {
      as: owner,
      params: { itemId: _id },
      body: winRequest,
      headers: { 'idempotency-key': `ganho-${_id}` },
    };
    const STATUS = 'PUT /sales/single/status/:itemId';
    const [one, two] = await Promise.all([api.call(STATUS, request), api.call(STATUS, request)]);
    expect(two.created).toEqual(one.created);
    expect(await life.itemsOfDeal(_id)).toHaveLength(2);
    expect((await life.refused(owner, _id, winRequest)).status).toBe(409);
  });

  test('many wins at once, and moves among them, wait for one another', async () => {
    const { owner } = api.people;
    await life.settings(owner, { autoCreateProjAndInst: true, autoCreateAfterSale: true });
    const items = await Promise.all(Array.from({ length: 12 }, () => boards.addItem(owner)));
    const work = items.flatMap(({ _id }, index) => [
      life.change(owner, _id, winRequest),
      boards.addItem(owner, { type: index % 2 ? 'PROJECT' : 'INSTALLATION' }),
    ]);
    await Promise.all(work);
    const twice = await api.query(
      `select column_id, rank from sales where status = 'IN_PROGRESS' group by 1, 2 having count(*) > 1`,
    );
    expect(twice).toEqual([]);
    const wrong = await api.query(
      `select column_id, owner_id, items, amount_cents from column_totals where items <> 0
       except select column_id, owner_id, count(*)::int, sum(amount_cents)::bigint from sales
       where status = 'IN_PROGRESS' group by 1, 2`,
    );
    expect(wrong).toEqual([]);
  });
});
