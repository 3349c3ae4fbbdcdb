import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { tokens, VisuallyHidden } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import type { OverlapPosition } from './day-layout';
import { describeScheduleForScreenReader, type ScheduleViewProps, scheduleStyles } from './ScheduleChip';
import { formatScheduleTimes, getScheduleTime, isSchedulePast, MINUTES_PER_DAY } from './schedule-times';
import { getTypeColours } from './type-colours';

/** Shorter ones have room for one line: when it begins, and who. */
const ONE_LINE_UNDER = 40;

interface TimeBlockProps extends ScheduleViewProps {
  schedule: AgendaSchedule;
  /** Minutes since midnight. */
  stretch: { start: number; end: number };
  place: OverlapPosition;
  /** Number of lanes on screen. Where the others are not, a button at the end of the last one leads to them. */
  lanesShown: number;
}

/** Schedule drawn in the day and week views as a block from its start to its end. */
export function ScheduleBlock({ schedule, stretch, place, lanesShown, ...actions }: TimeBlockProps) {
  const { now, onOpen, onGrab, mayMove, draggedId, types } = actions;
  const movable = mayMove(schedule);
  const { lane } = place;
  const lanes = Math.min(place.lanes, lanesShown);
  const isNarrow = place.lanes > 1;
  // Beside a single one there is room for the button; with several it lies beside the hour of the last one.
  const leavesRoom = lanes === 1 && isNarrow;
  const isShort = stretch.end - stretch.start < ONE_LINE_UNDER;
  return (
    <Block
      type="button"
      $lane={lane}
      data-past={isSchedulePast(schedule, now) ? '' : undefined}
      data-movable={movable ? '' : undefined}
      data-dragged={draggedId === schedule._id ? '' : undefined}
      style={{
        ...getTypeColours(schedule.type, types),
        top: `${(stretch.start / MINUTES_PER_DAY) * 100}%`,
        height: `calc(${((stretch.end - stretch.start) / MINUTES_PER_DAY) * 100}% - 2px)`,
        insetInlineStart: `calc(${(lane / lanes) * 100}% + 2px)`,
        width: `calc(${100 / lanes}% - ${leavesRoom ? '1.75rem' : '6px'})`,
      }}
      data-narrow={lanes > 1 && !isShort ? '' : undefined}
      data-tip={
        isNarrow || isShort
          ? `${schedule.customer.name}: ${describeScheduleForScreenReader(schedule, now)}`
          : undefined
      }
      onPointerDown={movable ? (event) => onGrab(event, schedule) : undefined}
      onClick={() => onOpen(schedule)}
    >
      {isShort ? (
        <span>
          <b>{schedule.notificationTimeStart}</b> {schedule.customer.name}
          <VisuallyHidden>. {describeScheduleForScreenReader(schedule, now)}</VisuallyHidden>
        </span>
      ) : (
        <>
          {isNarrow && <span>{schedule.notificationTimeStart}</span>} <b>{schedule.customer.name}</b>{' '}
          {!isNarrow && <span>{`${formatScheduleTimes(getScheduleTime(schedule))} · ${schedule.type}`}</span>}{' '}
          <span>{schedule.content}</span>
          {isSchedulePast(schedule, now) && <VisuallyHidden>. Já passou</VisuallyHidden>}
        </>
      )}
    </Block>
  );
}

const Block = styled.button<{ $lane: number }>`
  z-index: ${({ $lane }) => $lane};
  ${scheduleStyles}
  position: absolute;
  display: flex;
  flex-direction: column;
  min-height: 1.375rem;
  padding: 2px ${tokens.space[4]};
  overflow: hidden;
  outline: 1px solid ${tokens.color.surface};
  /* Whole above its neighbours while it is pointed at. */
  &:hover,
  &:focus-visible { z-index: 99; }
  b {
    font-weight: ${tokens.weight.strong};
  }
  /* A name takes a second line rather than to end after its first letters. */
  &[data-narrow] b {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  b,
  span {
    flex: none;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
