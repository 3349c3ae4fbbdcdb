import { serveUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { beginProposal } from './begin-proposal';
import { editPriceAfterSale, loadApprovedProposal } from './built-price';
import { chooseKit } from './choose-kit';
import { cloneProposal } from './clone-proposal';
import { loadLastDistributorCharges } from './distributor-charges';
import { requireDocumentUploadAllowed, saveProposalDocument } from './documents/save-proposal-document';
import { registerProposalExpiryJob } from './expire-proposal';
import { finishProposal } from './finish-proposal';
import { listCustomerProposals, listProposals } from './list-proposals';
import { loadGeneration, loadGenerationYears } from './load-generation';
import { loadProposalRecord } from './load-proposal-record';
import { loadVisibleProposal } from './load-visible-proposal';
import { createProposalPreview } from './page/preview';
import {
  saveConsumptionStep,
  saveCustomizationStep,
  saveEquipmentStep,
  saveFinancingOffersStep,
  saveGenerationStep,
  savePriceStep,
} from './proposal-steps';
import { registerProposalDocumentArchiveRoutes, registerPublicProposalRoutes } from './public/routes';
import { registerThemeRoutes } from './theme/routes';

export function registerProposalRoutes(app: FastifyInstance): void {
  registerProposalExpiryJob(app);
  serve(app, 'GET /proposals/customer/:cid/:multiplier', ({ tx, caller, params }) =>
    listCustomerProposals(tx, caller, params),
  );
  serve(app, 'GET /proposals/paginated/:userId/:multiplier', ({ tx, caller, params }) =>
    listProposals(tx, caller, params),
  );
  serve(app, 'POST /proposals/filtered/:userId/:multiplier', ({ tx, caller, params, body }) =>
    listProposals(tx, caller, params, body),
  );
  serve(app, 'GET /proposals/single/:pid', async ({ tx, caller, params }) => ({
    proposal: await loadProposalRecord(tx, caller, await loadVisibleProposal(tx, caller, params.pid)),
  }));
  serve(app, 'PUT /proposals/approved/pricing/:saleId', async ({ tx, caller, params, body }) => ({
    proposal: await editPriceAfterSale(tx, caller, params.saleId, body),
  }));
  serve(app, 'GET /proposals/approved/:saleId', async ({ tx, caller, params }) => ({
    proposal: await loadApprovedProposal(tx, caller, params.saleId),
  }));
  serve(app, 'POST /proposals/cloned-proposal/:proposalId', ({ tx, caller, params, body }) =>
    cloneProposal(tx, caller, params.proposalId, body),
  );
  serve(app, 'GET /generations/single/:pid', ({ tx, caller, params }) =>
    loadGeneration(tx, caller, params.pid),
  );
  serve(app, 'GET /generations/single/:pid/:complete', ({ tx, caller, params }) =>
    loadGenerationYears(tx, caller, params.pid),
  );
  serve(app, 'POST /proposals/preview/:pid', ({ tx, caller, params, body }) =>
    createProposalPreview(tx, caller, params.pid, body),
  );
  serve(app, 'POST /proposals/last-charges', ({ tx, caller, body }) =>
    loadLastDistributorCharges(tx, caller, body),
  );
  stepRoutes(app);
  registerPublicProposalRoutes(app);
  registerProposalDocumentArchiveRoutes(app);
  serveUpload(app, 'POST /templates/pdf-2-0/:pid', {
    check: ({ tx, caller, params }) => requireDocumentUploadAllowed(tx, caller, params.pid),
    handle: ({ tx, caller, params, file }) =>
      saveProposalDocument(tx, caller, params.pid, file, app.files.links),
  });
  registerThemeRoutes(app);
}

function stepRoutes(app: FastifyInstance): void {
  serve(app, 'POST /proposals/step-1/:cid/:userId', async ({ tx, caller, params, body }) => ({
    proposal: await beginProposal(tx, caller, params, body),
  }));
  serve(app, 'PUT /proposals/step-1/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await saveConsumptionStep(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-2-registered-kit/:kitId/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await chooseKit(tx, caller, params, body),
  }));
  serve(app, 'POST /proposals/step-2/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await saveEquipmentStep(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-3/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await saveGenerationStep(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-4/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await savePriceStep(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-5/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await saveCustomizationStep(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-6/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await finishProposal(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-7/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await saveFinancingOffersStep(tx, caller, params.pid, body),
  }));
}
