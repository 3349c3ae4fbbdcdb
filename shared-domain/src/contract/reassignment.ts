import { z } from 'zod';
import { MAX_SELECTED } from '../boards/columns';
import { boardCard, boardFilters } from './kanbans';
import type { ContractArea } from './route';
import { boardKind, id, undoable } from './schemas';

const salesIds = z.array(id).min(1).max(MAX_SELECTED);

/** Giving items to somebody else, and deleting several at once. */
export const reassignmentContract = {
  'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId': {
    access: 'active',
    summary: 'Give one item to another owner',
    /** `columnId` is 0 for an item that is not looked at on its board (boards-107). */
    params: z.object({ userId: id, columnId: z.union([id, z.literal('0')]), saleId: id, receiverId: id }),
    answer: z.object({ sale: boardCard, ...undoable }),
  },
  'PATCH /sales/column/user/:userId/:columnId/:receiverId/:senderFetchId': {
    access: 'active',
    summary: 'Give the items of a column that a user, a team or the company sees to another owner',
    params: z.object({ userId: id, columnId: id, receiverId: id, senderFetchId: id }),
    /** Additive: the filters of the board. What they hide is not sent. */
    body: z.object(boardFilters),
    answer: z.object({ sentItems: z.number().int(), ...undoable }),
  },
  'PATCH /sales/selected/:userId/:receiverId/:senderFetchId': {
    access: 'active',
    summary: 'Give selected items to another owner: all of them or none',
    params: z.object({ userId: id, receiverId: id, senderFetchId: id }),
    body: z.object({ salesIds, type: boardKind }),
    answer: z.object({ sentItems: z.number().int(), ...undoable }),
  },
  'POST /sales/selected/:userId': {
    access: 'active',
    summary: 'Delete selected items for good: all of them or none',
    params: z.object({ userId: id }),
    body: z.object({ salesIds }),
    answer: z.object({ deletedItems: z.number().int(), ...undoable }),
  },
} as const satisfies ContractArea;
