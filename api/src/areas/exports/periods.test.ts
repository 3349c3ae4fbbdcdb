import { generateId } from '@girassol/api-platform/database';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { getInstantsAroundPeriod, type PeriodTestInstant } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createExportTestClient } from '../../../test/exports';
import { describeApiOnEveryDatabase } from '../../../test/harness';
import { createItemLifeTestClient } from '../../../test/item-life';

/** In Greenwich its last hours are those of another year. */
const period = { from: '2025-12-30', to: '2025-12-31' };
const formatCaseName = ({ today, hour }: PeriodTestInstant) => `Em ${today}, ${hour}`;

describeApiOnEveryDatabase('exports with a period', (api) => {
  const { exported } = createExportTestClient(api);
  const moments = getInstantsAroundPeriod(period.from, period.to);
  const inside = moments.filter(({ isInside }) => isInside).map(formatCaseName);
  let boards: TestBoards;

  beforeAll(async () => {
    boards = await createTestBoards(api);
  });

  /** Reads a column of the file, sorted by the alphabet. */
  const column = async (wish: RequestBody<'POST /exports/new/:userId'>, title: string) =>
    (await exported(api.people.owner, { ...wish, format: 'csv' })).rows.map((row) => row[title]).sort();

  test('[exports-002] customers are those registered on its days in São Paulo', async () => {
    const { owner } = api.people;
    for (const moment of moments) {
      const id = await boards.addCustomer(owner);
      await api.query('update customers set name = $2, registered_at = $3 where id = $1', [
        id,
        formatCaseName(moment),
        new Date(moment.now),
      ]);
    }
    expect(await column({ kind: 'customers', filters: period }, 'Nome')).toEqual(inside.toSorted());
  });

  test('[exports-002] items of a board are those registered on its days in São Paulo', async () => {
    const { owner } = api.people;
    for (const moment of moments) {
      const { _id } = await boards.addItem(owner, { name: formatCaseName(moment) });
      await api.query('update sales set registered_at = $2 where id = $1', [_id, new Date(moment.now)]);
    }
    const wish = { kind: 'board', filters: { type: 'SALES', ...period } } as const;
    expect(await column(wish, 'Nome do negócio')).toEqual(inside.toSorted());
  });

  test('proposals are those begun on its days in São Paulo', async () => {
    const { owner } = api.people;
    const life = createItemLifeTestClient(api);
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
        [owner.accountId, generateId(), boards.customerId, formatCaseName(moment), new Date(moment.now)],
      );
    expect(await column({ kind: 'histories', filters: period }, 'Detalhes')).toEqual(inside.toSorted());
  });
});
