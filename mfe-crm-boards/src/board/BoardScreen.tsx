import type { BoardKind, Session } from '@girassol/shared-domain';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { BoardView } from '../board-state/board-query';
import { noBoardFilters } from '../board-view/board-filters';
import { saveLastBoard } from '../board-view/last-board';
import { useViewableBoardOwners } from '../board-view/use-viewable-board-owners';
import { useItemPanelState } from '../item/use-item-panel-state';
import { LazyItemPanel } from '../item-panel/LazyItemPanel';
import { BoardContent } from './BoardContent';
import { BoardHeader } from './BoardHeader';
import { BoardScreenFrame } from './BoardScreenFrame';
import { createBoardUpdateLock } from './data/board-update-lock';
import { useBoard } from './data/use-board';
import { useLiveBoard } from './data/use-live-board';
import { useEarlyItemPanel } from './use-early-item-panel';
import { useBoardFilters } from './viewing/use-board-filters';

interface BoardScreenProps {
  kind: BoardKind;
  fetchId: string;
  session: Session;
}

/** Board shown for a user, team or company: header, filters, columns, and the panel of the open item. */
export function BoardScreen({ kind, fetchId, session }: BoardScreenProps) {
  const viewers = useViewableBoardOwners(kind, session);
  const isTeam = viewers.teams.some(({ id }) => id === fetchId);
  const [filters, setFilters] = useBoardFilters();
  const view = useMemo<BoardView>(
    () => ({ kind, fetchId, filters, isTeam }),
    [kind, fetchId, filters, isTeam],
  );
  const [gate] = useState(createBoardUpdateLock);
  const query = useBoard(view, gate);
  useLiveBoard(view, gate);
  useEffect(() => saveLastBoard(kind, { fetchId, filters }), [kind, fetchId, filters]);

  const item = useItemPanelState();
  useEarlyItemPanel(kind, query.isSuccess, LazyItemPanel.preload);
  const onClear = useCallback(() => setFilters(noBoardFilters), [setFilters]);

  return (
    <BoardScreenFrame>
      <BoardHeader view={view} viewers={viewers} isReady={!query.isPending} onFilter={setFilters} />
      <BoardContent view={view} gate={gate} query={query} onOpen={item.open} onClear={onClear} />
      {item.itemId && <LazyItemPanel itemId={item.itemId} boardKind={kind} onClose={item.close} />}
    </BoardScreenFrame>
  );
}
