import { loadAuthorEmail } from '@girassol/api-platform/access/load-author-email';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { runIdempotently } from '@girassol/api-platform/http/idempotency';
import { serve, serveWithExternalCall, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { RouteKey } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import type { BillingContext } from '../billing/billing-context';
import { payCharge } from '../billing/charges';
import { refundPayments } from '../billing/settlement/refund-payments';
import {
  beginRefund,
  changeDueDay,
  giveCredit,
  type OperatorAct,
  settleOutside,
  showAccountBilling,
} from './account-billing';
import { createCoupon, endCoupon, listCoupons } from './coupons';
import { noteServiceInvoice } from './note-service-invoice';
import { listPriceLists, setPrices } from './price-lists';

interface ActRequest {
  request: FastifyRequest;
  params: { accountId: string };
  body: { why: string };
}

/** Registers the routes by which operators set prices and coupons, and mend the charges of an account. */
export function registerOperatorBillingRoutes({
  app,
  own: { payments, serviceInvoices },
}: BillingContext): void {
  const { database } = app;
  const getEmail = (request: FastifyRequest) => loadAuthorEmail(database, getCaller(request));
  const show = ({ accountId }: { accountId: string }) => showAccountBilling(database, payments, accountId);

  /** Runs an act of an operator once for its idempotency key, in a transaction of the account it is about. */
  const actOnce = async <T>(
    key: RouteKey,
    { request, params: { accountId }, body: { why } }: ActRequest,
    work: (tx: Tx, act: OperatorAct) => Promise<T>,
  ): Promise<T> => {
    const by = await getEmail(request);
    const attempt = { caller: getCaller(request), key, request, worksIn: accountId };
    return (await runIdempotently(database, attempt, (tx) => work(tx, { accountId, by, why }))).answer;
  };

  serve(app, 'GET /operation/prices', ({ tx }) => listPriceLists(tx));
  // The e-mail is read first: the embedded database has one connection, which an open transaction holds.
  serveWithExternalCall(
    app,
    'POST /operation/prices',
    ({ request }) => getEmail(request),
    ({ tx, body, asked: by }) => setPrices(tx, by, body),
  );
  serve(app, 'GET /operation/coupons', ({ tx }) => listCoupons(tx));
  serveWithExternalCall(
    app,
    'POST /operation/coupons',
    ({ request }) => getEmail(request),
    ({ tx, body, asked: by }) => createCoupon(tx, by, body),
  );
  serve(app, 'POST /operation/coupons/end/:name', ({ tx, params }) => endCoupon(tx, params.name));

  serveWithoutTransaction(app, 'GET /operation/billing/single/:accountId', ({ params }) => show(params));
  serveWithoutTransaction(app, 'POST /operation/billing/paid-outside/:accountId/:chargeId', async (input) => {
    await actOnce('POST /operation/billing/paid-outside/:accountId/:chargeId', input, async (tx, act) => {
      await settleOutside(tx, app, act, input.params.chargeId);
      return {};
    });
    return show(input.params);
  });
  serveWithoutTransaction(app, 'POST /operation/billing/due-date/:accountId/:chargeId', async (input) => {
    const { accountId, chargeId } = input.params;
    const { dueOn } = input.body;
    const next = await actOnce(
      'POST /operation/billing/due-date/:accountId/:chargeId',
      input,
      async (tx, act) => ({ chargeId: await changeDueDay(tx, act, { chargeId, dueOn }) }),
    );
    await payCharge(app, payments, { accountId, chargeId: next.chargeId, cardToken: null });
    return show(input.params);
  });
  serveWithoutTransaction(app, 'POST /operation/billing/refund/:accountId/:chargeId', async (input) => {
    const { accountId, chargeId } = input.params;
    const { paymentId = null } = input.body;
    const { references } = await actOnce(
      'POST /operation/billing/refund/:accountId/:chargeId',
      input,
      async (tx, act) => ({ references: await beginRefund(tx, act, { chargeId, paymentId }) }),
    );
    const now = await database.asAccount({ accountId }, (tx) => loadAccountNow(tx, accountId));
    await refundPayments(app, payments, { references, paymentId, now });
    return show(input.params);
  });
  serveWithoutTransaction(app, 'POST /operation/billing/credit/:accountId', async (input) => {
    await actOnce('POST /operation/billing/credit/:accountId', input, async (tx, act) => {
      await giveCredit(tx, app, act, input.body.cents);
      return {};
    });
    return show(input.params);
  });
  serveWithoutTransaction(
    app,
    'PUT /operation/billing/service-invoice/:accountId/:chargeId',
    async ({ request, params, body }) => {
      const { accountId, chargeId } = params;
      const act = { accountId, by: await getEmail(request), why: body.why };
      const { serviceInvoice } = body;
      await noteServiceInvoice(database, serviceInvoices, { act, chargeId, serviceInvoice });
      return show(params);
    },
  );
}
