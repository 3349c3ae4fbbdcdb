import { rmSync } from 'node:fs';
import { createTestBoards, type TestBoards } from '../../../../test/boards';
import { createCustomerTestClient } from '../../../../test/customers';
import { createBuildWithProposals, requestPage } from '../../../../test/final-pages';
import { describeApi } from '../../../../test/harness';
import { createItemLifeTestClient } from '../../../../test/item-life';
import { createFinishedProposal } from '../../../../test/proposals';
import type { TestPerson } from '../../../../test/test-people';

const buildDir = createBuildWithProposals();
afterAll(() => rmSync(buildDir, { recursive: true, force: true }));

describeApi(
  'a proposal that its customer took',
  (api) => {
    let boards: TestBoards;
    const life = createItemLifeTestClient(api);
    const customers = createCustomerTestClient(api);
    beforeAll(async () => {
      boards = await createTestBoards(api);
    });

    /** A sale with a finished proposal, and the customer who presses "Confirmar o aceite". */
    async function aSale(name?: string, fields?: Parameters<TestBoards['addCustomer']>[2]) {
      const { owner } = api.people;
      const customerId = await boards.addCustomer(owner, name, fields);
      const sale = await boards.addItem(owner, { customerId, amount: 1_000, power: 2 });
      const proposal = await createFinishedProposal(api, owner, customerId);
      await api.query('update proposals set sale_id = $1 where id = $2', [sale._id, proposal._id]);
      const path = `/proposta/final/${proposal.frontId}`;
      const take = async (document = '529.982.247-25') => {
        const { body } = await requestPage(api, path);
        const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(body)?.[1] ?? '';
        const fields = {
          name: 'Maria da Conceição',
          document,
          hasAgreed: 'sim',
          version: hidden('version'),
          hash: hidden('hash'),
        };
        const { statusCode } = await requestPage(api, path, {
          method: 'POST',
          payload: new URLSearchParams(fields).toString(),
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        });
        expect(statusCode).toBe(303);
      };
      return { owner, customerId, sale, proposal, take };
    }

    test('its deal is worth what was agreed, on the card, in the sums of the column, and says so', async () => {
      const { owner, sale, proposal, take } = await aSale();
      const column = sale.kanbanData.column;
      const sums = () =>
        api.call('POST /kanbans/single/column-totals/:fetchId/:columnId', {
          as: owner,
          params: { fetchId: owner.accountId, columnId: column },
          body: { type: 'SALES' },
        });
      const before = await sums();
      expect((await life.read(owner, sale._id)).proposals.accepted).toBe(false);
      const events = await life.getEvents(take);
      expect(events).toContainEqual(expect.objectContaining({ kind: 'item-changed', item: sale._id }));

      const item = await life.read(owner, sale._id);
      expect(item).toMatchObject({
        amount: 14_700,
        power: 5.5,
        lastActivityText: 'proposta aceita pelo cliente',
        proposals: { accepted: true },
        acceptedProposal: { _id: proposal._id, finalPrice: 14_700, acceptedBy: 'Maria da Conceição' },
        modsQtd: 10,
        invQtd: 1,
        inverterType: 'String',
        distance: 32,
        workCity: 'Campinas',
      });
      expect((await sums()).amount - before.amount).toBeCloseTo(13_700);
      expect((await life.getHistory(sale._id))[0]).toMatch(/^Proposta aceita pelo cliente: /);
    });

    test('who made it and who is responsible hear of it, once; the others of the account do not', async () => {
      const { owner, vendor, supervisor } = api.people;
      const { sale, take } = await aSale();
      await api.query('update sales set owner_id = $2 where id = $1', [sale._id, vendor.userId]);
      await take();
      await take();
      const listAcceptances = async (as: TestPerson) => {
        const params = { userId: as.userId, page: 0 };
        const { notifications } = await api.call('GET /notifications/user/:userId/:page', { as, params });
        return notifications.filter(
          ({ title, openUrl }) => title.startsWith('Proposta aceita: ') && openUrl?.includes(sale._id),
        );
      };
      expect(await listAcceptances(owner)).toHaveLength(1);
      expect(await listAcceptances(supervisor)).toEqual([]);
      expect(await listAcceptances(vendor)).toEqual([
        expect.objectContaining({
          content: expect.stringMatching(
            /^Maria da Conceição aceitou a proposta #\d{5}, de R\$.14\.700,00\.$/,
          ),
          openUrl: `/vendas/funil/${vendor.userId}?item=${sale._id}&aba=propostas`,
        }),
      ]);
    });

    test('the list of proposals names its item and the board of the item', async () => {
      const { owner, sale, customerId, take } = await aSale();
      await take();
      const { proposals } = await api.call('GET /proposals/customer/:cid/:multiplier', {
        as: owner,
        params: { cid: customerId, multiplier: 1 },
      });
      expect(proposals).toMatchObject([{ saleId: sale._id, saleType: 'SALES' }]);
    });

    test('home shows it, though nobody looked again', async () => {
      const { owner, proposal, take } = await aSale();
      await take();
      await api.query('update proposals set last_viewed_at = null where id = $1', [proposal._id]);
      const { items } = await api.call('GET /analytics/viewed-proposals-sales/:scope/:id', {
        as: owner,
        params: { scope: 'MANAGER', id: owner.accountId },
      });
      expect(items[0]).toMatchObject({ _id: proposal._id });
      expect(items[0]?.acceptedTimestamp).toBeGreaterThan(Date.now() - 60_000);
    });

    describe('the document of its customer', () => {
      const readCustomer = ({ owner, customerId }: Awaited<ReturnType<typeof aSale>>) =>
        customers.single(owner, customerId);

      test('is the typed one, so that the contract does not ask again', async () => {
        const sale = await aSale('maria souza');
        const events = await life.getEvents(() => sale.take('862.883.667-57'));
        expect(events).toContainEqual({ kind: 'customers-changed', customer: sale.customerId, by: null });
        expect(await readCustomer(sale)).toMatchObject({
          document: '86288366757',
          isCNPJ: false,
          version: 2,
          lastUpdate: { userName: 'O cliente' },
        });
        expect(await customers.getHistory(sale.customerId)).toContainEqual({
          title: 'Cliente editado',
          content: 'maria souza, alterado: documento, como informado no aceite da proposta.',
          user_name: 'Maria da Conceição',
        });
      });

      test('makes a company of a customer that had none', async () => {
        const sale = await aSale('Padaria Pão Nosso');
        await sale.take('11.222.333/0001-81');
        expect(await readCustomer(sale)).toMatchObject({ document: '11222333000181', isCNPJ: true });
      });

      test.each([
        ['has one already', 'Maria Alves', { document: '11144477735' }, '11144477735'],
        ['is a person with another name', 'João Alves', {}, ''],
        ['is a company, and a CPF was typed', 'Maria Doces', { isCNPJ: true }, ''],
      ])('stays if the customer %s', async (_, name, fields, document) => {
        const sale = await aSale(name, fields);
        await sale.take('453.178.287-91');
        expect(await readCustomer(sale)).toMatchObject({ document, version: 1 });
      });

      test('stays if another customer has the typed one: the acceptance counts all the same', async () => {
        const { owner } = api.people;
        await boards.addCustomer(owner, 'Maria Prado', { document: '39053344705' });
        const sale = await aSale('Maria Prado');
        await sale.take('390.533.447-05');
        expect((await readCustomer(sale)).document).toBe('');
        expect((await life.read(owner, sale.sale._id)).proposals.accepted).toBe(true);
      });
    });

    test('a deal that is over keeps what it was won for', async () => {
      const { owner, sale, take } = await aSale();
      await life.change(owner, sale._id, {
        status: 'CLOSED',
        approvedProposal: null,
        power: 3,
        ucType: 'Residencial',
        confirmedAmount: 900,
      });
      await take();
      expect(await life.read(owner, sale._id)).toMatchObject({
        amount: 1_000,
        power: 3,
        confirmedAmount: 900,
      });
    });

    test('won for another price, every list and figure says that price', async () => {
      const { owner, customerId, sale } = await aSale();
      const type = 'SALES' as const;
      const boardData = () =>
        api.call('POST /sales/data/:fetchId', {
          as: owner,
          params: { fetchId: owner.accountId },
          body: { type, start: null, end: null },
        });
      const scope = { scope: 'MANAGER', id: owner.accountId } as const;
      const generated = () => api.call('GET /analytics/gen-sales/:scope/:id', { as: owner, params: scope });
      const won = () => api.call('GET /analytics/closed-sales/:scope/:id', { as: owner, params: scope });
      const before = { data: await boardData(), generated: await generated(), won: await won() };
      await life.change(owner, sale._id, {
        status: 'CLOSED',
        approvedProposal: null,
        power: 3,
        ucType: 'Residencial',
        confirmedAmount: 1_700,
      });
      const { items } = await api.call('GET /customers/items/:cid', {
        as: owner,
        params: { cid: customerId },
      });
      expect(items.find(({ _id }) => _id === sale._id)).toMatchObject({ amount: 1_700, status: 'CLOSED' });
      const finished = await api.call('POST /sales/finished/filtered/:multiplier', {
        as: owner,
        params: { multiplier: 1 },
        body: { fetchId: owner.accountId, type },
      });
      expect(finished.sales.find(({ _id }) => _id === sale._id)?.confirmedAmount).toBe(1_700);
      const after = { data: await boardData(), generated: await generated(), won: await won() };
      expect(after.data.won.amount - before.data.won.amount).toBeCloseTo(1_700);
      expect(after.data.registered.amount - before.data.registered.amount).toBeCloseTo(700);
      expect(after.won.totalAmount1 - before.won.totalAmount1).toBeCloseTo(1_700);
      expect(after.generated.totalAmount1 - before.generated.totalAmount1).toBeCloseTo(700);
    });
  },
  { BUILD_DIR: buildDir },
);
