import type { BoardKind } from '@girassol/shared-domain';
import { memo, useCallback, useEffect } from 'react';
import { type DraggableChildrenFn, Droppable } from 'react-beautiful-dnd';
import type { Lane as LaneState } from '../../board-state/board-state';
import { describeCardForScreenReader } from '../../item/card-label';
import { DraggedCard, LaneCard } from '../card/LaneCard';
import type { MoreCardsLoader } from '../data/use-more-cards';
import { FirstItemLink } from './FirstItemLink';
import { LANE_SKELETON_COUNT, LaneEndView } from './LaneEndView';
import { DropIndicator, EmptyLane, LaneBody, LaneFrame } from './LaneFrame';
import { type LaneHeadProps, LaneHeadView } from './LaneHeadView';
import { getLastSeenRow, listDrawnRows } from './lane-rows';
import { getEmptyLaneText } from './lane-texts';
import type { RowRange } from './VisibleRows';

interface LaneProps extends LaneHeadProps {
  lane: LaneState;
  kind: BoardKind;
  /** Rows on screen; null for a lane that is neither on screen nor next to it. */
  visibleRows: RowRange | null;
  /** Pixels from one card to the next. */
  pitch: number;
  now: number;
  /** The card of this lane that the Tab key reaches, if it is here. */
  currentCard: string | null;
  highlightedCard: string | null;
  /** The card whose menu is open. */
  menuCard: string | null;
  /** Index at which a dragged card would be dropped in this lane; null if it would not be. */
  dropIndex: number | null;
  /** A dragged card is not dropped here, even where it touches the lane. */
  takesNoDrop: boolean;
  isFiltered: boolean;
  /** The board has no item at all, and this is its first lane. */
  offersFirstItem: boolean;
  hasFailed: boolean;
  more: MoreCardsLoader;
}

/** Column of the board. */
export const Lane = memo(function Lane(props: LaneProps) {
  const { lane, kind, visibleRows, pitch, now, dropIndex, currentCard, highlightedCard } = props;
  const { _id, cards, totals, inactivityWindow } = lane;
  const { onSeen } = props.more;
  const currentIndex = currentCard === null ? -1 : cards.findIndex(({ _id }) => _id === currentCard);
  const rows = listDrawnRows(visibleRows, cards.length, currentIndex);
  const lastSeen = visibleRows && getLastSeenRow(visibleRows, cards.length);
  const end = cards.length * pitch;

  useEffect(() => {
    onSeen(_id, lastSeen);
  }, [_id, lastSeen, onSeen]);

  const renderClone: DraggableChildrenFn = useCallback(
    (provided, snapshot, { source }) => {
      const card = cards[source.index];
      if (!card) return null;
      const label = describeCardForScreenReader(card, { inactivityWindow }, now);
      const shown = { card, index: source.index, total: totals.items, inactivityWindow, now, label };
      return (
        <DraggedCard
          {...shown}
          isCurrent
          isHighlighted={false}
          hasMenuOpen={false}
          provided={provided}
          snapshot={snapshot}
        />
      );
    },
    [cards, inactivityWindow, now, totals.items],
  );

  return (
    <LaneFrame
      data-lane={lane._id}
      data-over={dropIndex === null ? undefined : ''}
      aria-labelledby={`lane-${lane._id}`}
    >
      <LaneHeadView {...props} />
      <Droppable
        droppableId={lane._id}
        mode="virtual"
        renderClone={renderClone}
        isDropDisabled={props.takesNoDrop}
      >
        {(provided, snapshot) => (
          <LaneBody
            ref={provided.innerRef}
            {...provided.droppableProps}
            role={cards.length > 0 ? 'list' : undefined}
            aria-labelledby={cards.length > 0 ? `lane-${lane._id}` : undefined}
            style={{
              minHeight:
                end +
                (lane.hasMore ? LANE_SKELETON_COUNT * pitch : 0) +
                (snapshot.isUsingPlaceholder ? pitch : 0),
            }}
          >
            {dropIndex !== null && (
              <DropIndicator aria-hidden style={{ top: dropIndex * pitch, height: pitch - 8 }} />
            )}
            {rows.map((index) => {
              const card = cards[index];
              return (
                card && (
                  <LaneCard
                    key={card._id}
                    card={card}
                    index={index}
                    top={index * pitch}
                    total={totals.items}
                    inactivityWindow={inactivityWindow}
                    now={now}
                    isCurrent={card._id === currentCard}
                    isHighlighted={card._id === highlightedCard}
                    hasMenuOpen={card._id === props.menuCard}
                  />
                )
              );
            })}
            {cards.length === 0 && dropIndex === null && (
              <EmptyLane>
                <p>{getEmptyLaneText(kind, props.isFiltered)}</p>
                {props.offersFirstItem && <FirstItemLink kind={kind} />}
              </EmptyLane>
            )}
            {lane.hasMore && <LaneEndView top={end} hasFailed={props.hasFailed} onRetry={props.more.retry} />}
          </LaneBody>
        )}
      </Droppable>
    </LaneFrame>
  );
});
