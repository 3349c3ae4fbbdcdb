import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, screen, space, weight } = tokens;

/** Height of an hour. */
const HOUR = '3.25rem';

/** Grid of the agenda's day and week views. The hours scroll while the heads of the days stay on top. */
export const TimeGrid = styled.div<{ $days: number }>`
  position: relative;
  display: grid;
  grid-template-columns: 3.25rem repeat(${({ $days }) => $days}, minmax(0, 1fr));
  grid-auto-rows: max-content;
  height: 100%;
  overflow: auto;
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.card};
  background: ${color.surface};
  @media ${screen.narrow} {
    grid-template-columns: 3rem repeat(${({ $days }) => $days}, minmax(${({ $days }) => ($days > 1 ? '6.5rem' : '0')}, 1fr));
  }
`;

export const TimeGridCorner = styled.div`
  position: sticky;
  inset-inline-start: 0;
  top: 0;
  z-index: 4;
  border-bottom: 1px solid ${color.line};
  background: ${color.surface};
`;

export const DayHead = styled.button`
  position: sticky;
  top: 0;
  z-index: 3;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  min-height: 2.75rem;
  border: 0;
  border-bottom: 1px solid ${color.line};
  border-inline-start: 1px solid ${color.lineSoft};
  background: ${color.surface};
  font: ${font[12]};
  color: ${color.inkSoft};
  cursor: pointer;
  b {
    min-width: 1.75rem;
    padding: ${space[4]};
    border-radius: ${tokens.radius.round};
    font: ${font[14]};
    font-weight: ${weight.strong};
    font-variant-numeric: tabular-nums;
    color: ${color.ink};
  }
  &[aria-current] b { background: ${color.leaf}; color: ${color.onLeaf}; }
  &:hover { color: ${color.ink}; background: ${color.hover}; }
`;

/** Cell for whole-day schedules. Stays below the heads of the days while the hours scroll. */
export const AllDayCell = styled.div`
  position: sticky;
  top: 2.75rem;
  z-index: 3;
  background: ${color.surface};
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
  padding: ${space[4]};
  border-bottom: 1px solid ${color.line};
  border-inline-start: 1px solid ${color.lineSoft};
  &[data-label] {
    border-inline-start: 0;
    font: ${font[12]};
    color: ${color.inkSoft};
  }
`;

export const HourLabels = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 2;
  height: calc(24 * ${HOUR});
  background: ${color.surface};
  span {
    position: absolute;
    inset-inline-end: ${space[8]};
    font: ${font[12]};
    font-variant-numeric: tabular-nums;
    line-height: 1;
    color: ${color.inkSoft};
    transform: translateY(-50%);
  }
`;

export const HoursColumn = styled.div`
  position: relative;
  /* Blocks lie above one another, never above the days. */
  isolation: isolate;
  height: calc(24 * ${HOUR});
  border-inline-start: 1px solid ${color.lineSoft};
  background: repeating-linear-gradient(
    to bottom,
    ${color.lineSoft} 0 1px,
    transparent 1px ${HOUR}
  );
`;

/** Button at the end of a day that leads to the schedules that had no room beside those drawn. */
export const MoreSchedulesButton = styled.button`
  position: absolute;
  inset-inline-end: 2px;
  z-index: 99;
  width: 1.5rem;
  min-height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${tokens.radius.control};
  background: ${color.sunken};
  color: ${color.ink};
  font: ${font[12]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover { background: ${color.hover}; }
  /* Enlarges what a finger hits. */
  &::after { content: ''; position: absolute; inset: -8px -2px; }
`;

export const NowLine = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: 100;
  border-top: 2px solid ${color.bad};
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    inset-inline-start: -4px;
    top: -5px;
    width: ${space[8]};
    height: ${space[8]};
    border-radius: 50%;
    background: ${color.bad};
  }
`;
