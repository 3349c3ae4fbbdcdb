import { lazyScreen } from '@girassol/federation/remote';
import { type MouseEvent, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { DragDropContext } from 'react-beautiful-dnd';
import { cardPitch } from '../card/card-size';
import type { BoardView } from '../data/board-query';
import type { StillGate } from '../data/still-gate';
import type { MoreCards } from '../data/use-more-cards';
import { dragInstructions } from '../drag/drag-messages';
import { keepTouch } from '../drag/keep-touch';
import { useCardDrag } from '../drag/use-card-drag';
import { pageNonce } from '../page-nonce';
import type { BoardState } from '../state/board-state';
import type { CardMove } from '../state/move-card';
import { Lane } from './Lane';
import { Lanes, Scroller } from './LaneFrame';
import { LaneTabs } from './LaneTabs';
import { LANE_HEAD_REM, remInPixels } from './lane-size';
import { revealLane, revealNeighbours } from './reveal';
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

const CardMenu = lazyScreen(() => import('../card/CardMenu'));

/** The columns of a board, and everything that can be done with a card without opening it. */
export function Board(props: BoardProps) {
  const { state, view, gate, onMove, onOpen } = props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const sizes = useMemo(() => ({ pitch: cardPitch(), headHeight: LANE_HEAD_REM * remInPixels() }), []);
  const visible = useVisibleLanes(scroller, state.lanes.length);
  useEffect(() => (scroller ? keepTouch(scroller) : undefined), [scroller]);
  const keys = useBoardKeys({ state, scroller, sizes, onOpen });
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

  function onClick(event: MouseEvent) {
    // The drag library marks the click that ends a drag.
    if (
      event.defaultPrevented ||
      !(event.target instanceof HTMLElement || event.target instanceof SVGElement)
    )
      return;
    const button = event.target.closest<HTMLElement>('[data-card-menu]');
    const card = event.target.closest<HTMLElement>('[data-card]');
    if (button?.dataset.cardMenu) menu.open(button.dataset.cardMenu, button);
    else if (card?.dataset.card) {
      // The drag library keeps a press from focusing the card; closing the panel gives the focus back to it.
      card.focus({ preventScroll: true });
      onOpen(card.dataset.card);
    }
  }

  return (
    <DragDropContext {...responders} nonce={nonce} dragHandleUsageInstructions={dragInstructions(view.kind)}>
      <LaneTabs
        lanes={state.lanes}
        main={visible.main}
        onSelect={(columnId) => scroller && revealLane(scroller, columnId)}
      />
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
        onKeyDown={keys.onKeyDown}
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
              hasFailed={props.hasFailed}
              more={props.more}
            />
          ))}
        </Lanes>
      </Scroller>
      {menu.menu && (
        <Suspense>
          <CardMenu
            state={state}
            kind={view.kind}
            cardId={menu.menu.cardId}
            anchor={menu.menu.anchor}
            onClose={menu.close}
            onOpen={onOpen}
            onMove={menu.move}
          />
        </Suspense>
      )}
    </DragDropContext>
  );
}
