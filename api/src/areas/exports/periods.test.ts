import type { Body } from '@girassol/shared-domain/contract';
import { type MomentOfPeriod, momentsAround } from '@girassol/shared-domain/testing';
import { type TestBoards, testBoards } from '../../../test/boards';
import { testExports } from '../../../test/exports';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { testLife } from '../../../test/item-life';
import { newId } from '../../platform/database';

/** In Greenwich its last hours are those of another year. */
const period = { from: '2025-12-30', to: '2025-12-31' };
const nameOf = ({ today, hour }: MomentOfPeriod) => `Em ${today}, ${hour}`;

describeApiOnEveryDatabase('exports with a period', (api) => {
  const { exported } = testExports(api);
  const moments = momentsAround(period.from, period.to);
  const inside = moments.filter(({ isInside }) => isInside).map(nameOf);
  let boards: TestBoards;

  beforeAll(async () => {
    boards = await testBoards(api);
  });

  /** Reads a column of the file, sorted by the alphabet. */
  const column = async (wish: Body<'POST /exports/new/:userId'>, title: string) =>
    (await exported(api.people.owner, { ...wish, format: 'csv' })).rows.map((row) => row[title]).sort();

  test('[exports-002] customers are those registered on its days in São Paulo', async () => {
    const { owner } = api.people;
    for (const moment of moments) {
      const id = await boards.addCustomer(owner);
      await api.query('update customers set name = $2, registered_at = $3 where id = $1', [
        id,
        nameOf(moment),
        new Date(moment.now),
      ]);
    }
    expect(await column({ kind: 'customers', filters: period }, 'Nome')).toEqual(inside.toSorted());
  });

  test('[exports-002] items of a board are those registered on its days in São Paulo', async () => {
    const { owner } = api.people;
    for (const moment of moments) {
      const { _id } = await boards.addItem(owner, { name: nameOf(moment) });
      await api.query('update sales set registered_at = $2 where id = $1', [_id, new Date(moment.now)]);
    }
    const wish = { kind: 'board', filters: { type: 'SALES', ...period } } as const;
    expect(await column(wish, 'Nome do negócio')).toEqual(inside.toSorted());
  });

  test('proposals are those begun on its days in São Paulo', async () => {
    const { owner } = api.people;
    const life = testLife(api);
    for (const [index, { now }] of moments.entries()) {
      const id = await life.addProposal(owner, boards.customerId, { count: index + 1 });
      await api.query('update proposals set registered_at = $2 where id = $1', [id, new Date(now)]);
    }
    const filters = { ...period, fetchId: owner.accountId };
    const numbers = moments.flatMap(({ isInside }, index) => (isInside ? [String(index + 1)] : []));
    expect(await column({ kind: 'proposals', filters }, 'Número')).toEqual(numbers.sort());
  });

  test('lines of the history are those written on its days in São Paulo', async () => {
    const { owner } = api.people;
    for (const moment of moments)
      await api.query(
        `insert into histories (account_id, id, customer_id, title, content, user_name, user_email, registered_at)
         values ($1, $2, $3, 'Momento', $4, 'dono', 'dono@girassol.test', $5)`,
        [owner.accountId, newId(), boards.customerId, nameOf(moment), new Date(moment.now)],
      );
    expect(await column({ kind: 'histories', filters: period }, 'Detalhes')).toEqual(inside.toSorted());
  });
});
