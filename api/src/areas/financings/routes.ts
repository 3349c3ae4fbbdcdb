import type { FastifyInstance } from 'fastify';
import { callerOf } from '../../platform/http/authorise';
import { serve, serveAsking, serveWithoutRows } from '../../platform/http/serve';
import type { WebhookProvider } from '../../platform/webhooks';
import { addOptions } from './add-options';
import { registerAsking } from './ask-bank';
import { askReview } from './ask-review';
import { bankWebhook, registerBankEvents } from './bank-events';
import { beginDeal } from './begin-deal';
import { cancelFinancing } from './cancel-financing';
import { chooseOption } from './choose-option';
import { dropDraft, readDraft, saveDraft } from './drafts';
import { financingAnswer } from './financing-answer';
import { registerRequestForgetting } from './forget-request';
import { listDates } from './list-dates';
import { listCustomerFinancings, listFinancings, listProposalFinancings } from './list-financings';
import { financingPaperRoutes } from './papers/routes';
import { quoteOffers } from './quote-offers';
import { readEvents, readRequest, readSchedule } from './read-details';
import { mayFinance, readRegistration, registerRegistration, requestRegistration } from './registration';
import { deleteProposalAndSimulations } from './release-proposal';
import { registerRepair } from './repair';
import { requestAnalysis } from './request-analysis';
import { requireFinancing } from './require-financing';
import { sendLink } from './send-link';
import { setAssociates } from './set-associates';
import { registerTelling } from './tell-bank';
import { visibleFinancing } from './visible-financing';

/** Financings, and what happens to proposals and customers because of them. Answers who tells us of them from outside. */
export function financingRoutes(app: FastifyInstance): WebhookProvider[] {
  registerTelling(app);
  registerAsking(app);
  registerBankEvents(app);
  registerRegistration(app);
  registerRepair(app);
  registerRequestForgetting(app);
  financingPaperRoutes(app);
  readingRoutes(app);
  askingRoutes(app);
  stepRoutes(app);

  serve(app, 'PUT /customers/single/associates/:cid', ({ tx, caller, params, body }) =>
    setAssociates(tx, caller, params.cid, body.associates),
  );
  serve(app, 'PUT /proposals/single/monitoring-link/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await sendLink(tx, caller, params.pid, body.link),
  }));
  serve(app, 'DELETE /proposals/single/:proposalId', ({ tx, caller, params }) =>
    deleteProposalAndSimulations(tx, caller, params.proposalId),
  );
  return app.banks.all.map(bankWebhook);
}

function readingRoutes(app: FastifyInstance): void {
  const { banks } = app;
  serve(app, 'GET /financings/paginated/:multiplier/:order/:preApprovedOnly', ({ tx, caller, params }) =>
    listFinancings(tx, caller, banks, params),
  );
  serve(
    app,
    'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId',
    ({ tx, caller, params: { scope, fetchId, ...params } }) =>
      listFinancings(tx, caller, banks, { ...params, scope: { scope, fetchId } }),
  );
  serve(app, 'POST /financings/filtered/:multiplier', ({ tx, caller, params, body }) => {
    const { order, scope, fetchId, ...filter } = body;
    return listFinancings(tx, caller, banks, {
      ...params,
      order,
      filter,
      scope: scope && fetchId ? { scope, fetchId } : undefined,
    });
  });
  serve(app, 'GET /financings/dates/:scope/:fetchId/:from/:until', ({ tx, caller, params }) =>
    listDates(tx, caller, params),
  );
  serve(app, 'GET /financings/single/:fid', async ({ tx, caller, params }) => {
    const { id } = await visibleFinancing(tx, caller, params.fid);
    return { financing: await financingAnswer(tx, caller, banks, id) };
  });
  serve(app, 'GET /financings/customer/:customerId/:multiplier', ({ tx, caller, params }) =>
    listCustomerFinancings(tx, caller, banks, params),
  );
  serve(app, 'GET /financings/proposal/:proposalId/:multiplier', ({ tx, caller, params }) =>
    listProposalFinancings(tx, caller, banks, params),
  );
  serve(app, 'GET /financings/single/request/:fid', ({ tx, caller, params }) =>
    readRequest(tx, caller, params.fid),
  );
  serve(app, 'GET /financings/single/schedule/:fid/:optionId', ({ tx, caller, params }) =>
    readSchedule(tx, caller, params),
  );
  serve(app, 'GET /financings/single/events/:fid/:multiplier', ({ tx, caller, params }) =>
    readEvents(tx, caller, params),
  );
}

/** What is asked of the bank, and what is written before. */
function askingRoutes(app: FastifyInstance): void {
  const { banks } = app;
  const askMayFinance = ({ caller }: { caller: { accountId: string } }) =>
    mayFinance(banks, caller.accountId);

  serveWithoutRows(app, 'GET /financings/btg/integrator-check', async ({ request }) => {
    const caller = callerOf(request);
    requireFinancing(caller);
    return { check: (await mayFinance(banks, caller.accountId)) ?? false };
  });
  serveWithoutRows(app, 'POST /financings/quotes/:pid', ({ request, params, body }) =>
    quoteOffers(app.database, callerOf(request), banks, { pid: params.pid, body }),
  );
  serve(app, 'GET /financings/drafts/:pid', ({ tx, caller, params }) => readDraft(tx, caller, params.pid));
  serve(app, 'PUT /financings/drafts/:pid', ({ tx, caller, params, body }) =>
    saveDraft(tx, caller, params.pid, body),
  );
  serve(app, 'DELETE /financings/drafts/:pid', ({ tx, caller, params }) => dropDraft(tx, caller, params.pid));
  serveAsking(
    app,
    'POST /financings/btg/credit-analysis/:cid/:pid',
    askMayFinance,
    async ({ tx, caller, params, body, asked: canFinance }) => ({
      financing: await requestAnalysis(tx, caller, banks, { ...params, variant: 'BTG', body, canFinance }),
    }),
  );
  serveAsking(
    app,
    'POST /financings/marketplace/credit-analysis/:cid/:pid',
    askMayFinance,
    async ({ tx, caller, params, body, asked: canFinance }) => ({
      financing: await requestAnalysis(tx, caller, banks, {
        ...params,
        variant: 'MARKETPLACE',
        body,
        canFinance,
      }),
    }),
  );
  serveAsking(app, 'GET /registrations/single', askMayFinance, ({ tx, caller, asked }) =>
    readRegistration(tx, caller, banks, asked ?? false),
  );
  serveAsking(
    app,
    'POST /registrations/new',
    askMayFinance,
    async ({ tx, caller, body, asked: canFinance }) => ({
      registration: await requestRegistration(tx, caller, banks, { canFinance: canFinance ?? false, body }),
    }),
  );
}

function stepRoutes(app: FastifyInstance): void {
  const { banks } = app;
  serve(app, 'PUT /financings/single/stage/:fid', async ({ tx, caller, params }) => ({
    financing: await beginDeal(tx, caller, banks, params.fid),
  }));
  serve(app, 'POST /financings/single/proposal/:fid', async ({ tx, caller, params, body }) => ({
    financing: await addOptions(tx, caller, banks, { fid: params.fid, optionIds: body.props }),
  }));
  serve(app, 'PUT /financings/single/proposal/chosen/:fid/:pid', async ({ tx, caller, params }) => ({
    financing: await chooseOption(tx, caller, banks, params),
  }));
  serve(app, 'PUT /financings/single/cancel/:fid', async ({ tx, caller, params, body }) => ({
    financing: await cancelFinancing(tx, caller, banks, { fid: params.fid, reason: body.reason }),
  }));
  serve(app, 'PUT /financings/single/review/:fid', async ({ tx, caller, params, body }) => ({
    financing: await askReview(tx, caller, banks, { fid: params.fid, reason: body.reason }),
  }));
}
