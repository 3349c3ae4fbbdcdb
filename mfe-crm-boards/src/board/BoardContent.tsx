import { ApiError, useSession } from '@girassol/shared-auth';
import { buildBoardPath } from '@girassol/shared-domain';
import { Button, ButtonLink, EmptyState, ErrorState, NoResults } from '@girassol/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { BoardView } from '../board-state/board-query';
import { type BoardState, sumBoardTotals } from '../board-state/board-state';
import { hasBoardFilters } from '../board-view/board-filters';
import { useNow } from '../item/use-now';
import type { BoardUpdateLock } from './data/board-update-lock';
import { useMoreCards } from './data/use-more-cards';
import { useMoveCard } from './data/use-move-card';
import { Board } from './lanes/Board';
import { BoardSkeleton } from './lanes/BoardSkeleton';
import { useNewCardId } from './use-new-card-id';

interface BoardContentProps {
  view: BoardView;
  gate: BoardUpdateLock;
  query: UseQueryResult<BoardState>;
  onOpen: (itemId: string) => void;
  onClear: () => void;
}

/**
 * Columns of a board; or a skeleton while the board loads, an error if the board cannot be loaded, or a
 * notice if no card matches the filters.
 */
export function BoardContent({ view, gate, query, onOpen, onClear }: BoardContentProps) {
  const { data: state, error, isPlaceholderData } = query;
  const session = useSession();
  const isFiltered = hasBoardFilters(view.filters);
  const now = useNow();
  const move = useMoveCard(view, gate);
  const { more, hasFailed } = useMoreCards(view, gate);
  const highlightedCard = useNewCardId();

  if (!state) {
    if (!error) return <BoardSkeleton />;
    if (error instanceof ApiError && (error.status === 403 || error.status === 404))
      return (
        <EmptyState
          title="Este quadro não está aberto para você"
          text={error.message}
          action={
            session && (
              <ButtonLink as={Link} to={buildBoardPath(view.kind, session.userId)}>
                Abrir o meu quadro
              </ButtonLink>
            )
          }
        />
      );
    return (
      <ErrorState error={query.error} isRetrying={query.isFetching} onRetry={() => void query.refetch()} />
    );
  }
  if (isFiltered && !isPlaceholderData && sumBoardTotals(state).items === 0)
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
