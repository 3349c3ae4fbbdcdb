import { z } from 'zod';
import type { ContractRoutes } from './route';
import { boardKind, id, timestamp, trimmedText } from './schemas';

export const checklistItemType = z.enum(['checkbox', 'text', 'number', 'list']);

/** Schema of an item of a board's checklist: a task to tick off, or a field to fill in (checklists-002). */
export const checklistItem = z.object({
  _id: id,
  type: checklistItemType,
  task: z.string(),
  /** Empty: none told; screens say 'Sem Categoria'. */
  category: z.string(),
  /** Options of a field of type list; empty for the other types. */
  list: z.array(z.string()),
});

/** Schema of the checklist of a board, which is filled in for each of the board's items. */
export const kanbanChecklist = z.object({
  _id: id,
  items: z.array(checklistItem),
  itemsOrder: z.array(id),
  /** Additive: grows with every edit; an edit names the one it began with. */
  version: z.number().int(),
});

/**
 * Schema of the answer to one checklist item. The item's type decides which of `answerBoolean`,
 * `answerString` and `answerNumber` has the answer.
 */
export const checklistAnswer = z.object({
  templateItemId: id,
  answerBoolean: z.boolean().nullable(),
  answerString: z.string().nullable(),
  answerNumber: z.number().nullable(),
  /** Additive: who, and when. */
  userName: z.string(),
  answeredTimestamp: timestamp,
});

/** Schema of the answers of one board item to its board's checklist. */
export const saleChecklistAnswers = z.object({ _id: id, answers: z.array(checklistAnswer) });

export type ChecklistItem = z.infer<typeof checklistItem>;
export type KanbanChecklist = z.infer<typeof kanbanChecklist>;
export type SaleChecklistAnswers = z.infer<typeof saleChecklistAnswers>;

/** An item as its editor sends it: without an id it is new. */
const editedItem = z.object({
  _id: id.optional(),
  type: checklistItemType,
  task: trimmedText(200).min(1),
  category: trimmedText(60).default(''),
  list: z.array(trimmedText(80).min(1)).max(50).default([]),
});

export const checklistsContract = {
  'GET /checklists/single/kanban/:type': {
    access: 'active',
    summary: 'The checklist of a board: what is to be answered on each of its items',
    params: z.object({ type: boardKind }),
    answer: z.object({ checklist: kanbanChecklist }),
  },
  'PUT /checklists/single/kanban/:type': {
    access: 'active',
    summary: 'Replace the checklist of a board, in the order sent',
    params: z.object({ type: boardKind }),
    body: z.object({ items: z.array(editedItem).max(100), version: z.number().int().optional() }),
    answer: z.object({ checklist: kanbanChecklist }),
  },
  'GET /checklists/single/sale/:saleId': {
    access: 'active',
    summary: 'What was answered on an item',
    params: z.object({ saleId: id }),
    answer: z.object({ checklist: saleChecklistAnswers }),
  },
  'POST /checklists/single/item/:checklistId/:itemId/:saleId': {
    access: 'active',
    summary: 'Answer one item of the checklist; null takes the answer away',
    params: z.object({ checklistId: id, itemId: id, saleId: id }),
    body: z.object({ answer: z.union([z.boolean(), trimmedText(2_000), z.number()]).nullable() }),
    answer: z.object({ checklist: saleChecklistAnswers }),
  },
} as const satisfies ContractRoutes;
