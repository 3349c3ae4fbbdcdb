import { testFinancings } from '../../../test/financings';
import { describeApi } from '../../../test/harness';
import { grantModule } from '../../../test/modules';
import { beginProposal, finishedProposal } from '../../../test/proposals';
import { testBank } from '../financings/bank/provider-double.testing';
import { banksOf } from '../financings/bank/providers';

const bank = testBank('pedidos');

describeApi(
  'orders of equipment',
  (api) => {
    const { addCustomer } = testFinancings(api, bank);
    beforeAll(() => grantModule(api, api.people.owner, 'Marketplace'));

    const finished = async (name = 'Maria Secreta de Tal') => {
      const cid = await addCustomer(api.people.owner, name);
      return (await finishedProposal(api, api.people.owner, cid))._id;
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

      expect(order._id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
      const seen = await api.send({ method: 'GET', url: `/api/orders/single/${order._id}` });
      expect(seen.statusCode).toBe(200);
      expect(seen.body).not.toMatch(/Maria|9800|amount|customer|proposal/);
      expect(
        await api.refused('GET /orders/single/:orderId', { params: { orderId: owner.userId } }),
      ).toMatchObject({ status: 404 });
    });

    test('goes on and never back; of two who move it the second is told', async () => {
      const { owner } = api.people;
      const { _id: orderId, version } = await place(await finished());
      const move = { as: owner, params: { orderId }, body: { version, status: 'CONFIRMED' as const } };
      const { order } = await api.call('PUT /orders/single/:orderId', move);
      expect(order).toMatchObject({ status: 'CONFIRMED', version: 2 });
      expect(order.steps.map(({ status }) => status)).toEqual(['PLACED', 'CONFIRMED']);
      expect(await api.refused('PUT /orders/single/:orderId', move)).toMatchObject({ status: 409 });
      const back = { ...move, body: { version: 2, status: 'PLACED' as const } };
      expect(await api.refused('PUT /orders/single/:orderId', back)).toMatchObject({
        status: 409,
        message: 'Um pedido não volta de Confirmado para Feito.',
      });
      await api.call('PUT /orders/single/:orderId', {
        ...move,
        body: { version: 2, status: 'CANCELLED', expectedDate: null },
      });
      expect(
        await api.refused('PUT /orders/single/:orderId', {
          ...move,
          body: { version: 3, status: 'DELIVERED' },
        }),
      ).toMatchObject({ status: 409 });
    });

    test('[orders-001] asks for the Marketplace, and of vendors for a right', async () => {
      const { owner, vendor, supervisor, neighbour } = api.people;
      const list = (as: typeof owner, search = '') =>
        api.call('GET /orders/paginated/:userId/:multiplier', {
          as,
          params: { userId: as.userId, multiplier: 1 },
          query: { search },
        });
      const refusedTo = (as: typeof owner) =>
        api.refused('GET /orders/paginated/:userId/:multiplier', {
          as,
          params: { userId: as.userId, multiplier: 1 },
        });
      expect((await refusedTo(neighbour)).status).toBe(403);
      expect((await refusedTo(vendor)).status).toBe(403);
      const order = await place(await finished('Procurada da Silva'));
      expect((await list(supervisor, 'procurada')).orders.map(({ _id }) => _id)).toEqual([order._id]);
      expect((await list(owner, String(order.number))).orders.map(({ _id }) => _id)).toContain(order._id);
      expect((await list(owner)).total).toBeGreaterThan(1);
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
  { banks: banksOf(bank) },
);
