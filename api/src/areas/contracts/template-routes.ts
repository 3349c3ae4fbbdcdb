import type { FastifyInstance } from 'fastify';
import { receiveDocx } from '../../platform/docx';
import { type ReceivedFile, serveUpload } from '../../platform/files';
import { serve } from '../../platform/http/serve';
import { servePreview } from './pages/preview';
import { requireTemplateManager, requireTemplateReader } from './require-contracts';
import { addTemplate, editTemplate, removeTemplate } from './templates/change-templates';
import { listTemplates, readTemplate } from './templates/read-templates';
import { readTags } from './templates/template-tags';

/** Templates of contracts. */
export function contractTemplateRoutes(app: FastifyInstance): void {
  const { links, store } = app.files;
  const prepare = async ({ file }: { file: ReceivedFile }) => {
    const docx = await receiveDocx(store, file);
    return { ...docx, tags: await readTags(docx.bytes) };
  };
  serve(app, 'GET /contracts/user/:userId', async ({ tx, caller }) => {
    requireTemplateReader(caller);
    return listTemplates(tx, caller, links);
  });
  serve(app, 'GET /contracts/single/:userId/:contractId', async ({ tx, caller, params }) => {
    requireTemplateReader(caller);
    return readTemplate(tx, caller, params.contractId, links);
  });
  serveUpload(app, 'POST /contracts/new/:userId', {
    check: async ({ caller }) => requireTemplateManager(caller),
    prepare,
    async handle({ tx, caller, body, file }) {
      const { tags } = file;
      return readTemplate(tx, caller, await addTemplate(tx, caller, { name: body.name, file, tags }), links);
    },
  });
  serveUpload(app, 'PUT /contracts/single/:userId/:contractId', {
    async check({ tx, caller, params }) {
      requireTemplateManager(caller);
      await readTemplate(tx, caller, params.contractId, links);
    },
    prepare,
    async handle({ tx, caller, params, body, file }) {
      const document = file && { file, tags: file.tags };
      await editTemplate(tx, caller, params.contractId, { ...body, version: body.version, document });
      return readTemplate(tx, caller, params.contractId, links);
    },
  });
  serve(app, 'DELETE /contracts/single/:userId/:contractId', async ({ tx, caller, params }) => {
    requireTemplateManager(caller);
    await removeTemplate(tx, caller, params.contractId);
    return {};
  });
  servePreview(app, 'POST /contracts/preview/:userId', async ({ caller }) => requireTemplateManager(caller));
}
