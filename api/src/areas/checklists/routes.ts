import { getBaseVersion } from '@girassol/api-platform/http/base-version';
import { serve } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { loadVisibleItem } from '../kanbans/board-access';
import { answerChecklistItem } from './answer-checklist-item';
import { editChecklist } from './edit-checklist';
import { loadChecklist } from './load-checklist';
import { loadChecklistAnswers } from './load-checklist-answers';
import { requireChecklistAccess } from './require-checklists';

/** Registers the routes that load and edit the checklists of boards, and answer their items. */
export function registerChecklistRoutes(app: FastifyInstance): void {
  serve(app, 'GET /checklists/single/kanban/:type', async ({ tx, caller, params }) => {
    requireChecklistAccess(caller, params.type);
    return { checklist: await loadChecklist(tx, caller.accountId, params.type) };
  });
  serve(app, 'PUT /checklists/single/kanban/:type', async ({ tx, caller, params, body }) => ({
    checklist: await editChecklist(tx, caller, params.type, body),
  }));
  serve(app, 'GET /checklists/single/sale/:saleId', async ({ tx, caller, params }) => {
    const sale = await loadVisibleItem(tx, caller, params.saleId);
    requireChecklistAccess(caller, sale.type);
    return { checklist: await loadChecklistAnswers(tx, sale) };
  });
  serve(
    app,
    'POST /checklists/single/item/:checklistId/:itemId/:saleId',
    async ({ tx, caller, params, body, request }) => ({
      checklist: await answerChecklistItem(tx, caller, params, {
        ...body,
        baseVersion: getBaseVersion(request),
      }),
    }),
  );
}
