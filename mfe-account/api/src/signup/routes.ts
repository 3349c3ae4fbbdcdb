import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Row } from '@girassol/api-platform/database';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { stripCpfOrCnpjMask, toIsoDate } from '@girassol/shared-domain';
import type { ParsedRequestBody, ParsedRequestParams } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import type { BillingContext } from '../billing/billing-context';
import { changeChargeMethod, payCharge } from '../billing/charges';
import { loadCoupon, loadPriceList } from '../billing/prices';
import { beginSignup } from './begin-signup';
import { changeSignup } from './change-signup';
import { findChargeByToken, loadChargePage } from './charge-by-token';
import { createChargeWatch } from './charge-watch';
import { loadSignup } from './load-signup';
import { openSignupSession } from './open-signup-session';
import { paySignup, type SignupPayment } from './pay-signup';
import { mailResumeCode, resumeSignup } from './resume-signup';
import { toSignupRecord, toStepAnswer } from './to-signup-answer';

type PayKey = `POST /signup/step-3-${'bill' | 'pix'}/:planId/:id`;

/** Registers the routes by which a company signs up and pays without a login. */
export function registerSignupRoutes({ app, own: { payments } }: BillingContext): void {
  const { database } = app;

  const answer = async (row: Row<'signups'>) =>
    toStepAnswer(
      await database.asAccount({ accountId: row.account_id }, (tx) => toSignupRecord(tx, row, payments)),
    );
  const answerOwn = async (request: FastifyRequest, id: string) => {
    const { signup } = await loadSignup(request, payments, id);
    if (!signup) throw new Refusal(403, 'Este cadastro foi começado em outro aparelho.');
    return toStepAnswer(signup);
  };
  const today = () => toIsoDate(Date.now());

  serveWithoutTransaction(app, 'GET /signup/prices', async () => {
    const prices = await database.asSystem((tx) => loadPriceList(tx, today()));
    return {
      simple: prices.simple / 100,
      crm: prices.crm / 100,
      enterprise: prices.enterprise / 100,
      enterprise5: prices.enterprise5 / 100,
      enterprise10: prices.enterprise10 / 100,
      enterprise20: prices.enterprise20 / 100,
      standardConfig: prices.standardConfig / 100,
      premiumConfig: prices.premiumConfig / 100,
      prop20: prices.prop20 / 100,
      digSign20: prices.digSign20 / 100,
      crmRec: prices.crmRec / 100,
    };
  });
  serveWithoutTransaction(app, 'POST /signup/coupon-discount', ({ body }) =>
    database.asSystem((tx) => loadCoupon(tx, { name: body.couponName, today: today(), field: 'couponName' })),
  );
  serve(app, 'POST /signup/coupon-discount/:userId', async ({ tx, caller, body }) =>
    loadCoupon(tx, {
      name: body.couponName,
      today: await loadAccountToday(tx, caller.accountId),
      field: 'couponName',
    }),
  );

  serveWithoutTransaction(app, 'POST /signup/step-1', async ({ request, reply, body }) =>
    answer(await beginSignup(request, reply, body)),
  );
  serveWithoutTransaction(app, 'GET /signup/single/:id', ({ request, params }) =>
    loadSignup(request, payments, params.id),
  );
  serveWithoutTransaction(app, 'POST /signup/resume-code/:id', async ({ params }) => {
    await mailResumeCode(app, params.id);
    return {};
  });
  serveWithoutTransaction(app, 'POST /signup/resume/:id', async ({ request, reply, params, body }) =>
    answer(await resumeSignup(request, reply, { ...params, ...body })),
  );
  serveWithoutTransaction(app, 'POST /signup/choice/:id', async ({ request, params, body }) =>
    answer(await changeSignup(request, params.id, { planId: body.planId, vendors: body.vendorsAmount })),
  );
  serveWithoutTransaction(app, 'POST /signup/step-2/:id', async ({ request, params, body }) =>
    answer(await changeSignup(request, params.id, { address: body })),
  );
  serveWithoutTransaction(app, 'GET /signup/postal-code/:cep', async ({ params }) => {
    const found = await app.postalCodes.find(params.cep);
    return { address: found.outcome === 'found' ? found.address : null };
  });

  interface Payable {
    request: FastifyRequest;
    params: ParsedRequestParams<PayKey>;
    body: ParsedRequestBody<PayKey>;
  }
  const pay = async (
    { request, params: { planId, id }, body }: Payable,
    way: Pick<SignupPayment, 'method' | 'isRecurring' | 'cardToken'>,
  ) => {
    await paySignup(app, payments, request, id, {
      planId,
      vendors: body.vendorsAmount,
      document: stripCpfOrCnpjMask(body.document),
      coupon: body.coupon,
      frontPrice: body.frontPrice,
      ...way,
    });
    return answerOwn(request, id);
  };
  serveWithoutTransaction(app, 'POST /signup/step-3-bill/:planId/:id', (input) =>
    pay(input, { method: 'boleto', isRecurring: false, cardToken: null }),
  );
  serveWithoutTransaction(app, 'POST /signup/step-3-pix/:planId/:id', (input) =>
    pay(input, { method: 'pix', isRecurring: false, cardToken: null }),
  );
  serveWithoutTransaction(app, 'POST /signup/step-3-card/:planId/:id', (input) =>
    pay(input, { method: 'card', isRecurring: false, cardToken: input.body.cardData.token }),
  );
  serveWithoutTransaction(app, 'POST /signup/step-3-rec/:planId/:id', (input) =>
    pay(input, { method: 'card', isRecurring: true, cardToken: input.body.cardData.token }),
  );
  serveWithoutTransaction(app, 'POST /signup/session/:id', ({ request, reply, params }) =>
    openSignupSession(request, reply, params.id),
  );
  serveWithoutTransaction(app, 'GET /signup/card-frame', async () => payments.getCardFrame());

  const watch = createChargeWatch(app, payments);
  serveWithoutTransaction(app, 'GET /signup/charge/:token', ({ request, reply, params, query }) =>
    watch({ request, reply, token: params.token, seen: query.seen ?? null }),
  );
  serveWithoutTransaction(app, 'PUT /signup/charge/:token', async ({ params, body }) => {
    const { accountId, chargeId } = await findChargeByToken(database, params.token);
    const page = await loadChargePage(database, payments, params.token, (tx, charge) =>
      charge.state === 'open' ? changeChargeMethod(tx, charge, body.method) : Promise.resolve(),
    );
    if (page.charge.pixCode !== null) return page;
    await payCharge(app, payments, { accountId, chargeId, cardToken: null });
    return loadChargePage(database, payments, params.token);
  });
  serveWithoutTransaction(app, 'POST /signup/charge/:token/card', async ({ params, body }) => {
    const { accountId, chargeId } = await findChargeByToken(database, params.token);
    await payCharge(app, payments, { accountId, chargeId, cardToken: body.cardData.token });
    return loadChargePage(database, payments, params.token);
  });
}
