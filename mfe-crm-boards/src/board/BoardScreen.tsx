import { lazyScreen } from '@girassol/federation/remote';
import { ApiError, useConnection } from '@girassol/shared-auth';
import {
  type BoardKind,
  boardPath,
  boards,
  formatMoney,
  formatNumber,
  type Session,
} from '@girassol/shared-domain';
import type { ColumnTotals } from '@girassol/shared-domain/contract';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  NoResults,
  PageHeader,
  Skeleton,
} from '@girassol/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useNow } from '../item-panel/use-now';
import { BoardHead, BoardScreenFrame } from './BoardScreenFrame';
import type { BoardView } from './data/board-query';
import { createStillGate, type StillGate } from './data/still-gate';
import { useBoard } from './data/use-board';
import { useLiveBoard } from './data/use-live-board';
import { useMoreCards } from './data/use-more-cards';
import { useMoveCard } from './data/use-move-card';
import { Board } from './lanes/Board';
import { BoardSkeleton } from './lanes/BoardSkeleton';
import { type BoardState, boardTotals } from './state/board-state';
import { useNewCard } from './use-new-card';
import { useOpenItem } from './use-open-item';
import { filtersSearch, hasFilters, noFilters } from './viewing/board-filters';
import { FilterRow } from './viewing/FilterRow';
import { citiesOf } from './viewing/known-cities';
import { rememberBoard } from './viewing/last-board';
import { useBoardFilters } from './viewing/use-board-filters';
import { useViewers } from './viewing/use-viewers';
import { ViewerSelect } from './viewing/ViewerSelect';

const ItemPanel = lazyScreen(async () => ({ default: (await import('../item-panel')).ItemPanel }));

interface BoardScreenProps {
  kind: BoardKind;
  fetchId: string;
  session: Session;
}

/** A board as seen by somebody: head, filters, columns, and the panel of the open item. */
export function BoardScreen({ kind, fetchId, session }: BoardScreenProps) {
  const { areaName, itemName, basePath } = boards[kind];
  const navigate = useNavigate();
  const viewers = useViewers(kind, session);
  const isTeam = viewers.teams.some(({ id }) => id === fetchId);
  const [filters, setFilters] = useBoardFilters();
  const view = useMemo<BoardView>(
    () => ({ kind, fetchId, filters, isTeam }),
    [kind, fetchId, filters, isTeam],
  );
  const [gate] = useState(createStillGate);
  const query = useBoard(view, gate);
  useLiveBoard(view, gate);

  useEffect(() => rememberBoard(kind, { fetchId, filters }), [kind, fetchId, filters]);

  const item = useOpenItem();
  const totals = query.data && boardTotals(query.data);
  const isShared = viewers.company.some(({ id }) => id === fetchId) || isTeam;
  const noun = itemName.toLocaleLowerCase('pt-BR');

  return (
    <BoardScreenFrame>
      <BoardHead>
        <PageHeader
          title={areaName}
          summary={<Summary totals={totals} isLoading={query.isPending} />}
          actions={
            <>
              <ViewerSelect
                groups={viewers}
                value={fetchId}
                onChange={(id) => navigate({ pathname: boardPath(kind, id), search: filtersSearch(filters) })}
              />
              <ButtonLink as={Link} to={`${basePath}/registro`} variant="primary" icon="plus">
                Registrar {noun}
              </ButtonLink>
            </>
          }
          filters={
            <FilterRow
              filters={filters}
              onChange={setFilters}
              hasTemperature={kind === 'SALES'}
              owners={isShared ? viewers.people : []}
              cities={citiesOf(query.data)}
            />
          }
        />
      </BoardHead>
      <BoardContent
        view={view}
        gate={gate}
        query={query}
        onOpen={item.open}
        onClear={() => setFilters(noFilters)}
      />
      {item.itemId && (
        <Suspense>
          <ItemPanel itemId={item.itemId} boardKind={kind} onClose={item.close} />
        </Suspense>
      )}
    </BoardScreenFrame>
  );
}

/** Count and sum under the title; while they load, the line they will take. */
function Summary({ totals, isLoading }: { totals: ColumnTotals | undefined; isLoading: boolean }) {
  if (totals) return `${formatNumber(totals.items, 0)} em aberto · ${formatMoney(totals.amount)}`;
  return isLoading ? <Skeleton width={180} height={18} /> : <>&nbsp;</>;
}

interface BoardContentProps {
  view: BoardView;
  gate: StillGate;
  query: UseQueryResult<BoardState>;
  onOpen: (itemId: string) => void;
  onClear: () => void;
}

/** What stands below the head: the columns, or why there are none. */
function BoardContent({ view, gate, query, onOpen, onClear }: BoardContentProps) {
  const { data: state, error, isPlaceholderData } = query;
  const isOffline = useConnection() === 'OFFLINE';
  const isFiltered = hasFilters(view.filters);
  const now = useNow();
  const move = useMoveCard(view, gate);
  const { more, hasFailed } = useMoreCards(view, gate);
  const highlightedCard = useNewCard();

  if (!state) {
    if (!error) return <BoardSkeleton />;
    if (error instanceof ApiError && (error.status === 403 || error.status === 404))
      return <EmptyState title="Este quadro não está aberto para você" text={error.message} />;
    return (
      <ErrorState isOffline={isOffline} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  if (isFiltered && !isPlaceholderData && boardTotals(state).items === 0)
    return <NoResults action={<Button onClick={onClear}>Limpar filtros</Button>} />;
  return (
    <Board
      state={state}
      view={view}
      gate={gate}
      now={now}
      isFiltered={isFiltered}
      isStale={isPlaceholderData}
      highlightedCard={highlightedCard}
      more={more}
      hasFailed={hasFailed}
      onMove={move}
      onOpen={onOpen}
    />
  );
}
