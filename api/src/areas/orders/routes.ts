import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { serve } from '../../platform/http/serve';
import { notFound } from '../../platform/refusals/refusal';
import { listOrders } from './list-orders';
import { moveOrder } from './move-order';
import { orderAnswer } from './order-answer';
import { placeOrder } from './place-order';

/** Orders of equipment. */
export function orderRoutes(app: FastifyInstance): void {
  serve(app, 'GET /orders/paginated/:userId/:multiplier', ({ tx, caller, params, query }) =>
    listOrders(tx, caller, params, query),
  );
  // An id that is drawn at random is all that is asked for; the contract leaves out what is not for everybody.
  serve(app, 'GET /orders/single/:orderId', async ({ params: { orderId } }) => {
    const [found] = await app.database.lookUp(
      sql<{ account_id: string | null }>`select account_of_order(${orderId}) as account_id`,
    );
    const accountId = found?.account_id;
    if (!accountId) throw notFound('Este pedido não existe.');
    return {
      order: await app.database.asAccount({ accountId }, (tx) => orderAnswer(tx, accountId, orderId)),
    };
  });
  serve(app, 'POST /orders/new/:proposalId', async ({ tx, caller, params, body }) => ({
    order: await placeOrder(tx, caller, params.proposalId, body.financingId),
  }));
  serve(app, 'PUT /orders/single/:orderId', async ({ tx, caller, params, body }) => ({
    order: await moveOrder(tx, caller, params.orderId, body),
  }));
}
