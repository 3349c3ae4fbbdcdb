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
  /** Takes the whole width, but for a button at its end that leads to those beside it. */
  isAlone?: boolean;
}

/** Schedule drawn in the day and week views as a block from its start to its end. */
export function ScheduleBlock({ schedule, stretch, place, isAlone = false, ...actions }: TimeBlockProps) {
  const { now, onOpen, onGrab, mayMove, draggedId, types } = actions;
  const movable = mayMove(schedule);
  const { lane } = place;
  const lanes = isAlone ? 1 : place.lanes;
  const isNarrow = place.lanes > 1;
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
        width: `calc(${100 / lanes}% - ${isAlone && isNarrow ? '1.75rem' : '6px'})`,
      }}
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
  b,
  span {
    flex: none;
    max-width: 100%;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
