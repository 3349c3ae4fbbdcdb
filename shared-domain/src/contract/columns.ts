import { z } from 'zod';
import { columnSortKeys, MAX_COLUMN_TITLE_LENGTH, MAX_INACTIVITY_HOURS } from '../boards/columns';
import { DEFAULT_INACTIVITY_HOURS } from '../boards/idleness';
import { kanban, kanbanColumn } from './kanbans';
import type { ContractRoutes } from './route';
import { id, trimmedText, undoableActionField } from './schemas';

const title = trimmedText(MAX_COLUMN_TITLE_LENGTH).min(1);
const inactivityWindow = z.number().int().min(1).max(MAX_INACTIVITY_HOURS);
const changed = z.object({ kanban, ...undoableActionField });

/** Calls that manage the columns of a board. */
export const columnsContract = {
  'POST /kanbans/single/column/:kid': {
    access: 'active',
    summary: 'Create a column at the end of a board',
    params: z.object({ kid: id }),
    body: z.object({ title, inactivityWindow: inactivityWindow.default(DEFAULT_INACTIVITY_HOURS) }),
    answer: z.object({ kanban, column: kanbanColumn, ...undoableActionField }),
  },
  'PUT /kanbans/single/column/title/:kid/:columnId': {
    access: 'active',
    summary: 'Rename a column and set its inactivity window',
    params: z.object({ kid: id, columnId: id }),
    body: z.object({ title, inactivityWindow }),
    answer: changed,
  },
  'PUT /kanbans/single/column/order/:kid/:columnId': {
    access: 'active',
    summary: 'Move a column to another place of its board',
    params: z.object({ kid: id, columnId: id }),
    /** 0-based place among the columns; beyond the last one means last. */
    body: z.object({ order: z.number().int().min(0).max(1_000) }),
    answer: changed,
  },
  'PUT /kanbans/single/column/sort/:kid/:columnId': {
    access: 'active',
    summary: 'Additive: put all cards of a column in an order',
    params: z.object({ kid: id, columnId: id }),
    body: z.object({ by: z.enum(columnSortKeys), direction: z.enum(['asc', 'desc']) }),
    answer: z.object({ sortedItems: z.number().int() }),
  },
  'DELETE /kanbans/single/column/:kid/:columnId/:columnToMoveId': {
    access: 'active',
    summary: 'Delete a column; its items go to the end of another one, in their order',
    params: z.object({ kid: id, columnId: id, columnToMoveId: id }),
    answer: z.object({ kanban, movedItems: z.number().int(), ...undoableActionField }),
  },
} as const satisfies ContractRoutes;
