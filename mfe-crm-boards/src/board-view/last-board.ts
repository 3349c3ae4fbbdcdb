import { type BoardKind, buildBoardPath } from '@girassol/shared-domain';
import { type BoardFilters, formatBoardFilters, noBoardFilters } from './board-filters';

interface LastBoard {
  fetchId: string;
  filters: BoardFilters;
}

/** The board of each kind as it was last on screen in this tab: where the forms lead back to. */
const lastBoards = new Map<BoardKind, LastBoard>();

/**
 * Remembers the board of a kind that was last shown in this browser tab, with its filters. Forms that are
 * closed return to that board.
 */
export function saveLastBoard(kind: BoardKind, board: LastBoard): void {
  lastBoards.set(kind, board);
}

/**
 * Returns the address of the board of a kind that was last shown in this browser tab, with its filters. If no
 * board of the kind was shown, returns the board of `otherwise`, the id of a user, team or company. With the
 * item id `item`, the address also opens that item's panel.
 */
export function getLastBoardAddress(kind: BoardKind, otherwise: string, item?: string): string {
  const { fetchId, filters } = lastBoards.get(kind) ?? { fetchId: otherwise, filters: noBoardFilters };
  const search = new URLSearchParams(formatBoardFilters(filters));
  if (item) search.set('item', item);
  const query = search.toString();
  return buildBoardPath(kind, fetchId) + (query && `?${query}`);
}

/**
 * Returns the address of the last shown board of a kind without filters, so that a newly registered card is
 * visible on the board. If no board of the kind was shown, returns the board of `otherwise`, the id of a
 * user, team or company.
 */
export function getBoardAddressForNewCard(kind: BoardKind, otherwise: string): string {
  return buildBoardPath(kind, lastBoards.get(kind)?.fetchId ?? otherwise);
}
