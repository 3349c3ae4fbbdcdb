import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { ApiClient } from './api-client';

/** Board as the API answers it, with its columns and cards. */
export type Board = ResponseBody<'POST /kanbans/single/:id'>;

/** Moves a card of the company's board to a position in a column. */
export const moveCard = (client: ApiClient, board: Board, itemId: string, column: string, order: number) =>
  client.call(
    'PUT /kanbans/single/item/order/:kid/:itemId',
    { kid: board.kanban._id, itemId },
    { column, order, fetchId: client.accountId },
  );
