import { receiveDocx, receiveDocxTemplate } from '@girassol/api-platform/docx';
import { serveUpload } from '@girassol/api-platform/files';
import { serve } from '@girassol/api-platform/http/serve';
import type { DocumentTemplateType } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { loadArchiveCustomer } from '../archives/archive-access';
import { loadVisibleProposal } from '../proposals/load-visible-proposal';
import { addTemplate } from './add-template';
import { archiveProposalDocument } from './archive-proposal-document';
import { deleteTemplate } from './delete-template';
import { listTemplates } from './list-templates';
import {
  listCreatableDocumentTypes,
  requireDocumentCreationAccess,
  requireTemplateManager,
} from './template-access';

/** Kind of template by upload path. */
const templateKinds = [
  ['service-order', 'SERVICE_ORDER'],
  ['proposal', 'PROPOSAL'],
] as const satisfies [string, DocumentTemplateType][];

export function registerTemplateRoutes(app: FastifyInstance): void {
  const { files } = app;
  const { links, store } = files;
  serve(app, 'GET /templates/authenticated/data/:userId', ({ tx, caller }) =>
    listTemplates(tx, caller.accountId, { types: listCreatableDocumentTypes(caller), links }),
  );
  for (const [segment, type] of templateKinds) {
    serveUpload(app, `POST /templates/${segment}/:userId`, {
      check: async ({ caller }) => requireTemplateManager(caller, type),
      prepare: ({ caller, file }) => receiveDocxTemplate(store, file, caller.accountId),
      handle: async ({ tx, caller, body, file }) => {
        await addTemplate(tx, caller, { type, name: body.name, file });
        const list = await listTemplates(tx, caller.accountId, {
          types: listCreatableDocumentTypes(caller),
          links,
        });
        return { ...list, notes: file.notes };
      },
    });
    serve(app, `DELETE /templates/${segment}/:userId/:templateId`, async ({ tx, caller, params }) => {
      requireTemplateManager(caller, type);
      await deleteTemplate(tx, caller, { type, templateId: params.templateId });
      return listTemplates(tx, caller.accountId, { types: listCreatableDocumentTypes(caller), links });
    });
  }
  serveUpload(app, 'POST /templates/proposal-document/:pid', {
    async check({ tx, caller, params }) {
      requireDocumentCreationAccess(caller, 'PROPOSAL');
      const { customer_id: cid } = await loadVisibleProposal(tx, caller, params.pid);
      await loadArchiveCustomer(tx, caller, cid);
    },
    prepare: ({ caller, file }) => receiveDocx(store, file, caller.accountId),
    async handle({ tx, caller, params, file }) {
      const proposal = await loadVisibleProposal(tx, caller, params.pid);
      return { ...(await archiveProposalDocument(tx, caller, proposal, { file, files })), notes: file.notes };
    },
  });
}
