import type { TemplateType } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { receiveDocx } from '../../platform/docx';
import { serveUpload } from '../../platform/files';
import { serve } from '../../platform/http/serve';
import { archiveCustomer } from '../archives/archive-access';
import { visibleProposal } from '../proposals/visible-proposal';
import { addTemplate } from './add-template';
import { keepDocument } from './keep-document';
import { listTemplates } from './list-templates';
import { removeTemplate } from './remove-template';
import { documentTypesOf, requireDocuments, requireTemplateManager } from './template-access';

/** Where templates of each kind are sent to. */
const kinds = [
  ['service-order', 'SERVICE_ORDER'],
  ['proposal', 'PROPOSAL'],
] as const satisfies [string, TemplateType][];

export function templateRoutes(app: FastifyInstance): void {
  const { files } = app;
  const { links, store } = files;
  serve(app, 'GET /templates/authenticated/data/:userId', ({ tx, caller }) =>
    listTemplates(tx, caller.accountId, { types: documentTypesOf(caller), links }),
  );
  for (const [segment, type] of kinds) {
    serveUpload(app, `POST /templates/${segment}/:userId`, {
      check: async ({ caller }) => requireTemplateManager(caller, type),
      prepare: ({ file }) => receiveDocx(store, file),
      handle: async ({ tx, caller, body, file }) => {
        await addTemplate(tx, caller, { type, name: body.name, file });
        return listTemplates(tx, caller.accountId, { types: documentTypesOf(caller), links });
      },
    });
    serve(app, `DELETE /templates/${segment}/:userId/:templateId`, async ({ tx, caller, params }) => {
      requireTemplateManager(caller, type);
      await removeTemplate(tx, caller, { type, templateId: params.templateId });
      return listTemplates(tx, caller.accountId, { types: documentTypesOf(caller), links });
    });
  }
  serveUpload(app, 'POST /templates/proposal-document/:pid', {
    async check({ tx, caller, params }) {
      requireDocuments(caller, 'PROPOSAL');
      const { customer_id: cid } = await visibleProposal(tx, caller, params.pid);
      await archiveCustomer(tx, caller, cid);
    },
    prepare: ({ file }) => receiveDocx(store, file),
    async handle({ tx, caller, params, file }) {
      const proposal = await visibleProposal(tx, caller, params.pid);
      return keepDocument(tx, caller, proposal, { file, files });
    },
  });
}
