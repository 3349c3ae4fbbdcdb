import { lazyScreen } from '@girassol/federation/remote';
import { boardPath, boards, formatMoney, formatNumber } from '@girassol/shared-domain';
import { ButtonLink, PageHeader, Skeleton } from '@girassol/shared-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { memo, Suspense, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BoardHead } from './BoardScreenFrame';
import { type BoardView, boardKey } from './data/board-query';
import { type BoardState, boardTotals } from './state/board-state';
import { type BoardFilters, filtersSearch } from './viewing/board-filters';
import { FilterRowSkeleton } from './viewing/FilterRowSkeleton';
import { allViewers, type Viewer, type ViewerGroups } from './viewing/viewers';

// The cards come first: selects and their libraries are fetched when the board is on screen.
const FilterRow = lazyScreen(async () => ({
  default: (await import(/* webpackChunkName: "filters" */ './viewing/FilterRow')).FilterRow,
}));
const ViewerSelect = lazyScreen(async () => ({
  default: (await import(/* webpackChunkName: "filters" */ './viewing/ViewerSelect')).ViewerSelect,
}));

interface BoardHeaderProps {
  view: BoardView;
  viewers: ViewerGroups;
  /** The board has loaded, or failed to. */
  isReady: boolean;
  onFilter: (filters: BoardFilters) => void;
}

const nobody: Viewer[] = [];

/** Title, sums, whose board it is, the way to a new item, and the filters. A moving card does not draw it again. */
export const BoardHeader = memo(function BoardHeader({ view, viewers, isReady, onFilter }: BoardHeaderProps) {
  const { kind, fetchId, filters, isTeam } = view;
  const { areaName, itemName, basePath } = boards[kind];
  const navigate = useNavigate();
  const onView = useCallback(
    (id: string) => navigate({ pathname: boardPath(kind, id), search: filtersSearch(filters) }),
    [navigate, kind, filters],
  );
  const isShared = isTeam || viewers.company.some(({ id }) => id === fetchId);
  const waitingSelect = allViewers(viewers).length > 1 ? <Skeleton width={148} height={36} /> : null;
  const waitingRow = <FilterRowSkeleton />;

  return (
    <BoardHead>
      <PageHeader
        title={areaName}
        summary={<Summary view={view} isLoading={!isReady} />}
        actions={
          <>
            <Suspense fallback={waitingSelect}>
              {isReady ? <ViewerSelect groups={viewers} value={fetchId} onChange={onView} /> : waitingSelect}
            </Suspense>
            <ButtonLink as={Link} to={`${basePath}/registro`} variant="primary" icon="plus">
              Registrar {itemName.toLocaleLowerCase('pt-BR')}
            </ButtonLink>
          </>
        }
        filters={
          <Suspense fallback={waitingRow}>
            {isReady ? (
              <FilterRow view={view} onChange={onFilter} owners={isShared ? viewers.people : nobody} />
            ) : (
              waitingRow
            )}
          </Suspense>
        }
      />
    </BoardHead>
  );
});

/** Count and sum under the title; while they load, the line they will take. */
function Summary({ view, isLoading }: { view: BoardView; isLoading: boolean }) {
  const { data: totals } = useQuery({
    queryKey: boardKey(view),
    queryFn: skipToken,
    select: (state: BoardState) => boardTotals(state),
  });
  if (totals) return `${formatNumber(totals.items, 0)} em aberto · ${formatMoney(totals.amount)}`;
  return isLoading ? <Skeleton width={180} height={18} /> : <>&nbsp;</>;
}
