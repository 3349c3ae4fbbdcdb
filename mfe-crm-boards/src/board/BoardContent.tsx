import { ApiError, useConnection, useSession } from '@girassol/shared-auth';
import { boardPath } from '@girassol/shared-domain';
import { Button, ButtonLink, EmptyState, ErrorState, NoResults } from '@girassol/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useNow } from '../item-panel/use-now';
import type { BoardView } from './data/board-query';
import type { StillGate } from './data/still-gate';
import { useMoreCards } from './data/use-more-cards';
import { useMoveCard } from './data/use-move-card';
import { Board } from './lanes/Board';
import { BoardSkeleton } from './lanes/BoardSkeleton';
import { type BoardState, boardTotals } from './state/board-state';
import { useNewCard } from './use-new-card';
import { hasFilters } from './viewing/board-filters';

interface BoardContentProps {
  view: BoardView;
  gate: StillGate;
  query: UseQueryResult<BoardState>;
  onOpen: (itemId: string) => void;
  onClear: () => void;
}

/** What stands below the head: the columns, or why there are none. */
export function BoardContent({ view, gate, query, onOpen, onClear }: BoardContentProps) {
  const { data: state, error, isPlaceholderData } = query;
  const isOffline = useConnection() === 'OFFLINE';
  const session = useSession();
  const isFiltered = hasFilters(view.filters);
  const now = useNow();
  const move = useMoveCard(view, gate);
  const { more, hasFailed } = useMoreCards(view, gate);
  const highlightedCard = useNewCard();

  if (!state) {
    if (!error) return <BoardSkeleton />;
    if (error instanceof ApiError && (error.status === 403 || error.status === 404))
      return (
        <EmptyState
          title="Este quadro não está aberto para você"
          text={error.message}
          action={
            session && (
              <ButtonLink as={Link} to={boardPath(view.kind, session.userId)}>
                Abrir o meu quadro
              </ButtonLink>
            )
          }
        />
      );
    return (
      <ErrorState
        error={query.error}
        isOffline={isOffline}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
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
