import { ListActions } from '@girassol/federation/remote';
import {
  asks,
  boardPath,
  boards,
  formatMoney,
  formatNumber,
  type Viewer,
  type ViewerGroups,
} from '@girassol/shared-domain';
import { ButtonLink, PageHeader, RestingButton, Skeleton, tokens } from '@girassol/shared-ui';
import { ViewerSelect } from '@girassol/shared-ui/filters';
import { skipToken, useQuery } from '@tanstack/react-query';
import { memo, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { BoardNav } from '../board-nav';
import { type BoardView, boardKey } from '../board-state/board-query';
import { type BoardState, boardTotals } from '../board-state/board-state';
import { type BoardFilters, filtersBody, filtersSearch } from '../board-view/board-filters';
import { ChecklistSettings } from '../checklists/ChecklistSettings';
import { BoardHead } from './BoardScreenFrame';
import { FilterRow } from './viewing/FilterRow';

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

  return (
    <BoardHead>
      <PageHeader
        title={areaName}
        summary={<Summary view={view} isLoading={!isReady} />}
        nav={<BoardNav kind={kind} fetchId={fetchId} current="board" />}
        actions={
          <>
            <ListActions
              resting={RestingButton}
              boardKind={kind}
              list={{ kind: 'board', filters: { ...filtersBody(filters, kind), fetchId } }}
            />
            <ViewerSelect groups={viewers} value={fetchId} onChange={onView} />
            <ChecklistSettings kind={kind} />
            <ButtonLink as={Link} to={`${basePath}/registro`} variant="primary" icon="plus">
              <span>
                Registrar <ItemWord>{itemName.toLocaleLowerCase('pt-BR')}</ItemWord>
              </span>
            </ButtonLink>
          </>
        }
        filters={<FilterRow view={view} onChange={onFilter} owners={isShared ? viewers.people : nobody} />}
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
  if (totals) {
    const count = `${formatNumber(totals.items, 0)} em aberto`;
    return asks(view.kind, 'amount') ? `${count} · ${formatMoney(totals.amount)}` : count;
  }
  return isLoading ? <Skeleton width={180} height={18} /> : <>&nbsp;</>;
}

/** On a phone the word is only heard: there the button stands in one line with whose board it is. */
const ItemWord = styled.span`
  @media ${tokens.screen.phone} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
