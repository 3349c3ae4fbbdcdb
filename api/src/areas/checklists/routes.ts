import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve';
import { visibleItem } from '../kanbans/board-access';
import { answerItem } from './answer-item';
import { editTemplate } from './edit-template';
import { readAnswers } from './read-answers';
import { readTemplate } from './read-template';
import { requireChecklist } from './require-checklists';

export function checklistRoutes(app: FastifyInstance): void {
  serve(app, 'GET /checklists/single/kanban/:type', async ({ tx, caller, params }) => {
    requireChecklist(caller, params.type);
    return { checklist: await readTemplate(tx, caller.accountId, params.type) };
  });
  serve(app, 'PUT /checklists/single/kanban/:type', async ({ tx, caller, params, body }) => ({
    checklist: await editTemplate(tx, caller, params.type, body),
  }));
  serve(app, 'GET /checklists/single/sale/:saleId', async ({ tx, caller, params }) => {
    const sale = await visibleItem(tx, caller, params.saleId);
    requireChecklist(caller, sale.type);
    return { checklist: await readAnswers(tx, sale) };
  });
  serve(
    app,
    'POST /checklists/single/item/:checklistId/:itemId/:saleId',
    async ({ tx, caller, params, body }) => ({ checklist: await answerItem(tx, caller, params, body) }),
  );
}
