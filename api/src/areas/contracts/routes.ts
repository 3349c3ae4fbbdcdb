import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../platform/database';
import { receiveDocx } from '../../platform/docx';
import { serveUpload } from '../../platform/files';
import { callerOf } from '../../platform/http/authorise';
import { serve, serveWithoutRows } from '../../platform/http/serve';
import { Refusal } from '../../platform/refusals/refusal';
import { keepContract } from './keep-contract';
import { listContracts } from './list-contracts';
import { contractPdf } from './pages/contract-pdf';
import { drawnPages } from './pages/drawn-pages';
import { servePreview } from './pages/preview';
import { removeContract } from './remove-contract';
import { contractItem } from './require-contracts';
import { contractTemplateRoutes } from './template-routes';
import { CONTRACT_COUNTER, coming } from './templates/read-templates';
import { readMissingTags } from './templates/template-tags';

/** Bytes of what a contract was filled with: every month and line of a large proposal. */
const CONTENT_BYTES = 200_000;

/** Contract templates, and the contracts that are made of them for items. */
export function contractRoutes(app: FastifyInstance): void {
  const { links, store } = app.files;
  contractTemplateRoutes(app);

  serve(app, 'GET /sales/contracts/:userId/:saleId', async ({ tx, caller, params: { saleId } }) => {
    await contractItem(tx, caller, saleId);
    return {
      contracts: await listContracts(tx, caller, saleId, links),
      nextNumber: await coming(tx, caller.accountId, CONTRACT_COUNTER),
    };
  });
  serveUpload(app, 'PUT /sales/contracts/:userId/:saleId/:contractId', {
    fieldBytes: CONTENT_BYTES,
    check: ({ tx, caller, params }) => contractItem(tx, caller, params.saleId),
    async prepare({ file }) {
      const docx = await receiveDocx(store, file);
      return { ...docx, missing: await readMissingTags(docx.bytes) };
    },
    async handle({ tx, caller, params: { saleId, contractId: wanted }, body, file }) {
      const { missing } = file;
      const contractId = await keepContract(tx, caller, { saleId, contractId: wanted, body, file, missing });
      return { contracts: await listContracts(tx, caller, saleId, links), contractId };
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
  servePreview(app, 'POST /sales/contracts/preview/:userId/:saleId', ({ tx, caller, params }) =>
    contractItem(tx, caller, params.saleId ?? ''),
  );
  pageRoutes(app);
}

/** Reading what the converter made: no transaction waits for it. */
function pageRoutes(app: FastifyInstance): void {
  const { database, files, converter } = app;
  serveWithoutRows(
    app,
    'GET /sales/contracts/:userId/:saleId/:contractId/pdf',
    async ({ request, params }) => {
      const caller = callerOf(request);
      const { fileId, name } = await contractPdf(app, caller, params);
      if (!fileId) throw notKept();
      const link = (tx: Tx) => files.links.linkTo(tx, { accountId: caller.accountId, fileId, name });
      return { url: await database.asAccount(caller, link) };
    },
  );
  serveWithoutRows(
    app,
    'GET /sales/contracts/:userId/:saleId/:contractId/pages',
    async ({ request, params, query }) => {
      const caller = callerOf(request);
      const { content: pdf } = await contractPdf(app, caller, params);
      return drawnPages(converter, { pdf, accountId: caller.accountId }, query.from);
    },
  );
}

const notKept = () =>
  new Refusal(
    409,
    'O PDF não pôde ser guardado: o contrato mudou agora, ou o espaço para arquivos da sua conta está cheio.',
  );
