import type { BoardKind } from '@girassol/shared-domain';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import {
  createItemLifeTestClient,
  type ItemLifeTestClient,
  SALE_LOST_REASON,
  winRequest,
} from '../../../test/item-life';
import { createSeededRandom } from '../../../test/refusals/random';

/** `STORM_SEED=7 STORM_SIZE=2000 npx jest api/src/areas/sales/life-storm` looks elsewhere, and longer. */
const SEED = Number(process.env.STORM_SEED ?? 1);
const SIZE = Number(process.env.STORM_SIZE ?? 240);
/** As many as act at the same time. */
const PEOPLE = 12;

describeApi('many people who end, move, bring back and delete items at once', (api) => {
  let boards: TestBoards;
  let life: ItemLifeTestClient;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    life = createItemLifeTestClient(api);
    await life.settings(api.people.owner, {
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
      autoCreateProjAndInst: true,
      autoCreateAfterSale: true,
    });
  });

  test(
    '[boards-084, boards-085] are answered or told, and every total and place stays right',
    async () => {
      const { owner } = api.people;
      const random = createSeededRandom(SEED);
      for (let index = 0; index < 24; index += 1) {
        await boards.addItem(owner, { type: index % 2 ? 'SALES' : 'PRE_SALES', columnOrder: index % 4 });
      }
      const anyItem = async (kinds: BoardKind[]) => {
        const rows = await api.database.asAccount(owner, (tx) =>
          tx.selectFrom('sales').select(['id', 'type']).where('type', 'in', kinds).orderBy('id').execute(),
        );
        return rows.length > 0 ? random.pick(rows) : undefined;
      };
      const getColumn = (kind: BoardKind) => random.pick(boards.kanbans[kind].columns)._id;
      const works: ((id: string, type: BoardKind) => Promise<unknown>)[] = [
        (id) => life.change(owner, id, winRequest),
        (id) => life.change(owner, id, { status: 'LOST', saleLostReason: SALE_LOST_REASON }),
        (id, type) =>
          life.change(owner, id, {
            status: 'CLOSED',
            execStatus: 'INTERNAL',
            vendor: 'AUTO',
            column: getColumn(type === 'PRE_SALES' ? 'SALES' : type),
            ...(type === 'SALES' && winRequest),
          }),
        (id, type) => life.change(owner, id, { status: 'IN_PROGRESS', column: getColumn(type) }),
        (id) =>
          api.call('POST /sales/back-to-pre-sale/:saleId', {
            as: owner,
            params: { saleId: id },
            body: { column: getColumn('PRE_SALES') },
          }),
        (id, type) =>
          api.call('PUT /kanbans/single/item/order/:kid/:itemId', {
            as: owner,
            params: { kid: boards.kanbans[type]._id, itemId: id },
            body: { order: 0, column: getColumn(type), fetchId: owner.accountId },
          }),
        (_, type) => boards.addItem(owner, { type, columnOrder: 1 }),
        (id) =>
          api.call('DELETE /sales/single/:userId/:itemId', {
            as: owner,
            params: { userId: owner.userId, itemId: id },
          }),
      ];
      const outcomes: Record<string, number> = {};
      const act = async () => {
        const kinds: BoardKind[] =
          random.next() < 0.7 ? ['PRE_SALES', 'SALES'] : ['PROJECT', 'INSTALLATION', 'AFTER_SALES'];
        const item = await anyItem(kinds);
        if (!item) return;
        const outcome = await random
          .pick(works)(item.id, item.type)
          .then(
            () => '200',
            (error) => /answered (\d+)/.exec(String(error))?.[1] ?? String(error),
          );
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      };
      const person = async () => {
        for (let turn = 0; turn < SIZE / PEOPLE; turn += 1) await act();
      };
      await Promise.all(Array.from({ length: PEOPLE }, person));

      // 400: lost where only finishing exists; 404: gone meanwhile; 409: ended meanwhile.
      expect(
        Object.keys(outcomes).filter((status) => !['200', '400', '404', '409'].includes(status)),
      ).toEqual([]);
      expect(outcomes['200']).toBeGreaterThan(SIZE / 5);
      const wrong = await api.query(
        `select column_id, owner_id, items, amount_cents from column_totals where items <> 0
       except select column_id, owner_id, count(*)::int, sum(amount_cents)::bigint from sales
       where status = 'IN_PROGRESS' group by 1, 2`,
      );
      expect(wrong).toEqual([]);
      const orphans = await api.query(
        `select from sales s where related_pre_sale is not null and not exists (
         select from sales lead where lead.id = s.related_pre_sale and lead.type = 'PRE_SALES')`,
      );
      expect(orphans).toEqual([]);
      const half = await api.query(
        `select from sales where (status = 'IN_PROGRESS') <> (closed_at is null)
         or (status = 'LOST') <> (sale_lost_reason is not null)`,
      );
      expect(half).toEqual([]);
    },
    TEST_TIMEOUTS_MS.database,
  );
});
