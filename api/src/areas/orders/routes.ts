import { serve } from '@girassol/api-platform/http/serve';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { createOrder } from './create-order';
import { listOrders } from './list-orders';
import { loadOrder } from './load-order-records';
import { updateOrder } from './update-order';

/** Registers the routes of orders of equipment. */
export function registerOrderRoutes(app: FastifyInstance): void {
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
      order: await app.database.asAccount({ accountId }, (tx) => loadOrder(tx, accountId, orderId)),
    };
  });
  serve(app, 'POST /orders/new/:proposalId', async ({ tx, caller, params, body }) => ({
    order: await createOrder(tx, caller, params.proposalId, body.financingId),
  }));
  serve(app, 'PUT /orders/single/:orderId', async ({ tx, caller, params, body }) => ({
    order: await updateOrder(tx, caller, params.orderId, body),
  }));
}
