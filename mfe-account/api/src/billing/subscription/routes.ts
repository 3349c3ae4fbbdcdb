import type { Caller } from '@girassol/api-platform/access';
import { requireIdOfOwnAccount } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import type { BillingContext } from '../billing-context';
import { askAndPay, loadCharge, toPayableCharge, toPaymentFields } from '../charges';
import { askForRenewal, askForUpgrade, type PaymentOrder } from './ask-for-payment';
import { cancelAutomaticPix, requestAutomaticPix } from './automatic-pix';
import { cancelSubscription, resumeSubscription } from './cancel-subscription';
import { changeBillingData } from './change-billing-data';
import { changeNextPlan, previewPlan } from './change-next-plan';
import { loadOverview } from './load-overview';
import { refundFirstPayment } from './refund-first-payment';
import { replaceCard } from './replace-card';

type PaidWay = Pick<PaymentOrder, 'method'> & { cardToken: string | null };
type Ask = (tx: Tx, caller: Caller, order: PaymentOrder) => Promise<Row<'charges'>>;

/** Registers the routes by which the owner of an account sees, pays and changes its subscription. */
export function registerSubscriptionRoutes({ app, own: { payments } }: BillingContext): void {
  const { database, mailer } = app;
  const overview = (caller: Caller) => database.asAccount(caller, (tx) => loadOverview(tx, caller, payments));
  /** Returns the caller of a request whose address names a user, who must be of the caller's account. */
  const getOwnCaller = async (request: FastifyRequest, userId: string): Promise<Caller> => {
    const caller = getCaller(request);
    await database.asAccount(caller, (tx) => requireIdOfOwnAccount(tx, caller, userId));
    return caller;
  };

  serve(app, 'GET /signup/payments/:userId', ({ tx, caller }) => loadOverview(tx, caller, payments));
  serve(app, 'POST /signup/plan-preview/:userId', ({ tx, caller, body }) => previewPlan(tx, caller, body));
  serve(app, 'PUT /signup/next-plan/:userId', async ({ tx, caller, body }) => {
    await changeNextPlan(tx, caller, body.next);
    return loadOverview(tx, caller, payments);
  });
  serve(app, 'PUT /signup/billing-data/:userId', async ({ tx, caller, body }) => {
    await changeBillingData(tx, caller, body);
    return loadOverview(tx, caller, payments);
  });
  serve(app, 'PATCH /signup/user-status/:userId', ({ tx, caller, body }) =>
    cancelSubscription(tx, mailer, caller, body),
  );
  serve(app, 'DELETE /signup/user-status/:userId', ({ tx, caller }) => resumeSubscription(tx, caller));

  const pay = async (
    {
      request,
      id,
      body,
    }: {
      request: FastifyRequest;
      id: string;
      body: ParsedRequestBody<'POST /signup/renovation-pix/:id'>;
    },
    ask: Ask,
    { method, cardToken }: PaidWay,
  ): Promise<ResponseBody<'POST /signup/renovation-pix/:id'>> => {
    const caller = await getOwnCaller(request, id);
    const { accountId } = caller;
    const { coupon, frontPrice, vendorsAmount: vendors } = body;
    const chargeId = await askAndPay(app, payments, { accountId, cardToken }, (tx) =>
      ask(tx, caller, { vendors, coupon, frontPrice, method }),
    );
    if (chargeId === null) throw new Error('an order of the owner made no charge');
    const charge = await database.asAccount(caller, async (tx) =>
      toPayableCharge(await loadCharge(tx, accountId, chargeId), payments),
    );
    return { charge, ...(await toPaymentFields(charge)) };
  };
  const pix = { method: 'pix', cardToken: null } as const;
  const boleto = { method: 'boleto', cardToken: null } as const;

  serveWithoutTransaction(app, 'POST /signup/renovation-bill/:id', ({ request, params, body }) =>
    pay({ request, body, ...params }, askForRenewal, boleto),
  );
  serveWithoutTransaction(app, 'POST /signup/renovation-pix/:id', ({ request, params, body }) =>
    pay({ request, body, ...params }, askForRenewal, pix),
  );
  serveWithoutTransaction(app, 'POST /signup/renovation-card/:id', ({ request, params, body }) =>
    pay({ request, body, ...params }, askForRenewal, { method: 'card', cardToken: body.cardData.token }),
  );
  serveWithoutTransaction(app, 'POST /signup/upgrade-bill/:id', ({ request, params, body }) =>
    pay({ request, body, ...params }, askForUpgrade, boleto),
  );
  serveWithoutTransaction(app, 'POST /signup/upgrade-pix/:id', ({ request, params, body }) =>
    pay({ request, body, ...params }, askForUpgrade, pix),
  );
  serveWithoutTransaction(app, 'POST /signup/upgrade-card/:id', ({ request, params, body }) =>
    pay({ request, body, ...params }, askForUpgrade, { method: 'card', cardToken: body.cardData.token }),
  );

  serveWithoutTransaction(app, 'PUT /signup/signature/card/:userId', async ({ request, params, body }) => {
    const caller = await getOwnCaller(request, params.userId);
    await replaceCard(database, payments, caller, body.cardData.token);
    return overview(caller);
  });
  serveWithoutTransaction(app, 'POST /signup/automatic-pix/:userId', async ({ request, params }) =>
    requestAutomaticPix(database, payments, await getOwnCaller(request, params.userId)),
  );
  serveWithoutTransaction(app, 'DELETE /signup/automatic-pix/:userId', async ({ request, params }) => {
    const caller = await getOwnCaller(request, params.userId);
    await cancelAutomaticPix(database, payments, caller);
    return overview(caller);
  });
  serveWithoutTransaction(app, 'POST /signup/withdrawal/:userId', async ({ request, params }) => {
    const caller = await getOwnCaller(request, params.userId);
    await refundFirstPayment(app, payments, caller);
    return overview(caller);
  });
}
