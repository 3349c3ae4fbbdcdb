import { formatLongDay, formatShortWeekday } from '@girassol/shared-domain';
import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { DueDateLink } from '../agenda-sources/DateLink';
import type { DueDate } from '../agenda-sources/use-agenda-dates';
import { formatDayContents, getAgendaViewRange, listDays } from '../period/agenda-days';
import { ScheduleChip, type ScheduleViewProps } from './ScheduleChip';

const { color, font, screen, space, weight } = tokens;

/** As many as a day of the month names; the rest is told by number. */
const SHOWN = 3;

interface MonthViewProps extends ScheduleViewProps {
  date: string;
  today: string;
  schedules: AgendaSchedule[];
  dates: DueDate[];
  onDay: (date: string) => void;
  onNew: (date: string) => void;
}

/** Month view of the agenda. Each day shows its first schedules and the number of further ones. */
export function MonthView({ date, today, schedules, dates, onDay, onNew, ...actions }: MonthViewProps) {
  const days = listDays(getAgendaViewRange('mes', date));
  const month = date.slice(0, 7);
  return (
    <Grid>
      {days.slice(0, 7).map((day) => (
        <Weekday key={day} aria-hidden>
          {formatShortWeekday(day)}
        </Weekday>
      ))}
      {days.map((day) => {
        const own = schedules.filter((each) => each.notificationDate === day);
        const due = dates.filter((each) => each.date === day);
        const count = due.length + own.length;
        const places = count > SHOWN + 1 ? SHOWN : count;
        const shownDue = due.slice(0, places);
        const shown = own.slice(0, places - shownDue.length);
        return (
          <Day
            key={day}
            data-day={day}
            data-outside={day.startsWith(month) ? undefined : ''}
            data-today={day === today ? '' : undefined}
          >
            <DayPressArea
              type="button"
              tabIndex={-1}
              aria-label={`Agendar em ${formatLongDay(day)}`}
              onClick={() => onNew(day)}
            />
            <DayNumber
              type="button"
              aria-label={`${formatLongDay(day)}: ${formatDayContents(own.length, due.length)}`}
              aria-current={day === today ? 'date' : undefined}
              onClick={() => onDay(day)}
            >
              {Number(day.slice(8))}
              {count > 0 && <Count aria-hidden data-count={count} />}
            </DayNumber>
            {count > 0 && (
              <Own>
                {shownDue.map((each) => (
                  <li key={each.id}>
                    <DueDateLink due={each} />
                  </li>
                ))}
                {shown.map((schedule) => (
                  <li key={schedule._id}>
                    <ScheduleChip schedule={schedule} {...actions} />
                  </li>
                ))}
                {count > places && (
                  <li>
                    <More type="button" onClick={() => onDay(day)}>
                      mais {count - places}
                    </More>
                  </li>
                )}
              </Own>
            )}
          </Day>
        );
      })}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  grid-template-rows: auto;
  grid-auto-rows: minmax(6.75rem, 1fr);
  min-height: 100%;
  border-top: 1px solid ${color.line};
  border-inline-start: 1px solid ${color.line};
  background: ${color.surface};
  @media ${screen.narrow} { grid-auto-rows: minmax(3.5rem, auto); min-height: 0; }
`;

const Weekday = styled.div`
  padding: ${space[4]} ${space[8]};
  border: solid ${color.line};
  border-width: 0 1px 1px 0;
  background: ${color.sunken};
  font: ${font[12]};
  color: ${color.inkSoft};
`;

const Day = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: ${space[4]};
  border: solid ${color.line};
  border-width: 0 1px 1px 0;
  &[data-outside] { background: ${color.canvas}; }
`;

/** Empty area of a day. A press on the area starts a new schedule on that day. */
export const DayPressArea = styled.button`
  position: absolute;
  inset: 0;
  border: 0;
  background: none;
  cursor: cell;
  &:hover { background: ${color.hover}; }
`;

const DayNumber = styled.button`
  position: relative;
  align-self: start;
  min-width: 1.5rem;
  min-height: 1.5rem;
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${tokens.radius.round};
  background: none;
  font: ${font[12]};
  font-weight: ${weight.strong};
  font-variant-numeric: tabular-nums;
  color: ${color.ink};
  cursor: pointer;
  [data-outside] > & { color: ${color.inkSoft}; font-weight: ${weight.regular}; }
  [data-today] > & { background: ${color.leaf}; color: ${color.onLeaf}; }
  &:hover { text-decoration: underline; }
  @media ${screen.narrow} { align-self: stretch; min-height: 2.75rem; }
`;

const Count = styled.span`
  &::before { content: attr(data-count); }
  display: none;
  /* A tinted pill: a bare number under a date reads as another date. */
  @media ${screen.narrow} {
    display: block;
    width: fit-content;
    min-width: 1.25rem;
    margin: 2px auto 0;
    padding: 0 5px;
    border-radius: ${tokens.radius.round};
    background: ${color.leafSoft};
    color: ${color.leafInk};
    font-weight: ${weight.medium};
  }
`;

const Own = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${screen.narrow} { display: none; }
`;

const More = styled.button`
  position: relative;
  padding: 0 ${space[4]};
  border: 0;
  background: none;
  font: ${font[12]};
  color: ${color.inkSoft};
  cursor: pointer;
  &:hover { text-decoration: underline; }
`;
