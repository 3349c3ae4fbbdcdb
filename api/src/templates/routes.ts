import type { FastifyInstance } from 'fastify';
import { serveUpload } from '../files';
import { serve } from '../http/serve';
import { addTemplate } from './add-template';
import { listTemplates } from './list-templates';
import { removeTemplate } from './remove-template';
import { requireServiceOrders, requireTemplateManager } from './template-access';

export function templateRoutes(app: FastifyInstance): void {
  const { links } = app.files;
  serve(app, 'GET /templates/authenticated/data/:userId', ({ tx, caller }) => {
    requireServiceOrders(caller);
    return listTemplates(tx, caller.accountId, links);
  });
  serveUpload(app, 'POST /templates/service-order/:userId', {
    check: async ({ caller }) => requireTemplateManager(caller),
    handle: async ({ tx, caller, body, file }) => {
      await addTemplate(tx, caller, body.name, file);
      return listTemplates(tx, caller.accountId, links);
    },
  });
  serve(app, 'DELETE /templates/service-order/:userId/:templateId', async ({ tx, caller, params }) => {
    requireTemplateManager(caller);
    await removeTemplate(tx, caller, params.templateId);
    return listTemplates(tx, caller.accountId, links);
  });
}
