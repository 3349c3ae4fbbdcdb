import type { FastifyInstance } from 'fastify';
import { serve } from '../http/serve';
import { customerAnswer } from './customer-answer';
import { listCustomers, searchCustomers } from './list-customers';
import { registerCustomer } from './register-customer';
import { visibleCustomer } from './visible-customer';

export function customerRoutes(app: FastifyInstance): void {
  serve(app, 'GET /customers/paginated/:userId/:multiplier', ({ tx, caller, params }) =>
    listCustomers(tx, caller, params.userId, params.multiplier),
  );
  serve(app, 'POST /customers/filtered/:userId/:multiplier', ({ tx, caller, params, body }) =>
    searchCustomers(tx, caller, params, body),
  );
  serve(app, 'GET /customers/single/:cid', async ({ tx, caller, params }) => ({
    customer: customerAnswer(await visibleCustomer(tx, caller, params.cid)),
  }));
  serve(app, 'POST /customers/new/:userId', async ({ tx, caller, params, body }) => ({
    customer: await registerCustomer(tx, caller, params.userId, body),
  }));
}
