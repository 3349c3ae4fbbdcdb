import type { Answer } from '@girassol/shared-domain/contract';
import type { Client } from './client';

export type Board = Answer<'POST /kanbans/single/:id'>;

/** Moves a card of the company's board to a place of a column. */
export const moveOf = (client: Client, board: Board, itemId: string, column: string, order: number) =>
  client.call(
    'PUT /kanbans/single/item/order/:kid/:itemId',
    { kid: board.kanban._id, itemId },
    { column, order, fetchId: client.accountId },
  );
