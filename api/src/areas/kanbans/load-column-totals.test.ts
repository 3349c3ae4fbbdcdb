import type { BoardCard } from '@girassol/shared-domain/contract';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';

describeApi('the totals kept per column and owner', (api) => {
  let boards: TestBoards;
  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  const recount = () =>
    api.query(`select account_id, column_id, owner_id, count(*)::int as items, sum(amount_cents)::bigint as amount
      from sales where status = 'IN_PROGRESS' group by 1, 2, 3 order by 1, 2, 3`);
  const kept = () =>
    api.query(`select account_id, column_id, owner_id, items, amount_cents as amount
      from column_totals where items <> 0 or amount_cents <> 0 order by 1, 2, 3`);

  test(
    'equal a full recount after any operations, of one item or of many',
    async () => {
      const { owner, vendor, colleague, neighbour } = api.people;
      const random = dice(20_261_120);
      const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
      const people = [owner, vendor, colleague].map((person) => person.userId);
      for (let index = 0; index < 20; index += 1) {
        await boards.addItem(owner, {
          name: `n${index}`,
          columnOrder: Math.floor(random() * 6),
          amount: Math.round(random() * 1e6) / 100,
        });
      }
      await boards.addItem(neighbour, { amount: 77 });

      const someItem = `(select id from sales where account_id = '${owner.accountId}' order by md5(id::text || $1) limit 1)`;
      // A rank like those the program gives: no two alike, and one can be made before and after it.
      const rankOfId = `'a0' || replace(id::text, '-', '') || 'V'`;
      const operations: ((salt: string) => Promise<unknown>)[] = [
        (salt) =>
          api.query(`update sales set amount_cents = amount_cents + 1234 where id = ${someItem}`, [salt]),
        (salt) => api.query(`update sales set owner_id = '${pick(people)}' where id = ${someItem}`, [salt]),
        (salt) => api.query(`update sales set status = 'CLOSED' where id = ${someItem}`, [salt]),
        (salt) =>
          api.query(`update sales set status = 'IN_PROGRESS', rank = ${rankOfId} where id = ${someItem}`, [
            salt,
          ]),
        (salt) =>
          api.query(
            `update sales set column_id = '${pick(boards.columns)}', rank = ${rankOfId} where id = ${someItem}`,
            [salt],
          ),
        (salt) => api.query(`delete from sales where id = ${someItem}`, [salt]),
        () => api.query(`update sales set amount_cents = amount_cents * 2 where number % 3 = 0`),
        () => boards.addItem(owner, { columnOrder: Math.floor(random() * 6), amount: 10 }),
      ];
      for (let step = 0; step < 120; step += 1) await pick(operations)?.(String(step));

      expect((await recount()).length).toBeGreaterThan(1);
      expect(await kept()).toEqual(await recount());
      await api.query('delete from sales');
      expect(await kept()).toEqual([]);
    },
    TEST_TIMEOUTS_MS.process,
  );

  test(
    'hold when many move at once',
    async () => {
      const { owner } = api.people;
      const items: BoardCard[] = [];
      for (let index = 0; index < 12; index += 1) {
        items.push(await boards.addItem(owner, { columnOrder: index % 6, amount: index + 1 }));
      }
      await Promise.all(
        Array.from({ length: 60 }, (_, index) =>
          api.call('PUT /kanbans/single/item/order/:kid/:itemId', {
            as: owner,
            params: { kid: boards.kanbans.SALES._id, itemId: items[(index * 5) % 12]?._id ?? '' },
            body: { order: 0, column: boards.columns[(index * 7) % 6] ?? '', fetchId: owner.accountId },
          }),
        ),
      );
      expect(await kept()).toEqual(await recount());
    },
    TEST_TIMEOUTS_MS.process,
  );
});

/** The same random numbers every time (mulberry32). */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
