import { pageNonce } from '@girassol/federation/remote';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useState } from 'react';
import { DragDropContext } from 'react-beautiful-dnd';
import type { BoardView } from '../../board-state/board-query';
import type { BoardState } from '../../board-state/board-state';
import type { CardMove } from '../../board-state/move-card';
import { cardPitch } from '../card/card-size';
import { AddColumn } from '../columns/AddColumn';
import { useColumns } from '../columns/use-columns';
import type { StillGate } from '../data/still-gate';
import type { MoreCards } from '../data/use-more-cards';
import { dragInstructions } from '../drag/drag-messages';
import { keepTouch } from '../drag/keep-touch';
import { useCardDrag } from '../drag/use-card-drag';
import { SelectionLayer } from '../selection/SelectionLayer';
import { useCardSelection } from '../selection/use-card-selection';
import { SelectionContext } from '../selection/use-selection';
import { useBoardRights } from '../viewing/use-board-rights';
import { CardLayer } from './CardLayer';
import { Lane } from './Lane';
import { BoardStage, Lanes, Scroller } from './LaneFrame';
import { LaneTabs } from './LaneTabs';
import { LANE_HEAD_REM, remInPixels } from './lane-size';
import { revealLane, revealNeighbours } from './reveal';
import { useBoardClicks } from './use-board-clicks';
import { useBoardKeys } from './use-board-keys';
import { useCardMenu } from './use-card-menu';
import { useRevealNew } from './use-reveal-new';
import { useSettledScroll } from './use-settled-scroll';
import { useVisibleLanes } from './use-visible-lanes';

interface BoardProps {
  state: BoardState;
  view: BoardView;
  gate: StillGate;
  now: number;
  isFiltered: boolean;
  /** The cards belong to a view that is being replaced. */
  isStale: boolean;
  highlightedCard: string | null;
  more: MoreCards;
  hasFailed: boolean;
  onMove: (move: CardMove) => void;
  onOpen: (cardId: string) => void;
}

/** The columns of a board, and everything that can be done with a card without opening it. */
export function Board(props: BoardProps) {
  const { state, view, gate, onMove, onOpen } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const sizes = useMemo(() => ({ pitch: cardPitch(), headHeight: LANE_HEAD_REM * remInPixels() }), []);
  const visible = useVisibleLanes(scroller, state.lanes.length);
  useEffect(() => (scroller ? keepTouch(scroller) : undefined), [scroller]);
  const rights = useBoardRights(view.kind, view.fetchId);
  const cards = useCardSelection(state, { scroller, isOffered: rights.selects, viewer: view.fetchId });
  const { selection } = cards;
  const columns = useColumns({ view, state, gate, rights, selection, scroller });
  const keys = useBoardKeys({ state, scroller, sizes, onOpen, onSelect: cards.onKey });
  const shownLane = state.lanes[visible.main];
  useSettledScroll(scroller, sizes.headHeight + (shownLane?.cards.length ?? 0) * sizes.pitch);
  useRevealNew(state, scroller, sizes, props.highlightedCard);
  const menu = useCardMenu(state, onMove, keys.goTo);
  const nonce = useMemo(pageNonce, []);

  const onReach = useCallback(
    (columnId: string, direction: 1 | -1) => scroller && revealNeighbours(scroller, columnId, direction),
    [scroller],
  );
  const { responders, spot, isDragging } = useCardDrag({ view, scroller, gate, onMove, onReach });

  const onClick = useBoardClicks({ columns, menu, cards, onOpen });

  function onKeyDown(event: KeyboardEvent) {
    columns.onKeyDown(event);
    keys.onKeyDown(event);
  }

  const hasLaneMenu = rights.selects || rights.managesColumns;

  return (
    <DragDropContext {...responders} nonce={nonce} dragHandleUsageInstructions={dragInstructions(view.kind)}>
      <LaneTabs
        lanes={state.lanes}
        main={visible.main}
        onSelect={(columnId) => scroller && revealLane(scroller, columnId)}
      />
      <BoardStage>
        <SelectionContext value={selection}>
          {/* Clicks and keys of the cards, which are buttons, are heard here once for all of them. */}
          <Scroller
            ref={setScroller}
            role="group"
            aria-label="Colunas do quadro"
            data-dragging={isDragging ? '' : undefined}
            data-stale={props.isStale ? '' : undefined}
            aria-busy={props.isStale}
            onClick={onClick}
            onFocus={keys.onFocus}
            onKeyDown={onKeyDown}
          >
            <Lanes>
              {state.lanes.map((lane, index) => (
                <Lane
                  key={lane._id}
                  lane={lane}
                  kind={view.kind}
                  scroller={scroller}
                  isNear={index >= visible.first && index <= visible.last}
                  {...sizes}
                  now={props.now}
                  currentCard={keys.current?.columnId === lane._id ? keys.current.cardId : null}
                  highlightedCard={props.highlightedCard}
                  menuCard={menu.menu?.cardId ?? null}
                  dropIndex={spot?.columnId === lane._id ? spot.index : null}
                  isFiltered={props.isFiltered}
                  canMove={rights.managesColumns}
                  hasMenu={hasLaneMenu}
                  isMenuOpen={columns.openMenuOf === lane._id}
                  hasFailed={props.hasFailed}
                  more={props.more}
                />
              ))}
              {rights.managesColumns && <AddColumn onAdd={columns.create} />}
            </Lanes>
          </Scroller>
        </SelectionContext>
        <SelectionLayer selection={selection} state={state} view={view} rights={rights} />
      </BoardStage>
      {columns.layer}
      <CardLayer
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
