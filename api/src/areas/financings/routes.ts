import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithExternalCall, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { WebhookProvider } from '@girassol/api-platform/webhooks';
import type { FastifyInstance } from 'fastify';
import { listDealRecordsOfProposal } from '../items/list-deal-records';
import { addOptionsToProposal } from './add-options-to-proposal';
import { registerBankCommandJob } from './bank-commands';
import { createBankWebhook, registerBankEventJob } from './bank-events';
import { beginDeal } from './begin-deal';
import { cancelFinancing } from './cancel-financing';
import { chooseOption } from './choose-option';
import { deleteProposalAndSimulations } from './delete-proposal-and-simulations';
import { registerFinancingDocumentRoutes } from './documents/routes';
import { deleteDraft, loadDraft, saveDraft } from './drafts';
import { registerRequestErasureJob } from './erase-request';
import { listFinancingDeadlines } from './list-financing-deadlines';
import { listCustomerFinancings, listFinancings, listProposalFinancings } from './list-financings';
import { listFinancingEvents, loadCreditRequest, loadPaymentSchedule } from './load-details';
import { loadFinancing } from './load-financing';
import { loadVisibleFinancing } from './load-visible-financing';
import { registerBankQueryJob } from './query-bank-status';
import { quoteOffers } from './quote-offers';
import {
  loadIntegratorRegistration,
  queryFinancingEligibility,
  registerIntegratorRegistrationJob,
  requestIntegratorRegistration,
} from './registration';
import { requestCreditAnalysis } from './request-credit-analysis';
import { requestRefusalReview } from './request-refusal-review';
import { requireFinancingAccess } from './require-financing-access';
import { registerFinancingResync } from './resync-financings';
import { savePartnerCount } from './save-partner-count';
import { sendMonitoringLink } from './send-monitoring-link';

/** Registers the routes and jobs of financings. Returns the webhooks of the banks. */
export function registerFinancingRoutes(app: FastifyInstance): WebhookProvider[] {
  registerBankCommandJob(app);
  registerBankQueryJob(app);
  registerBankEventJob(app);
  registerIntegratorRegistrationJob(app);
  registerFinancingResync(app);
  registerRequestErasureJob(app);
  registerFinancingDocumentRoutes(app);
  readingRoutes(app);
  registerRequestRoutes(app);
  stepRoutes(app);

  serve(app, 'PUT /customers/single/associates/:cid', ({ tx, caller, params, body }) =>
    savePartnerCount(tx, caller, params.cid, body.associates),
  );
  serve(app, 'PUT /proposals/single/monitoring-link/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await sendMonitoringLink(tx, caller, params.pid, body.link),
  }));
  serve(app, 'DELETE /proposals/single/:proposalId', ({ tx, caller, params }) =>
    deleteProposalAndSimulations(tx, caller, params.proposalId),
  );
  return app.banks.all.map(createBankWebhook);
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
    listFinancingDeadlines(tx, caller, params),
  );
  serve(app, 'GET /financings/single/:fid', async ({ tx, caller, params }) => {
    const { id, proposal_id: proposalId } = await loadVisibleFinancing(tx, caller, params.fid);
    return {
      financing: await loadFinancing(tx, caller, banks, id),
      dealRecords: await listDealRecordsOfProposal(tx, caller, proposalId),
    };
  });
  serve(app, 'GET /financings/customer/:customerId/:multiplier', ({ tx, caller, params }) =>
    listCustomerFinancings(tx, caller, banks, params),
  );
  serve(app, 'GET /financings/proposal/:proposalId/:multiplier', ({ tx, caller, params }) =>
    listProposalFinancings(tx, caller, banks, params),
  );
  serve(app, 'GET /financings/single/request/:fid', ({ tx, caller, params }) =>
    loadCreditRequest(tx, caller, params.fid),
  );
  serve(app, 'GET /financings/single/schedule/:fid/:optionId', ({ tx, caller, params }) =>
    loadPaymentSchedule(tx, caller, params),
  );
  serve(app, 'GET /financings/single/events/:fid/:multiplier', ({ tx, caller, params }) =>
    listFinancingEvents(tx, caller, params),
  );
}

/** Registers the routes of drafts and of requests to the bank. */
function registerRequestRoutes(app: FastifyInstance): void {
  const { banks } = app;
  const askMayFinance = ({ caller }: { caller: { accountId: string } }) =>
    queryFinancingEligibility(banks, caller.accountId);

  serveWithoutTransaction(app, 'GET /financings/btg/integrator-check', async ({ request }) => {
    const caller = getCaller(request);
    requireFinancingAccess(caller);
    return { check: (await queryFinancingEligibility(banks, caller.accountId)) ?? false };
  });
  serveWithoutTransaction(app, 'POST /financings/quotes/:pid', ({ request, params, body }) =>
    quoteOffers(app.database, getCaller(request), banks, { pid: params.pid, body }),
  );
  serve(app, 'GET /financings/drafts/:pid', ({ tx, caller, params }) => loadDraft(tx, caller, params.pid));
  serve(app, 'PUT /financings/drafts/:pid', ({ tx, caller, params, body }) =>
    saveDraft(tx, caller, params.pid, body),
  );
  serve(app, 'DELETE /financings/drafts/:pid', ({ tx, caller, params }) =>
    deleteDraft(tx, caller, params.pid),
  );
  serveWithExternalCall(
    app,
    'POST /financings/btg/credit-analysis/:cid/:pid',
    askMayFinance,
    async ({ tx, caller, params, body, asked: canFinance }) => ({
      financing: await requestCreditAnalysis(tx, caller, banks, {
        ...params,
        variant: 'BTG',
        body,
        canFinance,
      }),
    }),
  );
  serveWithExternalCall(
    app,
    'POST /financings/marketplace/credit-analysis/:cid/:pid',
    askMayFinance,
    async ({ tx, caller, params, body, asked: canFinance }) => ({
      financing: await requestCreditAnalysis(tx, caller, banks, {
        ...params,
        variant: 'MARKETPLACE',
        body,
        canFinance,
      }),
    }),
  );
  serveWithExternalCall(app, 'GET /registrations/single', askMayFinance, ({ tx, caller, asked }) =>
    loadIntegratorRegistration(tx, caller, banks, asked ?? false),
  );
  serveWithExternalCall(
    app,
    'POST /registrations/new',
    askMayFinance,
    async ({ tx, caller, body, asked: canFinance }) => ({
      registration: await requestIntegratorRegistration(tx, caller, banks, {
        canFinance: canFinance ?? false,
        body,
      }),
    }),
  );
}

function stepRoutes(app: FastifyInstance): void {
  const { banks } = app;
  serve(app, 'PUT /financings/single/stage/:fid', async ({ tx, caller, params }) => ({
    financing: await beginDeal(tx, caller, banks, params.fid),
  }));
  serve(app, 'POST /financings/single/proposal/:fid', async ({ tx, caller, params, body }) => ({
    financing: await addOptionsToProposal(tx, caller, banks, { fid: params.fid, optionIds: body.props }),
  }));
  serve(app, 'PUT /financings/single/proposal/chosen/:fid/:pid', async ({ tx, caller, params }) => ({
    financing: await chooseOption(tx, caller, banks, params),
  }));
  serve(app, 'PUT /financings/single/cancel/:fid', async ({ tx, caller, params, body }) => ({
    financing: await cancelFinancing(tx, caller, banks, { fid: params.fid, reason: body.reason }),
  }));
  serve(app, 'PUT /financings/single/review/:fid', async ({ tx, caller, params, body }) => ({
    financing: await requestRefusalReview(tx, caller, banks, { fid: params.fid, reason: body.reason }),
  }));
}
