import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import { recordUndoableAction } from '@girassol/api-platform/undoable-actions/record-undoable-action';
import type { FastifyInstance } from 'fastify';
import { archiveCustomers } from './archive-customers';
import { changeCustomerOwners } from './change-owners';
import { createCustomer } from './create-customer';
import { loadCustomerRecord } from './customer-records';
import { deleteCustomer } from './delete-customer';
import { editCustomer } from './edit-customer';
import { findDuplicateCustomers } from './find-duplicates';
import { listCustomerItems } from './list-customer-items';
import { listCustomers, searchCustomers } from './list-customers';
import { loadVisibleCustomer } from './load-visible-customer';
import { mergeCustomers } from './merge-customers';
import { erasePersonalData, previewErasure } from './personal-data/erase-personal-data';
import { exportPersonalData } from './personal-data/export-personal-data';

export function registerCustomerRoutes(app: FastifyInstance): void {
  serve(app, 'GET /customers/paginated/:userId/:multiplier', ({ tx, caller, params }) =>
    listCustomers(tx, caller, params.userId, params.multiplier),
  );
  serve(app, 'POST /customers/filtered/:userId/:multiplier', ({ tx, caller, params, body }) =>
    searchCustomers(tx, caller, params, body),
  );
  serve(app, 'GET /customers/single/:cid', async ({ tx, caller, params }) => ({
    customer: await loadCustomerRecord(tx, await loadVisibleCustomer(tx, caller, params.cid)),
  }));
  serve(app, 'POST /customers/new/:userId', async ({ tx, caller, params, body }) => ({
    customer: await createCustomer(tx, caller, params.userId, body),
  }));
  serve(app, 'PATCH /customers/single/:userId/:cid', ({ tx, caller, params, body }) =>
    recordUndoableAction(tx, caller, 'edição do cliente', async () => ({
      customer: await editCustomer(tx, caller, params.cid, body),
    })),
  );
  serve(app, 'DELETE /customers/single/:userId/:cid', ({ tx, caller, params }) =>
    deleteCustomer(tx, caller, params.cid),
  );
  serve(app, 'GET /customers/items/:cid', ({ tx, caller, params }) =>
    listCustomerItems(tx, caller, params.cid),
  );
  serve(app, 'POST /customers/duplicates', ({ tx, caller, body }) =>
    findDuplicateCustomers(tx, caller, body),
  );
  serve(app, 'POST /customers/merge', ({ tx, caller, body }) =>
    recordUndoableAction(tx, caller, 'união dos clientes', async (deedId) => ({
      customer: await mergeCustomers(tx, caller, deedId, body),
    })),
  );
  serveWithoutTransaction(app, 'POST /customers/personal-data/:cid', ({ request, params }) =>
    exportPersonalData(app, getCaller(request), params.cid),
  );
  serve(app, 'GET /customers/erasure/:cid', ({ tx, caller, params }) =>
    previewErasure(tx, caller, params.cid),
  );
  serve(app, 'POST /customers/erasure/:cid', ({ tx, caller, params, body }) =>
    erasePersonalData(tx, caller, { customerId: params.cid, customerName: body.customerName }),
  );
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
    recordUndoableAction(tx, caller, 'mudança de responsável', () => changeCustomerOwners(tx, caller, body)),
  );
}
