import { z } from 'zod';
import { MAX_BULK_ACTION_ITEMS } from '../boards/columns';
import { boardCard, boardFilters } from './kanbans';
import type { ContractRoutes } from './route';
import { boardKind, id, undoableActionField } from './schemas';

const salesIds = z.array(id).min(1).max(MAX_BULK_ACTION_ITEMS);

/** API calls that assign board items to another user, and that delete several items at once. */
export const reassignmentContract = {
  'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId': {
    access: 'active',
    summary: 'Give one item to another owner',
    /** `columnId` is 0 for an item that is not looked at on its board (boards-107). */
    params: z.object({ userId: id, columnId: z.union([id, z.literal('0')]), saleId: id, receiverId: id }),
    answer: z.object({ sale: boardCard, ...undoableActionField }),
  },
  'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId': {
    access: 'active',
    summary: 'Give the items of a column that a user, a team or the company sees to another owner',
    params: z.object({ userId: id, columnId: id, receiverId: id, senderFetchId: id }),
    /** Additive: the filters of the board. What they hide is not sent. */
    body: z.object(boardFilters),
    answer: z.object({ sentItems: z.number().int(), ...undoableActionField }),
  },
  'PATCH /sales/selected/:userId/:receiverId/:senderFetchId': {
    access: 'active',
    summary: 'Give selected items to another owner: all of them or none',
    params: z.object({ userId: id, receiverId: id, senderFetchId: id }),
    body: z.object({ salesIds, type: boardKind }),
    answer: z.object({ sentItems: z.number().int(), ...undoableActionField }),
  },
  'POST /sales/selected/:userId': {
    access: 'active',
    summary: 'Delete selected items for good: all of them or none',
    params: z.object({ userId: id }),
    body: z.object({ salesIds }),
    answer: z.object({ deletedItems: z.number().int(), ...undoableActionField }),
  },
} as const satisfies ContractRoutes;
