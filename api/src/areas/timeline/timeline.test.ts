import type { TimelineSubject } from '@girassol/shared-domain';
import { TIMELINE_ENTRIES_PER_PAGE } from '@girassol/shared-domain/contract';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createFinancingTestClient } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import { createItemLifeTestClient, type ItemLifeTestClient, winRequest } from '../../../test/item-life';
import { createFinishedProposal } from '../../../test/proposals';
import { insertContract } from '../../../test/signatures';
import type { TestPerson } from '../../../test/test-people';
import { createBanks } from '../financings/bank/banks';
import { createTestBank } from '../financings/bank/test-bank.testing';

const LIST = 'GET /customers/timeline/:cid/:multiplier';
const bank = createTestBank('linha');

describeApi(
  'timeline of a customer',
  (api) => {
    const financings = createFinancingTestClient(api, bank);
    let boards: TestBoards;
    let life: ItemLifeTestClient;
    beforeAll(async () => {
      boards = await createTestBoards(api);
      life = createItemLifeTestClient(api);
    });

    const list = (as: TestPerson, cid: string, subject?: TimelineSubject, multiplier = 1) =>
      api.call(LIST, { as, params: { cid, multiplier }, ...(subject && { query: { subject } }) });
    const events = async (as: TestPerson, cid: string, subject?: TimelineSubject) =>
      (await list(as, cid, subject)).entries.map(({ event }) => event);

    test('a whole deal is told, newest first, and filtered by subject', async () => {
      const { owner } = api.people;
      const cid = await boards.addCustomer(owner, 'Da linha');
      const { _id, id } = await boards.addItem(owner, { customerId: cid });
      const { _id: pid } = await createFinishedProposal(api, owner, cid);
      await api.query('update proposals set sale_id = $1 where id = $2', [_id, pid]);
      await financings.analyse(owner, { cid, pid });
      await insertContract(api, owner, _id, { name: 'Contrato', number: 801 });
      await api.call('POST /notes/new/:id', {
        as: owner,
        params: { id: _id },
        body: { noteType: 'NOTE', noteText: 'Ligou hoje' },
      });
      await life.change(owner, _id, winRequest);
      expect(new Set(await events(owner, cid))).toEqual(
        new Set([
          'CUSTOMER_REGISTERED',
          'ITEM_REGISTERED',
          'ITEM_CLOSED',
          'PROPOSAL_FINISHED',
          'CONTRACT_GENERATED',
          'FINANCING_REQUESTED',
          'NOTE_WRITTEN',
        ]),
      );
      const { entries } = await list(owner, cid);
      const times = entries.map(({ timestamp }) => timestamp);
      expect(times).toEqual(times.toSorted((one, other) => other - one));
      const [note] = (await list(owner, cid, 'NOTE')).entries;
      expect(note).toMatchObject({
        text: 'Ligou hoje',
        userName: 'dono',
        item: { _id, type: 'SALES', number: id },
      });
      expect(await events(owner, cid, 'CONTRACT')).toEqual(['CONTRACT_GENERATED']);
    });

    test('a vendor reads what is theirs, nothing of the items of others, and nobody reads another account', async () => {
      const { owner, vendor, neighbour } = api.people;
      const cid = await boards.addCustomer(vendor, 'Do vendedor');
      const { _id: own } = await boards.addItem(vendor, { customerId: cid });
      await boards.addItem(owner, { customerId: cid });
      const items = (await list(vendor, cid, 'ITEM')).entries;
      expect(items.map(({ record }) => record)).toEqual([own]);
      expect((await list(owner, cid, 'ITEM')).entries).toHaveLength(2);
      const foreign = { as: neighbour, params: { cid, multiplier: 1 } };
      expect((await api.refused(LIST, foreign)).status).toBe(404);
      const hidden = await boards.addCustomer(owner, 'Do dono');
      expect((await api.refused(LIST, { as: vendor, params: { cid: hidden, multiplier: 1 } })).status).toBe(
        404,
      );
    });

    test('a long timeline comes in pages without gaps', async () => {
      const { owner } = api.people;
      const cid = await boards.addCustomer(owner, 'De muitos');
      for (let item = 0; item < TIMELINE_ENTRIES_PER_PAGE + 2; item += 1)
        await boards.addItem(owner, { customerId: cid });
      const first = await list(owner, cid, 'ITEM');
      const second = await list(owner, cid, 'ITEM', 2);
      expect([first.entries.length, first.hasMoreItems, second.entries.length, second.hasMoreItems]).toEqual([
        TIMELINE_ENTRIES_PER_PAGE,
        true,
        2,
        false,
      ]);
      expect(new Set([...first.entries, ...second.entries].map(({ key }) => key)).size).toBe(
        TIMELINE_ENTRIES_PER_PAGE + 2,
      );
    });
  },
  {},
  { banks: createBanks(bank) },
);
