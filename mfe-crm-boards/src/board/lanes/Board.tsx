import { getPageNonce } from '@girassol/federation/remote';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { DragDropContext } from 'react-beautiful-dnd';
import type { BoardView } from '../../board-state/board-query';
import { type BoardState, sumBoardTotals } from '../../board-state/board-state';
import type { CardMove } from '../../board-state/move-card';
import { getCardPitch } from '../card/card-size';
import { AddColumnButton } from '../columns/AddColumnButton';
import { useColumnActions } from '../columns/use-column-actions';
import type { BoardUpdateLock } from '../data/board-update-lock';
import type { MoreCardsLoader } from '../data/use-more-cards';
import { getDragInstructions } from '../drag/drag-messages';
import { forwardTouchEvents } from '../drag/forward-touch-events';
import { useCardDrag } from '../drag/use-card-drag';
import { BoardSelectionBar } from '../selection/BoardSelectionBar';
import { useCardSelection } from '../selection/use-card-selection';
import { SelectionContext } from '../selection/use-selection';
import { useBoardRights } from '../viewing/use-board-rights';
import { CardOverlays } from './CardOverlays';
import { Lane } from './Lane';
import { BoardArea, BoardScroller, Lanes } from './LaneFrame';
import { LaneTabs } from './LaneTabs';
import { getRemInPixels, LANE_HEAD_HEIGHT_REM } from './lane-size';
import { hasLaneSum } from './lane-texts';
import { revealLane, revealNeighbourLanes } from './reveal';
import { useBoardClicks } from './use-board-clicks';
import { useBoardKeys } from './use-board-keys';
import { useCardMenu } from './use-card-menu';
import { useRevealNewCard } from './use-reveal-new';
import { useScrollUpAfterSwipe } from './use-scroll-up-after-swipe';
import { useVisibleLanes } from './use-visible-lanes';
import { VisibleRows } from './VisibleRows';

interface BoardProps {
  state: BoardState;
  view: BoardView;
  gate: BoardUpdateLock;
  now: number;
  isFiltered: boolean;
  /** The cards belong to a view that is being replaced. */
  isStale: boolean;
  highlightedCard: string | null;
  more: MoreCardsLoader;
  hasFailed: boolean;
  onMove: (move: CardMove) => void;
  onOpen: (cardId: string) => void;
}

/**
 * Columns of a board with their cards, and everything a person does with cards on the board itself: drag,
 * keyboard, menu and selection. The panel of an open item is not included.
 */
export function Board(props: BoardProps) {
  const { state, view, gate, onMove, onOpen } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const sizes = useMemo(
    () => ({ pitch: getCardPitch(), headHeight: LANE_HEAD_HEIGHT_REM * getRemInPixels() }),
    [],
  );
  const visible = useVisibleLanes(scroller, state.lanes.length);
  useEffect(() => (scroller ? forwardTouchEvents(scroller) : undefined), [scroller]);
  const rights = useBoardRights(view.kind, view.fetchId);
  const cards = useCardSelection(state, { scroller, isOffered: rights.selects, viewer: view.fetchId });
  const { selection } = cards;
  const columns = useColumnActions({ view, state, gate, rights, selection, scroller });
  const keys = useBoardKeys({ state, scroller, sizes, onOpen, onSelect: cards.onKey });
  const isEmpty = !props.isFiltered && sumBoardTotals(state).items === 0;
  const shownLane = state.lanes[visible.main];
  useScrollUpAfterSwipe(scroller, sizes.headHeight + (shownLane?.cards.length ?? 0) * sizes.pitch);
  useRevealNewCard(state, scroller, sizes, props.highlightedCard);
  const menu = useCardMenu(state, onMove, keys.goTo);
  const nonce = useMemo(getPageNonce, []);

  const onReach = useCallback(
    (columnId: string, direction: 1 | -1) => scroller && revealNeighbourLanes(scroller, columnId, direction),
    [scroller],
  );
  const { responders, spot, isDragging, isInOneLane } = useCardDrag({
    view,
    scroller,
    gate,
    onMove,
    onReach,
  });

  const onClick = useBoardClicks({ columns, menu, cards, onOpen });

  function onKeyDown(event: KeyboardEvent) {
    columns.onKeyDown(event);
    keys.onKeyDown(event);
  }

  const hasSumLine = state.lanes.some((lane) => hasLaneSum(view.kind, lane));
  const hasLaneMenu = rights.selects || rights.managesColumns;

  return (
    <DragDropContext
      {...responders}
      {...(nonce && { nonce })}
      dragHandleUsageInstructions={getDragInstructions(view.kind)}
    >
      <LaneTabs
        kind={view.kind}
        lanes={state.lanes}
        main={visible.main}
        hasMenu={hasLaneMenu}
        openMenuOf={columns.openMenuOf}
        onSelect={(columnId) => scroller && revealLane(scroller, columnId)}
        onMenu={columns.openMenu}
      />
      <BoardArea>
        <SelectionContext value={selection}>
          {/* Clicks and keys of the cards, which are buttons, are heard here once for all of them. */}
          <BoardScroller
            ref={setScroller}
            role="group"
            aria-label="Colunas do quadro"
            data-dragging={isDragging ? '' : undefined}
            data-stale={props.isStale ? '' : undefined}
            aria-busy={props.isStale}
            onClick={onClick}
            onFocus={keys.onFocus}
            onBlur={keys.onBlur}
            onKeyDown={onKeyDown}
          >
            <Lanes>
              <VisibleRows scroller={scroller} {...sizes}>
                {(rows) =>
                  state.lanes.map((lane, index) => (
                    <Lane
                      key={lane._id}
                      lane={lane}
                      kind={view.kind}
                      visibleRows={index >= visible.first && index <= visible.last ? rows : null}
                      pitch={sizes.pitch}
                      now={props.now}
                      currentCard={keys.current?.columnId === lane._id ? keys.current.cardId : null}
                      highlightedCard={props.highlightedCard}
                      menuCard={menu.menu?.cardId ?? null}
                      takesNoDrop={isInOneLane && index !== visible.main}
                      dropIndex={spot?.columnId === lane._id ? spot.index : null}
                      isFiltered={props.isFiltered}
                      offersFirstItem={isEmpty && index === 0}
                      canMove={rights.managesColumns}
                      hasMenu={hasLaneMenu}
                      hasSumLine={hasSumLine}
                      isMenuOpen={columns.openMenuOf === lane._id}
                      hasFailed={props.hasFailed}
                      more={props.more}
                    />
                  ))
                }
              </VisibleRows>
              {rights.managesColumns && <AddColumnButton onAdd={columns.create} />}
            </Lanes>
          </BoardScroller>
        </SelectionContext>
        <BoardSelectionBar selection={selection} state={state} view={view} rights={rights} />
      </BoardArea>
      {columns.layer}
      <CardOverlays
        state={state}
        kind={view.kind}
        menu={menu}
        sends={rights.sends}
        onOpen={onOpen}
        focusCurrent={keys.focusCurrent}
      />
    </DragDropContext>
  );
}
