import type { FastifyInstance } from 'fastify';
import { serveUpload } from '../../platform/files';
import { serve } from '../../platform/http/serve';
import { beginProposal } from './begin-proposal';
import { editBuiltPrice, readApprovedProposal } from './built-price';
import { chooseKit } from './choose-kit';
import { cloneProposal } from './clone-proposal';
import { lastCharges } from './distributor-charges';
import { keepSentDocument, requireDocumentPlace } from './documents/keep-sent-document';
import { registerExpiry } from './expire-proposal';
import { finishProposal } from './finish-proposal';
import { listCustomerProposals, listProposals } from './list-proposals';
import { previewProposal } from './page/preview';
import { proposalAnswer } from './proposal-answer';
import {
  calculateGeneration,
  calculatePrice,
  chooseEquipment,
  customiseProposal,
  offerFinancing,
  saveConsumption,
} from './proposal-steps';
import { proposalArchiveRoutes, publicProposalRoutes } from './public/routes';
import { readGeneration, readYears } from './read-generation';
import { themeRoutes } from './theme/routes';
import { visibleProposal } from './visible-proposal';

export function proposalRoutes(app: FastifyInstance): void {
  registerExpiry(app);
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
    proposal: await proposalAnswer(tx, caller, await visibleProposal(tx, caller, params.pid)),
  }));
  serve(app, 'PUT /proposals/approved/pricing/:saleId', async ({ tx, caller, params, body }) => ({
    proposal: await editBuiltPrice(tx, caller, params.saleId, body),
  }));
  serve(app, 'GET /proposals/approved/:saleId', async ({ tx, caller, params }) => ({
    proposal: await readApprovedProposal(tx, caller, params.saleId),
  }));
  serve(app, 'POST /proposals/cloned-proposal/:proposalId', ({ tx, caller, params, body }) =>
    cloneProposal(tx, caller, params.proposalId, body),
  );
  serve(app, 'GET /generations/single/:pid', ({ tx, caller, params }) =>
    readGeneration(tx, caller, params.pid),
  );
  serve(app, 'GET /generations/single/:pid/:complete', ({ tx, caller, params }) =>
    readYears(tx, caller, params.pid),
  );
  serve(app, 'POST /proposals/preview/:pid', ({ tx, caller, params, body }) =>
    previewProposal(tx, caller, params.pid, body),
  );
  serve(app, 'POST /proposals/last-charges', ({ tx, caller, body }) => lastCharges(tx, caller, body));
  stepRoutes(app);
  publicProposalRoutes(app);
  proposalArchiveRoutes(app);
  serveUpload(app, 'POST /templates/pdf-2-0/:pid', {
    check: ({ tx, caller, params }) => requireDocumentPlace(tx, caller, params.pid),
    handle: ({ tx, caller, params, file }) => keepSentDocument(tx, caller, params.pid, file, app.files.links),
  });
  themeRoutes(app);
}

function stepRoutes(app: FastifyInstance): void {
  serve(app, 'POST /proposals/step-1/:cid/:userId', async ({ tx, caller, params, body }) => ({
    proposal: await beginProposal(tx, caller, params, body),
  }));
  serve(app, 'PUT /proposals/step-1/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await saveConsumption(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-2-registered-kit/:kitId/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await chooseKit(tx, caller, params, body),
  }));
  serve(app, 'POST /proposals/step-2/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await chooseEquipment(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-3/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await calculateGeneration(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-4/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await calculatePrice(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-5/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await customiseProposal(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-6/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await finishProposal(tx, caller, params.pid, body),
  }));
  serve(app, 'POST /proposals/step-7/:pid', async ({ tx, caller, params, body }) => ({
    proposal: await offerFinancing(tx, caller, params.pid, body),
  }));
}
