import { type BoardKind, boardPath, boards, finishedWords } from '@girassol/shared-domain';
import { agendaPath } from '../addresses/agenda';
import { boardRoutes, boardsWithData } from '../addresses/boards';

/** A page about one board. */
export interface BoardPage {
  id: BoardPageId;
  label: string;
  /** Where it is, as seen by the same people. */
  path: string;
}

export type BoardPageId = 'board' | 'agenda' | 'finished' | 'data';

/** Name in the address of a list that has no place for it in its path: whose items it shows. */
export const VIEWER = 'de';

/**
 * The pages of a board, in the order of its tabs, as seen by `fetchId` (a user, the company or a team).
 */
export function boardPages(kind: BoardKind, fetchId: string): BoardPage[] {
  const { basePath, boardSegment } = boards[kind];
  const routes = boardRoutes(kind);
  const pages: BoardPage[] = [
    {
      id: 'board',
      label: boardSegment === 'funil' ? 'Funil' : 'Quadro',
      path: boardPath(kind, fetchId),
    },
    { id: 'agenda', label: 'Agenda', path: agendaPath(kind, fetchId) },
    {
      id: 'finished',
      label: finishedWords(boards[kind]).short,
      path: `${routes.finished}?${VIEWER}=${fetchId}`,
    },
  ];
  if (boardsWithData.includes(kind))
    pages.push({ id: 'data', label: 'Dados', path: `${basePath}/dados/${fetchId}` });
  return pages;
}
