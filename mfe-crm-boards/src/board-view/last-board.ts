import { type BoardKind, boardPath } from '@girassol/shared-domain';
import { type BoardFilters, filtersSearch, noFilters } from './board-filters';

interface SeenBoard {
  fetchId: string;
  filters: BoardFilters;
}

/** The board of each kind as it was last on screen in this tab: where the forms lead back to. */
const seen = new Map<BoardKind, SeenBoard>();

export function rememberBoard(kind: BoardKind, board: SeenBoard): void {
  seen.set(kind, board);
}

/** Back to the board as it was, or to the given view of it. With `item`, its panel opens. */
export function addressBack(kind: BoardKind, otherwise: string, item?: string): string {
  const { fetchId, filters } = seen.get(kind) ?? { fetchId: otherwise, filters: noFilters };
  const search = new URLSearchParams(filtersSearch(filters));
  if (item) search.set('item', item);
  const query = search.toString();
  return boardPath(kind, fetchId) + (query && `?${query}`);
}

/** To the same people's board without filters, where a new card surely shows. */
export function addressOfNew(kind: BoardKind, otherwise: string): string {
  return boardPath(kind, seen.get(kind)?.fetchId ?? otherwise);
}
