import { queryClient } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { boardsQueryKey } from './board-query';
import { type BoardState, findCard } from './board-state';

/** Finds a card on the cached boards of a kind; undefined if none of them shows it. */
export function findCachedCard(kind: BoardKind, cardId: string): BoardCard | undefined {
  for (const [, board] of queryClient.getQueriesData<BoardState>({ queryKey: boardsQueryKey(kind) })) {
    const found = board && findCard(board, cardId);
    if (found) return found.card;
  }
  return undefined;
}
