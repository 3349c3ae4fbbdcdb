import { apiOrQueue, getWaitingWrites, type WaitingWrite } from '@girassol/shared-auth';
import { formatItemName } from '@girassol/shared-domain';
import type { BoardCard, RequestBody } from '@girassol/shared-domain/contract';
import { type BoardState, getLane } from './board-state';
import { moveCard } from './move-card';

const MOVE = 'PUT /kanbans/single/item/order/:kid/:itemId';

type MoveRequest = RequestBody<typeof MOVE>;

interface Move {
  /** Board of the card. */
  kid: string;
  card: Pick<BoardCard, '_id' | 'id' | 'name' | 'customer' | 'kanbanData'>;
  place: MoveRequest;
  /** Title of the column to which the card moves. */
  columnTitle: string;
}

/** Sends the move of a card, or puts it on this device until there is a signal: then the answer is `'waiting'`. */
export function moveOrQueue({ kid, card, place, columnTitle }: Move) {
  const before = listWaitingMoves(getWaitingWrites()).findLast(({ cardId }) => cardId === card._id);
  return apiOrQueue(
    MOVE,
    { params: { kid, itemId: card._id }, body: place },
    {
      record: card._id,
      recordName: formatItemName(card, card.customer.name),
      title: 'Mudança de lugar',
      detail: `Na coluna "${columnTitle}".`,
      baseVersion: before?.place.column ?? card.kanbanData.column,
    },
  );
}

/**
 * Returns a board as it is once the moves that wait for a signal are sent. One that the server has refused counts only after
 * the person has decided about it.
 */
export const applyWaitingMoves = (board: BoardState, writes: readonly WaitingWrite[]): BoardState =>
  listWaitingMoves(writes).reduce(
    (state, { cardId, place }) =>
      moveCard(state, { cardId, toColumn: place.column, toIndex: findIndex(state, cardId, place) }),
    board,
  );

function listWaitingMoves(writes: readonly WaitingWrite[]): { cardId: string; place: MoveRequest }[] {
  return writes.flatMap(({ call, params: { itemId = '' }, body, problem }) =>
    call === MOVE && problem === null && isMoveRequest(body) ? [{ cardId: itemId, place: body }] : [],
  );
}

/** Returns false for the body of a write that has expired: its content was removed. */
const isMoveRequest = (body: unknown): body is MoveRequest =>
  typeof body === 'object' && body !== null && 'column' in body && 'order' in body;

/** Finds the place between its neighbours, counted without the card; they may have moved since. */
function findIndex(
  state: BoardState,
  cardId: string,
  { column, beforeItem, afterItem, order }: MoveRequest,
): number {
  const others = getLane(state, column)?.cards.filter(({ _id }) => _id !== cardId) ?? [];
  const find = (neighbour: string | null | undefined) => others.findIndex(({ _id }) => _id === neighbour);
  const above = find(beforeItem);
  if (above !== -1) return above + 1;
  const below = find(afterItem);
  return below === -1 ? order : below;
}
