import type { BoardKind } from '@girassol/shared-domain';
import { advanceClockBySecond, testAtHoursOfTheDay } from '@girassol/shared-domain/testing';
import { createTestBoards, type TestBoards } from '../../../test/boards';
import { describeApi } from '../../../test/harness';
import {
  createItemLifeTestClient,
  getDateInDays,
  type ItemLifeTestClient,
  type ItemStatusRequest,
  SALE_LOST_REASON,
  winRequest,
} from '../../../test/item-life';
import type { TestPerson } from '../../../test/test-people';

describeApi('losing, finishing, bringing back and deleting items', (api) => {
  let boards: TestBoards;
  let life: ItemLifeTestClient;
  beforeAll(async () => {
    boards = await createTestBoards(api);
    life = createItemLifeTestClient(api);
    await life.settings(api.people.owner, {
      salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }],
    });
  });

  const add = async (type: BoardKind = 'SALES', as: TestPerson = api.people.owner, name = 'Casa') =>
    (await boards.addItem(as, { type, name }))._id;
  const remove = (as: TestPerson, itemId: string) =>
    api.call('DELETE /sales/single/:userId/:itemId', { as, params: { userId: as.userId, itemId } });
  const removalRefused = async (as: TestPerson, itemId: string) =>
    (await api.refused('DELETE /sales/single/:userId/:itemId', { as, params: { userId: as.userId, itemId } }))
      .status;
  /** The items of a column with their places: `a0`, `b1`. */
  const ordersIn = async (type: BoardKind, columnOrder: number) => {
    const { owner: as } = api.people;
    const request = { as, params: { id: as.accountId }, body: { type } };
    const { items } = await api.call('POST /kanbans/single/:id', request);
    return items
      .filter(({ kanbanData }) => kanbanData.column === boards.kanbans[type].columns[columnOrder]?._id)
      .map(({ name, kanbanData }) => `${name}${kanbanData.order}`);
  };
  const lose: ItemStatusRequest = { status: 'LOST', saleLostReason: SALE_LOST_REASON };

  describe('losing', () => {
    test('[boards-051, boards-055, boards-114] keeps the reason, under either of its names', async () => {
      const { owner } = api.people;
      const id = await add();
      const { sale, created } = await life.change(owner, id, { ...lose, finishedDate: getDateInDays(-3) });
      expect(sale).toMatchObject({
        status: 'LOST',
        saleLostReason: SALE_LOST_REASON,
        finishedDate: getDateInDays(-3),
      });
      expect(created).toEqual([]);
      expect((await life.getHistory(id))[0]).toMatch(
        /^Venda Perdida: Venda #\d{5}, "Casa"\. Motivo: Preço acima do esperado\.$/,
      );
      const other = await life.change(owner, await add(), { status: 'LOST', chosenReason: SALE_LOST_REASON });
      expect(other.sale.saleLostReason).toBe(SALE_LOST_REASON);
    });

    test('[boards-081, boards-082] takes a reason that the account configured', async () => {
      const { owner, neighbour } = api.people;
      const id = await add();
      const message = async (as: TestPerson, itemId: string, body: ItemStatusRequest) => {
        const { status, fields } = await life.refused(as, itemId, body);
        expect([status, fields?.[0]?.path]).toEqual([400, 'saleLostReason']);
        return fields?.[0]?.message;
      };
      expect(await message(owner, id, { status: 'LOST' })).toBe('Escolha o motivo.');
      expect(await message(owner, id, { status: 'LOST', saleLostReason: 'Outro' })).toBe(
        'Este motivo não está mais nas configurações. Escolha outro.',
      );
      // The neighbour configured none.
      const theirs = await add('SALES', neighbour);
      expect(await message(neighbour, theirs, lose)).toBe(
        'Cadastre os motivos de perda nas configurações da conta.',
      );
      expect((await life.read(owner, id)).status).toBe('IN_PROGRESS');
    });

    test('is for sales and leads only', async () => {
      const { owner } = api.people;
      for (const kind of ['PROJECT', 'INSTALLATION', 'AFTER_SALES', 'ADMINISTRATIVE'] as const) {
        const refusal = await life.refused(owner, await add(kind), lose);
        expect(refusal).toMatchObject({ status: 400, fields: [{ path: 'status' }] });
      }
    });
  });

  describe('finishing', () => {
    testAtHoursOfTheDay(
      '[boards-056, boards-058, boards-083] projects and works say who executed, and when',
      async () => {
        const { owner } = api.people;
        for (const kind of ['PROJECT', 'INSTALLATION'] as const) {
          const id = await add(kind);
          expect(await life.refused(owner, id, { status: 'CLOSED' })).toMatchObject({
            status: 400,
            fields: [{ path: 'execStatus' }],
          });
          const future = {
            status: 'CLOSED',
            execStatus: 'INTERNAL',
            finishedDate: getDateInDays(1),
          } as const;
          expect(await life.refused(owner, id, future)).toMatchObject({ fields: [{ path: 'finishedDate' }] });
          const { sale } = await life.change(owner, id, { ...future, finishedDate: getDateInDays(-1) });
          expect(sale).toMatchObject({
            status: 'CLOSED',
            execStatus: 'INTERNAL',
            finishedDate: getDateInDays(-1),
          });
        }
        const id = await add('INSTALLATION');
        advanceClockBySecond();
        await life.change(owner, id, { status: 'CLOSED', execStatus: 'OUTSOURCED' });
        expect((await life.getHistory(id))[0]).toMatch(
          /^Obra Finalizada: Obra #\d{5}, "Casa", execução terceirizada\.$/,
        );
      },
    );

    testAtHoursOfTheDay(
      '[boards-056, boards-057] activities and operations are finished plainly',
      async () => {
        const { owner } = api.people;
        for (const kind of ['AFTER_SALES', 'ADMINISTRATIVE'] as const) {
          const { sale } = await life.change(owner, await add(kind), {
            status: 'CLOSED',
            execStatus: 'INTERNAL',
          });
          expect(sale).toMatchObject({ status: 'CLOSED', execStatus: null, finishedDate: getDateInDays(0) });
        }
      },
    );

    test('[boards-059] lets the approved proposal go, and the total of the column follows', async () => {
      const { owner } = api.people;
      await life.settings(owner, { autoCreateProjAndInst: true });
      const customerId = await boards.addCustomer(owner, 'Com projeto');
      const sale = await boards.addItem(owner, { customerId });
      const approvedProposal = await life.addProposal(owner, customerId);
      const { created } = await life.change(owner, sale._id, { ...winRequest, approvedProposal });
      const projectId = created[0]?._id ?? '';
      const project = await life.read(owner, projectId);
      expect(project.approvedProposal).toBe(approvedProposal);
      const totals = () =>
        api.call('POST /kanbans/single/column-totals/:fetchId/:columnId', {
          as: owner,
          params: { fetchId: owner.accountId, columnId: project.kanbanData.column },
          body: { type: 'PROJECT' },
        });
      const before = await totals();
      const finished = await life.change(owner, projectId, { status: 'CLOSED', execStatus: 'INTERNAL' });
      expect(finished.sale.approvedProposal).toBeNull();
      expect(await totals()).toEqual({ items: before.items - 1, amount: before.amount - project.amount });
      await life.settings(owner, { salesLostReasons: [{ _id: boards.customerId, name: SALE_LOST_REASON }] });
    });

    test('[boards-042, boards-049] what left its board cannot be ended again: the second is told', async () => {
      const { owner } = api.people;
      const project = await add('PROJECT');
      const finish: ItemStatusRequest = { status: 'CLOSED', execStatus: 'INTERNAL' };
      const outcomes = await Promise.allSettled([
        life.change(owner, project, finish),
        life.change(owner, project, { ...finish, execStatus: 'OUTSOURCED' }),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const sale = await add();
      await life.change(owner, sale, lose);
      expect(await life.refused(owner, sale, winRequest)).toMatchObject({
        status: 409,
        message: 'Este item não está mais no quadro: Venda Perdida.',
      });
      expect((await life.refused(owner, sale, { ...lose, itemId: project })).status).toBe(400);
    });
  });

  describe('coming back', () => {
    test('[boards-060, boards-061] on top of the first column, without what its ending said', async () => {
      const { owner } = api.people;
      await boards.addItem(owner, { name: 'já estava', columnOrder: 0 });
      const { _id: id } = await boards.addItem(owner, { name: 'volta', columnOrder: 2 });
      await life.change(owner, id, winRequest);
      const events = await life.getEvents(async () => {
        const { sale } = await life.change(owner, id, { status: 'IN_PROGRESS' });
        expect(sale).toMatchObject({
          status: 'IN_PROGRESS',
          columnTitle: 'Contato inicial',
          finishedDate: null,
          confirmedAmount: null,
          approvedProposal: null,
          saleLostReason: null,
          lastActivityText: 'volta ao funil por dono',
        });
      });
      expect((await boards.namesIn(0))[0]).toBe('volta');
      expect(events).toMatchObject([
        { kind: 'item-placed', board: 'SALES', item: id, column: boards.columns[0], fromColumn: null },
      ]);
      expect((await life.getHistory(id))[0]).toMatch(
        /^Volta ao funil: Venda #\d{5} \(Venda Ganha\) voltou ao funil em "Contato inicial"\.$/,
      );
    });

    test('[boards-060] every kind comes back to the column asked for', async () => {
      const { owner } = api.people;
      const endings: [BoardKind, ItemStatusRequest][] = [
        ['PRE_SALES', lose],
        ['SALES', lose],
        ['ADMINISTRATIVE', { status: 'CLOSED' }],
        ['PROJECT', { status: 'CLOSED', execStatus: 'INTERNAL' }],
        ['INSTALLATION', { status: 'CLOSED', execStatus: 'INTERNAL' }],
        ['AFTER_SALES', { status: 'CLOSED' }],
      ];
      for (const [kind, ending] of endings) {
        const id = await add(kind);
        await life.change(owner, id, ending);
        const column = boards.kanbans[kind].columns[1];
        const { sale } = await life.change(owner, id, { status: 'IN_PROGRESS', column: column?._id ?? '' });
        expect(sale).toMatchObject({ status: 'IN_PROGRESS', columnTitle: column?.title, execStatus: null });
      }
    });

    test('of two who bring it back at once one is told, and a wrong column changes nothing', async () => {
      const { owner } = api.people;
      const id = await add();
      expect(await life.refused(owner, id, { status: 'IN_PROGRESS' })).toMatchObject({
        status: 409,
        message: 'Este item já está no funil.',
      });
      await life.change(owner, id, lose);
      const foreign = boards.kanbans.PROJECT.columns[0]?._id ?? '';
      expect((await life.refused(owner, id, { status: 'IN_PROGRESS', column: foreign })).status).toBe(404);
      expect((await life.read(owner, id)).status).toBe('LOST');
      const outcomes = await Promise.allSettled(
        [1, 2].map((order) =>
          life.change(owner, id, { status: 'IN_PROGRESS', column: boards.columns[order] ?? '' }),
        ),
      );
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    test('[boards-084] the items below move up when one leaves, and down when it comes back', async () => {
      const { owner } = api.people;
      const ids = [];
      for (const name of ['c', 'b', 'a'])
        ids.unshift((await boards.addItem(owner, { name, columnOrder: 5 }))._id);
      expect(await ordersIn('SALES', 5)).toEqual(['a0', 'b1', 'c2']);
      await life.change(owner, ids[0] ?? '', winRequest);
      expect(await ordersIn('SALES', 5)).toEqual(['b0', 'c1']);
      await life.change(owner, ids[0] ?? '', { status: 'IN_PROGRESS', order: 5 });
      expect(await ordersIn('SALES', 5)).toEqual(['a0', 'b1', 'c2']);
    });
  });

  describe('deleting', () => {
    test('[boards-085] the items below move up', async () => {
      const { owner } = api.people;
      const ids = [];
      for (const name of ['c', 'b', 'a'])
        ids.unshift((await boards.addItem(owner, { type: 'INSTALLATION', name, columnOrder: 2 }))._id);
      expect(await ordersIn('INSTALLATION', 2)).toEqual(['a0', 'b1', 'c2']);
      await remove(owner, ids[0] ?? '');
      expect(await ordersIn('INSTALLATION', 2)).toEqual(['b0', 'c1']);
    });

    test('takes its notes along; proposals and history stay with the customer', async () => {
      const { owner } = api.people;
      const customerId = await boards.addCustomer(owner, 'Fica');
      const { _id: id } = await boards.addItem(owner, { customerId, name: 'some' });
      const proposal = await life.addProposal(owner, customerId, { saleId: id });
      await api.call('POST /notes/new/:id', {
        as: owner,
        params: { id },
        body: { noteText: 'x', noteType: 'Visita' },
      });
      const events = await life.getEvents(() => remove(owner, id));
      expect(events).toEqual([
        { kind: 'item-left', board: 'SALES', item: id, column: boards.columns[0], by: null },
      ]);
      expect(await api.query('select from notes where sale_id = $1', [id])).toEqual([]);
      expect(await api.query('select sale_id from proposals where id = $1', [proposal])).toEqual([
        { sale_id: null },
      ]);
      expect((await life.getHistory(id))[0]).toMatch(
        /^Item excluído: Venda #\d{5}, "some", foi excluído permanentemente\.$/,
      );
      expect(await boards.namesIn(0)).not.toContain('some');
      expect(await removalRefused(owner, id)).toBe(404);
      expect((await life.refused(owner, id, winRequest)).status).toBe(404);
    });

    test('[boards-064] needs dataDeletion or a person who is no vendor, and an item one may see', async () => {
      const { owner, vendor, neighbour } = api.people;
      const mine = await add('SALES', vendor);
      expect(await removalRefused(vendor, mine)).toBe(403);
      expect(await removalRefused(neighbour, mine)).toBe(404);
      expect(await removalRefused(vendor, await add('SALES', owner))).toBe(404);
      await api.query(
        `update users set permissions = permissions || '{"dataDeletion": true}' where id = $1`,
        [vendor.userId],
      );
      await remove(vendor, mine);
      await api.query(`update users set permissions = permissions - 'dataDeletion' where id = $1`, [
        vendor.userId,
      ]);
    });

    test('a sale outlives its lead, and forgets it', async () => {
      const { owner } = api.people;
      const lead = await add('PRE_SALES');
      const { created } = await life.change(owner, lead, { status: 'CLOSED', vendor: owner.userId });
      await remove(owner, lead);
      expect((await life.read(owner, created[0]?._id ?? '')).relatedPreSale).toBeNull();
    });

    test('deleted and won at once: one of both, and no half', async () => {
      const { owner } = api.people;
      for (let round = 0; round < 5; round += 1) {
        const id = await add();
        const outcomes = await Promise.allSettled([remove(owner, id), life.change(owner, id, winRequest)]);
        expect(outcomes[0]?.status).toBe('fulfilled');
        expect(await api.query('select from sales where id = $1', [id])).toEqual([]);
      }
    });
  });
});
