import { createTestBoards, type TestBoards } from '../../../test/boards';
import { createFinancingTestClient } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import {
  createItemLifeTestClient,
  getDateInDays,
  type ItemLifeTestClient,
  winRequest,
} from '../../../test/item-life';
import { createFinishedProposal } from '../../../test/proposals';
import { insertContract } from '../../../test/signatures';
import type { TestPerson } from '../../../test/test-people';
import { createBanks } from '../financings/bank/banks';
import { createTestBank } from '../financings/bank/test-bank.testing';

const bank = createTestBank('negocio');

describeApi(
  'records of a deal',
  (api) => {
    const financings = createFinancingTestClient(api, bank);
    let boards: TestBoards;
    let life: ItemLifeTestClient;
    beforeAll(async () => {
      boards = await createTestBoards(api);
      life = createItemLifeTestClient(api);
    });

    /** Wins a sale of a new customer, with project, work, activity, contract and a concluded financing. */
    async function completeDeal(as: TestPerson, number: number) {
      await life.settings(as, { autoCreateProjAndInst: true, autoCreateAfterSale: true });
      const customerId = await boards.addCustomer(as, `Do negócio ${number}`);
      const { _id } = await boards.addItem(as, { customerId });
      const { _id: pid } = await createFinishedProposal(api, as, customerId);
      await api.query('update proposals set sale_id = $1 where id = $2', [_id, pid]);
      const financing = await financings.analyse(as, { cid: customerId, pid });
      await financings.work();
      const contract = await insertContract(api, as, _id, { name: 'Contrato', number });
      const { created } = await life.change(as, _id, { ...winRequest, dueDate: getDateInDays(30) });
      return { sale: _id, project: created[0]?._id ?? '', contract, financing: financing._id, pid };
    }
    const listRecords = async (as: TestPerson, saleId: string) =>
      (await life.read(as, saleId)).dealRecords ?? [];

    test('sale, project, work, contract, financing and activity name each other', async () => {
      const { owner } = api.people;
      const { sale, project, contract, financing } = await completeDeal(owner, 701);
      const records = await listRecords(owner, project);
      expect(records.map((record) => (record.kind === 'ITEM' ? record.type : record.kind))).toEqual([
        'SALES',
        'PROJECT',
        'INSTALLATION',
        'CONTRACT',
        'FINANCING',
        'AFTER_SALES',
      ]);
      expect(records).toContainEqual(expect.objectContaining({ _id: sale, status: 'CLOSED' }));
      expect(records).toContainEqual({
        kind: 'CONTRACT',
        _id: contract,
        number: 701,
        sale,
        signatureState: null,
      });
      expect(records).toContainEqual(expect.objectContaining({ _id: financing, state: 'OPEN' }));
      const fromFinancing = await api.call('GET /financings/single/:fid', {
        as: owner,
        params: { fid: financing },
      });
      expect(fromFinancing.dealRecords).toEqual(records);
    });

    test('the mark of the pre-approval goes once the financing is concluded', async () => {
      const { owner } = api.people;
      const { sale, financing } = await completeDeal(owner, 702);
      const [row] = await api.query<{ reference: string }>('select reference from financings where id = $1', [
        financing,
      ]);
      const reference = row?.reference ?? '';
      await financings.tell(reference, { status: 'AGUARDANDO_ACEITE', preApproved: true });
      expect((await life.read(owner, sale)).proposals.preApproved).toBe(true);
      await financings.tell(reference, { preApproved: true, contractSigned: true, serviceApproved: true });
      const item = await life.read(owner, sale);
      expect(item.proposals.preApproved).toBe(false);
      expect(item.dealRecords).toContainEqual(expect.objectContaining({ _id: financing, state: 'DONE' }));
    });

    test('only records that the caller may open are listed, and nothing of another account', async () => {
      const { owner, vendor, supervisor, newcomer, neighbour } = api.people;
      const { sale } = await completeDeal(owner, 703);
      // Manages sales, but uses no other board.
      await api.query(`update users set permissions = permissions || '{"salesKanban": true}' where id = $1`, [
        supervisor.userId,
      ]);
      expect((await listRecords(supervisor, sale)).map(({ kind }) => kind)).toEqual([
        'ITEM',
        'CONTRACT',
        'FINANCING',
      ]);
      for (const as of [vendor, newcomer, neighbour])
        expect(
          (await api.refused('GET /sales/single/:saleId', { as, params: { saleId: sale } })).status,
        ).toBe(404);
      const theirs = await boards.addItem(neighbour);
      await api.query('update sales set deal_id = $1 where id = $2', [sale, theirs._id]);
      expect((await listRecords(neighbour, theirs._id)).map(({ _id }) => _id)).toEqual([theirs._id]);
    });
  },
  {},
  { banks: createBanks(bank) },
);
