import { type BoardKind, boardPath, boards, finishedWords } from '@girassol/shared-domain';
import { agendaPath } from '../agenda/agenda-address';
import { boardRoutes, isDeclared } from '../open-boards';

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
 * The pages of a board, in the order of its tabs, as seen by `fetchId` (a user, the company or a team). A page is here
 * as soon as `remote.ts` declares its address.
 */
export function boardPages(kind: BoardKind, fetchId: string): BoardPage[] {
  const { basePath, boardSegment } = boards[kind];
  const routes = boardRoutes(kind);
  const pages: (BoardPage & { route: string })[] = [
    {
      id: 'board',
      label: boardSegment === 'funil' ? 'Funil' : 'Quadro',
      route: routes.board,
      path: boardPath(kind, fetchId),
    },
    { id: 'agenda', label: 'Agenda', route: routes.agenda, path: agendaPath(kind, fetchId) },
    {
      id: 'finished',
      label: finishedWords(boards[kind]).short,
      route: routes.finished,
      path: `${routes.finished}?${VIEWER}=${fetchId}`,
    },
    { id: 'data', label: 'Dados', route: routes.data, path: `${basePath}/dados/${fetchId}` },
  ];
  return pages.filter(({ route }) => isDeclared(route));
}
