import {
  boardDescriptions,
  formatItemNumber,
  formatLongDay,
  formatRelativeDay,
  toEpochMs,
} from '@girassol/shared-domain';
import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { keepFiguresTogether, LoadMore, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { DueDateRow } from '../agenda-sources/DueLine';
import type { DueDate } from '../agenda-sources/use-agenda-dates';
import { capitalize } from '../period/agenda-days';
import type { ScheduleViewProps } from './ScheduleChip';
import { formatScheduleTimes, getScheduleTime, isSchedulePast } from './schedule-times';
import { getTypeColours } from './type-colours';
import type { useAgenda } from './use-agenda';

const { color, font, screen, space, weight } = tokens;

interface ListViewProps extends Pick<ScheduleViewProps, 'now' | 'onOpen' | 'types'> {
  today: string;
  schedules: AgendaSchedule[];
  dates: DueDate[];
  query: ReturnType<typeof useAgenda>['query'];
}

/** List view of the agenda: schedules grouped by day, which loads further schedules on demand. */
export function ListView({ today, schedules, dates, query, now, types, onOpen }: ListViewProps) {
  const last = schedules.at(-1)?.notificationDate ?? '';
  // Beyond the last day that is loaded, schedules are still to come.
  const shown = query.hasNextPage ? dates.filter(({ date }) => date <= last) : dates;
  const days = [
    ...new Set([
      ...schedules.map(({ notificationDate }) => notificationDate),
      ...shown.map(({ date }) => date),
    ]),
  ].sort();
  return (
    <Column>
      {days.map((day) => {
        const own = schedules.filter(({ notificationDate }) => notificationDate === day);
        const title = capitalize(formatLongDay(day, today));
        return (
          <section key={day} aria-label={title}>
            <h2>
              {title}{' '}
              <small>
                {formatRelativeDay(own[0]?.notificationTimestamp ?? toEpochMs(day, '12:00'), now)}
              </small>
            </h2>
            <ul>
              {shown
                .filter(({ date }) => date === day)
                .map((due) => (
                  <li key={due.id}>
                    <DueDateRow due={due} />
                  </li>
                ))}
              {own.map((schedule) => (
                <li key={schedule._id}>
                  <Line
                    type="button"
                    data-past={isSchedulePast(schedule, now) ? '' : undefined}
                    onClick={() => onOpen(schedule)}
                  >
                    <time>{formatScheduleTimes(getScheduleTime(schedule))}</time>
                    <span>
                      <b>{schedule.customer.name}</b>
                      <small>
                        {boardDescriptions[schedule.sale.type].itemName} {formatItemNumber(schedule.sale.id)}{' '}
                        · {keepFiguresTogether(schedule.sale.name)}
                      </small>
                      <span>{keepFiguresTogether(schedule.content)}</span>
                    </span>
                    <span>
                      <TypeMark style={getTypeColours(schedule.type, types)}>{schedule.type}</TypeMark>
                      <small>{schedule.owner.personalData.name}</small>
                    </span>
                  </Line>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {query.hasNextPage && (
        <LoadMore
          loadsAtEnd
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          failure="Não foi possível carregar mais agendamentos."
          onMore={() => query.fetchNextPage()}
        />
      )}
    </Column>
  );
}

const Column = styled.div`
  max-width: 60rem;
  h2 {
    margin: ${space[16]} 0 ${space[4]};
    font: ${font[14]};
    font-weight: ${weight.strong};
    color: ${color.ink};
  }
  h2 small { margin-inline-start: ${space[4]}; font: ${font[12]}; color: ${color.inkSoft}; }
  section:first-child h2 { margin-top: 0; }
  ul {
    margin: 0;
    padding: 0;
    overflow: hidden;
    list-style: none;
    border: 1px solid ${color.line};
    border-radius: ${tokens.radius.card};
    background: ${color.surface};
  }
  li + li { border-top: 1px solid ${color.lineSoft}; }
`;

const TypeMark = styled.span`
  padding: 2px ${space[8]};
  border-inline-start: 3px solid var(--type-edge);
  border-radius: ${tokens.radius.control};
  background: var(--type-fill);
  color: var(--type-ink);
  font: ${font[12]};
  white-space: nowrap;
`;

const Line = styled.button`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[16]};
  width: 100%;
  padding: ${space[12]} ${space[16]};
  border: 0;
  background: none;
  font: ${font[14]};
  color: ${color.ink};
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.hover}; }
  &:focus-visible { outline-offset: -2px; }
  time { font-variant-numeric: tabular-nums; color: ${color.leafInk}; font-weight: ${weight.medium}; }
  b { font-weight: ${weight.strong}; }
  small { display: block; font: ${font[12]}; color: ${color.inkSoft}; }
  > span:nth-child(2) > span {
    display: -webkit-box;
    margin-top: 2px;
    overflow: hidden;
    color: ${color.inkSoft};
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  > span:last-child { text-align: end; }
  &[data-past], &[data-past] time { color: ${color.inkSoft}; }
  @media ${screen.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > time { order: 1; }
    > span:nth-child(2) { grid-column: 1 / -1; order: 3; }
    > span:last-child { order: 2; }
    > span:last-child small { display: none; }
  }
`;
