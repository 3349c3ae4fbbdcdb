import type { FastifyInstance } from 'fastify';
import { recordDeed } from '../../platform/deeds/record-deed';
import { serve } from '../../platform/http/serve';
import { archiveCustomers } from './archive-customers';
import { changeOwners } from './change-owners';
import { customerRecordAnswer } from './customer-answer';
import { deleteCustomer } from './delete-customer';
import { editCustomer } from './edit-customer';
import { findDuplicates } from './find-duplicates';
import { listCustomers, searchCustomers } from './list-customers';
import { listItems } from './list-items';
import { mergeCustomers } from './merge-customers';
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
    customer: await customerRecordAnswer(tx, await visibleCustomer(tx, caller, params.cid)),
  }));
  serve(app, 'POST /customers/new/:userId', async ({ tx, caller, params, body }) => ({
    customer: await registerCustomer(tx, caller, params.userId, body),
  }));
  serve(app, 'PATCH /customers/single/:userId/:cid', ({ tx, caller, params, body }) =>
    recordDeed(tx, caller, 'edição do cliente', async () => ({
      customer: await editCustomer(tx, caller, params.cid, body),
    })),
  );
  serve(app, 'DELETE /customers/single/:userId/:cid', ({ tx, caller, params }) =>
    deleteCustomer(tx, caller, params.cid),
  );
  serve(app, 'GET /customers/items/:cid', ({ tx, caller, params }) => listItems(tx, caller, params.cid));
  serve(app, 'POST /customers/duplicates', ({ tx, caller, body }) => findDuplicates(tx, caller, body));
  serve(app, 'POST /customers/merge', async ({ tx, caller, body }) => ({
    customer: await mergeCustomers(tx, caller, body),
  }));
  archiveRoutes(app);
}

function archiveRoutes(app: FastifyInstance): void {
  serve(app, 'PATCH /customers/single/archived-true/:id', async ({ tx, caller, params }) => {
    await archiveCustomers(tx, caller, [params.id], true);
    return {};
  });
  serve(app, 'PATCH /customers/single/archived-false/:id', async ({ tx, caller, params }) => {
    await archiveCustomers(tx, caller, [params.id], false);
    return {};
  });
  serve(app, 'PUT /customers/selected/archived-true', ({ tx, caller, body }) =>
    archiveCustomers(tx, caller, body.customersIds, true),
  );
  serve(app, 'PUT /customers/selected/archived-false', ({ tx, caller, body }) =>
    archiveCustomers(tx, caller, body.customersIds, false),
  );
  serve(app, 'PUT /customers/selected/owners', ({ tx, caller, body }) =>
    recordDeed(tx, caller, 'mudança de responsável', () => changeOwners(tx, caller, body)),
  );
}
