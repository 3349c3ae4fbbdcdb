import type { Caller } from '@girassol/api-platform/access';
import { receiveDocxTemplate } from '@girassol/api-platform/docx';
import { type ReceivedFile, serveUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { requireTemplateManager, requireTemplateReader } from './contract-access';
import { registerContractPreviewRoute } from './pages/preview';
import {
  addContractTemplate,
  editContractTemplate,
  removeContractTemplate,
} from './templates/change-templates';
import { listContractTemplates, loadContractTemplate } from './templates/list-templates';
import { readTags } from './templates/template-tags';

/** Registers the routes of contract templates. */
export function registerContractTemplateRoutes(app: FastifyInstance): void {
  const { links, store } = app.files;
  const prepare = async ({ caller: { accountId }, file }: { caller: Caller; file: ReceivedFile }) => {
    const docx = await receiveDocxTemplate(store, file, accountId);
    return { ...docx, tags: await readTags(docx.bytes, accountId) };
  };
  serve(app, 'GET /contracts/user/:userId', async ({ tx, caller }) => {
    requireTemplateReader(caller);
    return listContractTemplates(tx, caller, links);
  });
  serve(app, 'GET /contracts/single/:userId/:contractId', async ({ tx, caller, params }) => {
    requireTemplateReader(caller);
    return loadContractTemplate(tx, caller, params.contractId, links);
  });
  serveUpload(app, 'POST /contracts/new/:userId', {
    check: async ({ caller }) => requireTemplateManager(caller),
    prepare,
    async handle({ tx, caller, body, file }) {
      const { tags, notes } = file;
      const templateId = await addContractTemplate(tx, caller, { name: body.name, file, tags });
      return { ...(await loadContractTemplate(tx, caller, templateId, links)), notes };
    },
  });
  serveUpload(app, 'PUT /contracts/single/:userId/:contractId', {
    async check({ tx, caller, params }) {
      requireTemplateManager(caller);
      await loadContractTemplate(tx, caller, params.contractId, links);
    },
    prepare,
    async handle({ tx, caller, params, body, file }) {
      const document = file && { file, tags: file.tags };
      await editContractTemplate(tx, caller, params.contractId, { ...body, version: body.version, document });
      return { ...(await loadContractTemplate(tx, caller, params.contractId, links)), notes: file?.notes };
    },
  });
  serve(app, 'DELETE /contracts/single/:userId/:contractId', async ({ tx, caller, params }) => {
    requireTemplateManager(caller);
    await removeContractTemplate(tx, caller, params.contractId);
    return {};
  });
  registerContractPreviewRoute(app, 'POST /contracts/preview/:userId', async ({ caller }) =>
    requireTemplateManager(caller),
  );
}
