import { ListActionButtons } from '@girassol/federation/remote';
import {
  boardDescriptions,
  buildBoardPath,
  formatMoney,
  formatNumber,
  hasBoardField,
  type RecordOwner,
  type RecordOwnerGroups,
} from '@girassol/shared-domain';
import {
  ButtonLink,
  keepFiguresTogether,
  LazyMenuButton,
  Skeleton,
  useIsPhone,
  useWindowWidth,
} from '@girassol/shared-ui';
import { skipToken, useQuery } from '@tanstack/react-query';
import { memo, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { BoardNav } from '../board-nav';
import { type BoardView, boardQueryKey } from '../board-state/board-query';
import { type BoardState, sumBoardTotals } from '../board-state/board-state';
import { BoardPageHeader } from '../board-view/BoardPageHeader';
import { type BoardFilters, buildBoardFilterBody, formatBoardFilters } from '../board-view/board-filters';
import { WideLabel } from '../board-view/WideLabel';
import { ChecklistTemplateButton } from '../checklists/ChecklistTemplateButton';
import { BoardHeadFrame } from './BoardScreenFrame';
import { formatShortMoney, MILLION } from './lanes/lane-texts';
import { countFiltersBesideSearch, FilterRow } from './viewing/FilterRow';

interface BoardHeaderProps {
  view: BoardView;
  viewers: RecordOwnerGroups;
  /** The board has loaded, or failed to. */
  isReady: boolean;
  onFilter: (filters: BoardFilters) => void;
}

const nobody: RecordOwner[] = [];

/** Under this width of the window a sum of millions has no room beside the buttons. */
const FULL_SUM_FROM = 380;

/**
 * Header of a board: title, totals, choice of the viewed user or team, button for a new item, and filters.
 * Memoized, so that moving a card does not render the header again.
 */
export const BoardHeader = memo(function BoardHeader({ view, viewers, isReady, onFilter }: BoardHeaderProps) {
  const { kind, fetchId, filters, isTeam } = view;
  const { areaName, itemName, basePath } = boardDescriptions[kind];
  const navigate = useNavigate();
  const onView = useCallback(
    (id: string) => navigate({ pathname: buildBoardPath(kind, id), search: formatBoardFilters(filters) }),
    [navigate, kind, filters],
  );
  const isShared = isTeam || viewers.company.some(({ id }) => id === fetchId);

  return (
    <BoardHeadFrame>
      <BoardPageHeader
        title={areaName}
        summary={<Summary view={view} isLoading={!isReady} />}
        nav={<BoardNav kind={kind} fetchId={fetchId} current="board" />}
        viewers={viewers}
        fetchId={fetchId}
        onView={onView}
        listActions={
          <ListActionButtons
            resting={LazyMenuButton}
            boardKind={kind}
            list={{ kind: 'board', filters: { ...buildBoardFilterBody(filters, kind), fetchId } }}
          />
        }
        actions={
          <>
            <ChecklistTemplateButton kind={kind} />
            <ButtonLink as={Link} to={`${basePath}/registro`} variant="primary" icon="plus">
              <WideLabel>Registrar {itemName.toLocaleLowerCase('pt-BR')}</WideLabel>
            </ButtonLink>
          </>
        }
        filters={<FilterRow view={view} onChange={onFilter} owners={isShared ? viewers.people : nobody} />}
        search={filters.search}
        filtersBesideSearch={countFiltersBesideSearch(filters)}
      />
    </BoardHeadFrame>
  );
});

/** Count and sum under the title; while they load, the line they will take. */
function Summary({ view, isLoading }: { view: BoardView; isLoading: boolean }) {
  const isPhone = useIsPhone();
  const hasRoom = useWindowWidth() >= FULL_SUM_FROM;
  const { data: totals } = useQuery({
    queryKey: boardQueryKey(view),
    queryFn: skipToken,
    select: (state: BoardState) => sumBoardTotals(state),
  });
  if (totals) {
    const count = `${formatNumber(totals.items, 0)} em aberto`;
    if (!hasBoardField(view.kind, 'amount') || totals.amount <= 0) return count;
    const sum = isPhone
      ? formatShortMoney(totals.amount, hasRoom ? undefined : MILLION)
      : formatMoney(totals.amount);
    return keepFiguresTogether(`${count} · ${sum}`);
  }
  return isLoading ? <Skeleton width={180} height={18} /> : <>&nbsp;</>;
}
