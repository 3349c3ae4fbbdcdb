import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { tokens, VisuallyHidden } from '@girassol/shared-ui';
import type { PointerEvent } from 'react';
import { css, styled } from 'styled-components';
import { formatScheduleTimes, getScheduleTime, isSchedulePast } from './schedule-times';
import { getTypeColours } from './type-colours';

const { color, font, radius, space, weight } = tokens;

/**
 * Props that the month, day, week and list views of the agenda need to draw schedules and to handle actions
 * on them.
 */
export interface ScheduleViewProps {
  now: number;
  onOpen: (schedule: AgendaSchedule) => void;
  /** Takes it into the hand; absent for who may not move it. */
  onGrab: (event: PointerEvent<HTMLElement>, schedule: AgendaSchedule) => void;
  mayMove: (schedule: AgendaSchedule) => boolean;
  draggedId: string | null;
  /** Types of the account, in their order, which gives each its colour. */
  types: readonly string[];
}

/** Describes for screen readers what a schedule drawn in one line leaves out: times, type, text, and whether it is over. */
export function describeScheduleForScreenReader(schedule: AgendaSchedule, now: number): string {
  const { type, content } = schedule;
  const over = isSchedulePast(schedule, now) ? '. Já passou' : '';
  return `${formatScheduleTimes(getScheduleTime(schedule))}: ${type}, ${content.slice(0, 80)}${over}`;
}

/** Colours of a schedule, which `getTypeColours` sets. Past schedules are muted. */
export const scheduleStyles = css`
  border: 0;
  border-inline-start: 3px solid var(--type-edge);
  border-radius: ${radius.control};
  background: var(--type-fill);
  color: var(--type-ink);
  font: ${font[12]};
  text-align: start;
  cursor: pointer;
  &[data-past] {
    border-inline-start-color: ${color.lineStrong};
    background: ${color.sunken};
    color: ${color.inkSoft};
  }
  &[data-movable] { cursor: grab; }
  &[data-dragged] {
    z-index: 2;
    box-shadow: ${tokens.shadow[2]};
    cursor: grabbing;
    opacity: 0.9;
  }
  &:hover { box-shadow: ${tokens.shadow[1]}; }
`;

/**
 * Schedule drawn in one line: in the month view, and above the hours of the day and week views if the
 * schedule takes the whole day.
 */
export function ScheduleChip({ schedule, ...actions }: { schedule: AgendaSchedule } & ScheduleViewProps) {
  const { now, onOpen, onGrab, mayMove, draggedId, types } = actions;
  const movable = mayMove(schedule);
  return (
    <Chip
      type="button"
      style={getTypeColours(schedule.type, types)}
      data-past={isSchedulePast(schedule, now) ? '' : undefined}
      data-movable={movable ? '' : undefined}
      data-dragged={draggedId === schedule._id ? '' : undefined}
      onPointerDown={movable ? (event) => onGrab(event, schedule) : undefined}
      onClick={() => onOpen(schedule)}
    >
      {schedule.notificationTimeStart && <b>{schedule.notificationTimeStart}</b>} {schedule.customer.name}
      <VisuallyHidden>. {describeScheduleForScreenReader(schedule, now)}</VisuallyHidden>
    </Chip>
  );
}

const Chip = styled.button`
  ${scheduleStyles}
  position: relative;
  display: block;
  width: 100%;
  padding: 1px ${space[4]};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  b {
    margin-inline-end: ${space[4]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
  }
`;
