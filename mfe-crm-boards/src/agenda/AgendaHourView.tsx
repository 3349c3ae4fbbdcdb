import { formatLongDay, formatShortWeekday, formatTime } from '@girassol/shared-domain';
import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { useWindowWidth } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { DueDateLink } from '../agenda-sources/DateLink';
import type { DueDate } from '../agenda-sources/use-agenda-dates';
import { parseMinuteOfDay } from '../notes/times-of-day';
import { type AgendaView, formatDayContents, getAgendaViewRange, listDays } from '../period/agenda-days';
import { countDayLanes, countWeekLanes, layOutOverlappingSpans, listHiddenSpans } from './day-layout';
import { DayPressArea } from './MonthView';
import { ScheduleBlock } from './ScheduleBlock';
import { ScheduleChip, type ScheduleViewProps } from './ScheduleChip';
import { buildOneHourScheduleTime, MINUTES_PER_DAY, type ScheduleTime } from './schedule-times';
import {
  AllDayCell,
  DayHead,
  HourLabels,
  HoursColumn,
  MoreSchedulesButton,
  NowLine,
  TimeGrid,
  TimeGridCorner,
} from './time-layout';

/** The hour that stands at the top when the view opens. */
const FIRST_HOUR = 7;

interface TimeViewProps extends ScheduleViewProps {
  view: Extract<AgendaView, 'semana' | 'dia'>;
  date: string;
  today: string;
  schedules: AgendaSchedule[];
  dates: DueDate[];
  onDay: (date: string) => void;
  /** Opens the list from a day on. */
  onList: (date: string) => void;
  onNew: (when: ScheduleTime) => void;
}

/**
 * Day or week view, hour by hour. Whole-day schedules are shown above the hours; overlapping schedules are shown side
 * by side, as many as can be read; the week leads to the others in the day, the day in the list. Where the days of the week scroll sideways, the chosen one comes first.
 */
export function AgendaHourView({
  view,
  date,
  today,
  schedules,
  dates,
  onDay,
  onList,
  onNew,
  ...actions
}: TimeViewProps) {
  const days = listDays(getAgendaViewRange(view, date));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element) element.scrollTop = (element.scrollHeight / 24) * FIRST_HOUR;
  }, []);
  useEffect(() => {
    const element = frame.current;
    const corner = element?.firstElementChild;
    const column = element?.querySelector<HTMLElement>(`[data-day="${date}"][data-hours]`);
    if (element && corner && column) element.scrollLeft = column.offsetLeft - corner.clientWidth;
  }, [date]);
  const windowWidth = useWindowWidth();
  const isWeek = view === 'semana';
  const lanesShown = isWeek ? countWeekLanes(windowWidth) : countDayLanes(windowWidth);
  const allDay = schedules.filter(({ notificationTimeStart }) => !notificationTimeStart);
  const ofDay = (list: AgendaSchedule[], day: string) =>
    list.filter(({ notificationDate }) => notificationDate === day);

  const due = (day: string) => dates.filter(({ date: each }) => each === day);

  return (
    <TimeGrid ref={frame} $days={days.length} tabIndex={0} role="group" aria-label="Horas">
      <TimeGridCorner aria-hidden />
      {days.map((day) => (
        <DayHead
          key={day}
          type="button"
          aria-label={`${formatShortWeekday(day)} ${Number(day.slice(8))}, ${formatLongDay(day)}: ${formatDayContents(ofDay(schedules, day).length, due(day).length)}`}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onDay(day)}
        >
          <span>{formatShortWeekday(day)}</span> <b>{Number(day.slice(8))}</b>
        </DayHead>
      ))}
      {(allDay.length > 0 || days.some((day) => due(day).length > 0)) && (
        <>
          <AllDayCell data-label>dia inteiro</AllDayCell>
          {days.map((day) => (
            <AllDayCell key={day} data-day={day}>
              {due(day).map((each) => (
                <DueDateLink key={each.id} due={each} />
              ))}
              {ofDay(allDay, day).map((schedule) => (
                <ScheduleChip key={schedule._id} schedule={schedule} {...actions} />
              ))}
            </AllDayCell>
          ))}
        </>
      )}
      <HourLabels aria-hidden>
        {Array.from({ length: 23 }, (_, hour) => (
          <span key={`${hour + 1}h`} style={{ top: `${((hour + 1) / 24) * 100}%` }}>
            {String(hour + 1).padStart(2, '0')}:00
          </span>
        ))}
      </HourLabels>
      {days.map((day) => (
        <DayColumn
          key={day}
          day={day}
          isToday={day === today}
          schedules={ofDay(schedules, day)}
          lanesShown={lanesShown}
          onMore={isWeek ? onDay : onList}
          onNew={onNew}
          {...actions}
        />
      ))}
    </TimeGrid>
  );
}

interface DayColumnProps extends ScheduleViewProps {
  day: string;
  isToday: boolean;
  schedules: AgendaSchedule[];
  /** Number of simultaneous schedules that are drawn; a button leads to the others. */
  lanesShown: number;
  onMore: (date: string) => void;
  onNew: (when: ScheduleTime) => void;
}

function DayColumn({ day, isToday, schedules, lanesShown, onMore, onNew, ...actions }: DayColumnProps) {
  const timed = schedules.flatMap((schedule) => {
    const { _id: id, notificationTimeStart: from, notificationTimeEnd: to } = schedule;
    if (!from) return [];
    const start = parseMinuteOfDay(from);
    return [{ id, schedule, start, end: to ? parseMinuteOfDay(to) : start + 60 }];
  });
  const places = layOutOverlappingSpans(timed);
  const minuteNow = parseMinuteOfDay(formatTime(actions.now));
  return (
    <HoursColumn data-day={day} data-hours="">
      <DayPressArea
        type="button"
        tabIndex={-1}
        aria-label={`Agendar em ${formatLongDay(day)}`}
        onClick={({ clientY, currentTarget }) => {
          const { top, height } = currentTarget.getBoundingClientRect();
          onNew(buildOneHourScheduleTime(day, ((clientY - top) / (height || 1)) * MINUTES_PER_DAY));
        }}
      />
      {timed.map(({ id, schedule, start, end }) => {
        const place = places.get(id) ?? { lane: 0, lanes: 1, group: 0 };
        if (place.lane >= lanesShown) return null;
        return (
          <ScheduleBlock
            key={id}
            schedule={schedule}
            stretch={{ start, end }}
            place={place}
            lanesShown={lanesShown}
            {...actions}
          />
        );
      })}
      {listHiddenSpans(timed, places, lanesShown).map(({ group, count, start }) => (
        <MoreSchedulesButton
          key={group}
          type="button"
          aria-label={`Mais ${count} no mesmo horário: ver ${formatLongDay(day)}`}
          data-tip={`Mais ${count} no mesmo horário`}
          style={{ top: `${(start / MINUTES_PER_DAY) * 100}%` }}
          onClick={() => onMore(day)}
        >
          +{count}
        </MoreSchedulesButton>
      ))}
      {isToday && <NowLine style={{ top: `${(minuteNow / MINUTES_PER_DAY) * 100}%` }} aria-hidden />}
    </HoursColumn>
  );
}
