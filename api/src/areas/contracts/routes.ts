import type { Tx } from '@girassol/api-platform/database';
import { receiveDocx } from '@girassol/api-platform/docx';
import { serveUpload } from '@girassol/api-platform/files';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyInstance } from 'fastify';
import { loadItemForContracts } from './contract-access';
import { listContracts } from './list-contracts';
import { listCustomerContracts } from './list-customer-contracts';
import { loadContractPdf } from './pages/load-contract-pdf';
import { registerContractPreviewRoute } from './pages/preview';
import { renderPdfPages } from './pages/render-pdf-pages';
import { removeContract } from './remove-contract';
import { saveContract } from './save-contract';
import { registerContractTemplateRoutes } from './template-routes';
import { registerTemplateCleaning } from './templates/clean-stored-templates';
import { CONTRACT_COUNTER_KIND, loadNextCounterNumber } from './templates/list-templates';
import { readMissingTags } from './templates/template-tags';

/** Bytes of what a contract was filled with: every month and line of a large proposal. */
const CONTENT_BYTES = 200_000;

/** Registers the routes of contract templates, and of contracts of items. */
export function registerContractRoutes(app: FastifyInstance): void {
  const { links, store } = app.files;
  registerContractTemplateRoutes(app);
  registerTemplateCleaning(app);

  serve(app, 'GET /contracts/customer/:cid', async ({ tx, caller, params }) => ({
    contracts: await listCustomerContracts(tx, caller, params.cid),
  }));
  serve(app, 'GET /sales/contracts/:userId/:saleId', async ({ tx, caller, params: { saleId } }) => {
    await loadItemForContracts(tx, caller, saleId);
    return {
      contracts: await listContracts(tx, caller, saleId, links),
      nextNumber: await loadNextCounterNumber(tx, caller.accountId, CONTRACT_COUNTER_KIND),
    };
  });
  serveUpload(app, 'PUT /sales/contracts/:userId/:saleId/:contractId', {
    fieldBytes: CONTENT_BYTES,
    check: ({ tx, caller, params }) => loadItemForContracts(tx, caller, params.saleId),
    async prepare({ caller: { accountId }, file }) {
      const docx = await receiveDocx(store, file, accountId);
      return { ...docx, missing: await readMissingTags(docx.bytes, accountId) };
    },
    async handle({ tx, caller, params: { saleId, contractId: wanted }, body, file }) {
      const { missing, notes } = file;
      const contractId = await saveContract(tx, caller, { saleId, contractId: wanted, body, file, missing });
      return { contracts: await listContracts(tx, caller, saleId, links), contractId, notes };
    },
  });
  serve(
    app,
    'DELETE /sales/contracts/:userId/:saleId/:contractId',
    async ({ tx, caller, params: { saleId, contractId } }) => {
      await removeContract(tx, caller, { saleId, contractId });
      return { contracts: await listContracts(tx, caller, saleId, links) };
    },
  );
  registerContractPreviewRoute(
    app,
    'POST /sales/contracts/preview/:userId/:saleId',
    ({ tx, caller, params }) => loadItemForContracts(tx, caller, params.saleId ?? ''),
  );
  pageRoutes(app);
}

/** Reading what the converter made: no transaction waits for it. */
function pageRoutes(app: FastifyInstance): void {
  const { database, files, converter } = app;
  serveWithoutTransaction(
    app,
    'GET /sales/contracts/:userId/:saleId/:contractId/pdf',
    async ({ request, params }) => {
      const caller = getCaller(request);
      const { fileId, name } = await loadContractPdf(app, caller, params);
      if (!fileId) throw createPdfNotSavedRefusal();
      const link = (tx: Tx) => files.links.linkTo(tx, { accountId: caller.accountId, fileId, name });
      return { url: await database.asAccount(caller, link) };
    },
  );
  serveWithoutTransaction(
    app,
    'GET /sales/contracts/:userId/:saleId/:contractId/pages',
    async ({ request, params, query }) => {
      const caller = getCaller(request);
      const { content: pdf } = await loadContractPdf(app, caller, params);
      return renderPdfPages(converter, { pdf, accountId: caller.accountId }, query.from);
    },
  );
}

const createPdfNotSavedRefusal = () =>
  new Refusal(
    409,
    'O PDF não pôde ser guardado: o contrato mudou agora, ou o espaço para arquivos da sua conta está cheio.',
  );
