import {
  type BoardKind,
  boardDescriptions,
  buildBoardPath,
  getFinishedItemsLabels,
} from '@girassol/shared-domain';
import { agendaPath } from '../addresses/agenda';
import { boardsWithDataPage, getBoardRoutes } from '../addresses/boards';

/** Tab in the navigation of a board, which leads to one of the board's pages. */
export interface BoardPageLink {
  id: BoardPageId;
  label: string;
  /** Path of the page for the same `fetchId`. */
  path: string;
}

export type BoardPageId = 'board' | 'agenda' | 'finished' | 'data';

/**
 * Query parameter that holds the user, team or company whose items a list shows, for pages whose path has no
 * segment for that id.
 */
export const VIEWED_OWNER_PARAMETER = 'de';

/** Returns the pages of a board in tab order. `fetchId` is the user, team or company whose items are shown. */
export function getBoardPages(kind: BoardKind, fetchId: string): BoardPageLink[] {
  const { basePath, boardSegment } = boardDescriptions[kind];
  const routes = getBoardRoutes(kind);
  const pages: BoardPageLink[] = [
    {
      id: 'board',
      label: boardSegment === 'funil' ? 'Funil' : 'Quadro',
      path: buildBoardPath(kind, fetchId),
    },
    { id: 'agenda', label: 'Agenda', path: agendaPath(kind, fetchId) },
    {
      id: 'finished',
      label: getFinishedItemsLabels(boardDescriptions[kind]).short,
      path: `${routes.finished}?${VIEWED_OWNER_PARAMETER}=${fetchId}`,
    },
  ];
  if (boardsWithDataPage.includes(kind))
    pages.push({ id: 'data', label: 'Dados', path: `${basePath}/dados/${fetchId}` });
  return pages;
}
