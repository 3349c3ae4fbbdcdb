import type { EquipmentOrder } from '@girassol/shared-domain/contract';
import { createFinancingTestClient } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import { grantModule } from '../../../test/modules';
import { beginProposal, createFinishedProposal } from '../../../test/proposals';
import { apiContract } from '../../modules';
import { createBanks } from '../financings/bank/banks';
import { createTestBank } from '../financings/bank/test-bank.testing';

const bank = createTestBank('pedidos');

describeApi(
  'orders of equipment',
  (api) => {
    const { addCustomer } = createFinancingTestClient(api, bank);
    beforeAll(() => grantModule(api, api.people.owner, 'Marketplace'));

    const finished = async (name = 'Maria Secreta de Tal') => {
      const cid = await addCustomer(api.people.owner, name);
      return (await createFinishedProposal(api, api.people.owner, cid))._id;
    };
    const place = async (proposalId: string) =>
      (
        await api.call('POST /orders/new/:proposalId', {
          as: api.people.owner,
          params: { proposalId },
          body: {},
        })
      ).order;

    test('[orders-002] is made of a proposal once, and whoever has its address sees nothing of persons or prices', async () => {
      const { owner } = api.people;
      const proposalId = await finished();
      const order = await place(proposalId);
      expect(order).toMatchObject({
        status: 'PLACED',
        amount: 9_800,
        place: 'Campinas - SP',
        supplier: 'Distribuidora',
      });
      expect(order.items.map(({ quantity }) => quantity)).toEqual([10, 1]);
      expect(
        await api.refused('POST /orders/new/:proposalId', { as: owner, params: { proposalId }, body: {} }),
      ).toMatchObject({ status: 409, message: expect.stringContaining(`pedido ${order.number}`) });

      await api.call('PUT /orders/single/:orderId', {
        as: owner,
        params: { orderId: order._id },
        body: { version: order.version, status: 'CANCELLED' },
      });
      const { message } = await api.refused('POST /orders/new/:proposalId', {
        as: owner,
        params: { proposalId },
        body: {},
      });
      expect(message).toContain(`pedido ${order.number}, que foi cancelado. Abra esse pedido`);

      expect(order._id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
      const seen = await api.send({ method: 'GET', url: `/api/orders/single/${order._id}` });
      expect(seen.statusCode).toBe(200);
      expect(seen.body).not.toMatch(/Maria|9800|amount|customer|proposal/);
      expect(
        await api.refused('GET /orders/single/:orderId', { params: { orderId: owner.userId } }),
      ).toMatchObject({ status: 404 });
    });

    test('goes on, or back by the step that was the latest; of two who move it the second is told', async () => {
      const { owner } = api.people;
      const { _id: orderId, version } = await place(await finished());
      const move = { as: owner, params: { orderId }, body: { version, status: 'CONFIRMED' as const } };
      const { order } = await api.call('PUT /orders/single/:orderId', move);
      expect(order).toMatchObject({ status: 'CONFIRMED', version: 2 });
      expect(order.steps.map(({ status }) => status)).toEqual(['PLACED', 'CONFIRMED']);
      expect(await api.refused('PUT /orders/single/:orderId', move)).toMatchObject({ status: 409 });
      const moveTo = (version: number, status: EquipmentOrder['status']) => ({
        ...move,
        body: { version, status },
      });
      await api.call('PUT /orders/single/:orderId', moveTo(2, 'INVOICED'));
      expect(await api.refused('PUT /orders/single/:orderId', moveTo(3, 'PLACED'))).toMatchObject({
        status: 409,
        message: 'Um pedido não volta de Faturado para Feito.',
      });
      const undone = await api.call('PUT /orders/single/:orderId', moveTo(3, 'CONFIRMED'));
      expect(undone.order).toMatchObject({ status: 'CONFIRMED', version: 4 });
      expect(undone.order.steps.map(({ status }) => status)).toEqual(['PLACED', 'CONFIRMED']);
      await api.call('PUT /orders/single/:orderId', {
        ...move,
        body: { version: 4, status: 'CANCELLED', expectedDate: null },
      });
      expect(await api.refused('PUT /orders/single/:orderId', moveTo(5, 'DELIVERED'))).toMatchObject({
        status: 409,
      });
      const reopened = await api.call('PUT /orders/single/:orderId', moveTo(5, 'CONFIRMED'));
      expect(reopened.order).toMatchObject({ status: 'CONFIRMED', version: 6 });
    });

    test('is found by number and by the name of its customer, by whoever manages sales', async () => {
      const { owner, supervisor } = api.people;
      const list = (as: typeof owner, search = '') =>
        api.call('GET /orders/paginated/:userId/:multiplier', {
          as,
          params: { userId: as.userId, multiplier: 1 },
          query: { search },
        });
      const order = await place(await finished('Procurada da Silva'));
      const found = await list(supervisor, 'procurada');
      expect(found.orders.map(({ _id }) => _id)).toEqual([order._id]);
      expect(found).toMatchObject({ total: 1, amount: 9_800, cancelledAmount: 0 });
      await api.call('PUT /orders/single/:orderId', {
        as: owner,
        params: { orderId: order._id },
        body: { version: order.version, status: 'CANCELLED' },
      });
      expect(await list(supervisor, 'procurada')).toMatchObject({ amount: 0, cancelledAmount: 9_800 });
      expect((await list(owner, String(order.number))).orders.map(({ _id }) => _id)).toContain(order._id);
      expect((await list(owner)).total).toBeGreaterThan(1);
    });

    test.each([
      ['nothing', {}, 403],
      ['salesManager', { salesManager: true }, 200],
      ['administrativeManager', { administrativeManager: true }, 200],
      ['pricingEdit', { pricingEdit: true }, 200],
      [
        'every other right',
        { salesKanban: true, customersList: true, proposalsList: true, contractManager: true },
        403,
      ],
    ])(
      '[orders-001] a vendor with %s: %s is answered %s, and without the Marketplace nobody is',
      async (_, rights, status) => {
        const { newcomer, neighbour, owner } = api.people;
        await api.query('update users set permissions = $2 where id = $1', [
          newcomer.userId,
          JSON.stringify(rights),
        ]);
        const answered = async (as: typeof owner) =>
          (
            await api.send({
              method: 'GET',
              url: `/api/orders/paginated/${as.userId}/1`,
              headers: { authorization: `Bearer ${as.token}` },
            })
          ).statusCode;
        expect(await answered(newcomer)).toBe(status);
        expect(await answered(owner)).toBe(200);
        // A manager of an account without the module.
        expect(await answered(neighbour)).toBe(403);
        await api.query(
          `update accounts set active_modules = array_remove(active_modules, 'Marketplace') where id = $1`,
          [owner.accountId],
        );
        expect([await answered(newcomer), await answered(owner)]).toEqual([403, 403]);
        await grantModule(api, owner, 'Marketplace');
      },
    );

    test('[orders-003] the list and a read-only summary without a login are all there is to see of an order', async () => {
      const { _id: orderId } = await place(await finished());
      const seen = await api.send({ method: 'GET', url: `/api/orders/single/${orderId}` });
      expect(Object.keys(seen.json<{ order: object }>().order).sort()).toEqual(
        'number status statusTimestamp registryDate companyName supplier power place expectedDate items steps _id'
          .split(' ')
          .sort(),
      );
      for (const method of ['PUT', 'POST', 'DELETE', 'PATCH'] as const) {
        const { statusCode } = await api.send({
          method,
          url: `/api/orders/single/${orderId}`,
          payload: { version: 1, status: 'CONFIRMED' },
        });
        expect([401, 404]).toContain(statusCode);
      }
      const [row] = await api.query<{ status: string }>('select status from orders where id = $1', [orderId]);
      expect(row?.status).toBe('PLACED');
      const calls = Object.keys(apiContract).filter((key) => /^\w+ \/orders\//.test(key));
      expect(calls.filter((key) => key.startsWith('GET'))).toEqual([
        'GET /orders/paginated/:userId/:multiplier',
        'GET /orders/single/:orderId',
      ]);
    });

    test('powers are written with a comma, those under a kilowatt too', async () => {
      const proposalId = await finished('Bomba d’água');
      await api.query(
        `update proposals set data = jsonb_set(jsonb_set(data, '{pvModuleData,0,power}', '132.5'), '{inverterData,0,iPower}', '100') where id = $1`,
        [proposalId],
      );
      expect((await place(proposalId)).items.map(({ detail }) => detail)).toEqual(['132,5 Wp', '0,1 kW']);
    });

    test('a proposal that is not finished has nothing to order', async () => {
      const { owner } = api.people;
      const begun = await beginProposal(api, owner, await addCustomer(owner, 'Começada'));
      expect(
        await api.refused('POST /orders/new/:proposalId', {
          as: owner,
          params: { proposalId: begun._id },
          body: {},
        }),
      ).toMatchObject({ status: 409 });
    });
  },
  {},
  { banks: createBanks(bank) },
);
