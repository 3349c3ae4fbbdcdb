import { formatLongDay, formatTime, shortWeekday } from '@girassol/shared-domain';
import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { useEffect, useRef } from 'react';
import { DateLink } from '../agenda-sources/DateLink';
import type { DueDate } from '../agenda-sources/use-agenda-dates';
import { minutesOf } from '../notes/times-of-day';
import { type AgendaView, daysIn, dayText, rangeOf } from '../period/agenda-days';
import { sideBySide } from './day-layout';
import { Press } from './MonthView';
import { type ScheduleActions, ScheduleChip } from './ScheduleChip';
import { DAY_MINUTES, hourAt, type When } from './schedule-times';
import { TimeBlock } from './TimeBlock';
import { AllDay, Column, Corner, DayHead, Frame, Hours, NowLine } from './time-layout';

/** The hour that stands at the top when the view opens. */
const FIRST_HOUR = 7;

interface TimeViewProps extends ScheduleActions {
  view: Extract<AgendaView, 'semana' | 'dia'>;
  date: string;
  today: string;
  schedules: AgendaSchedule[];
  dates: DueDate[];
  onDay: (date: string) => void;
  onNew: (when: When) => void;
}

/** One day or seven, hour by hour. What takes the day stands above; what overlaps stands side by side. */
export function TimeView({ view, date, today, schedules, dates, onDay, onNew, ...actions }: TimeViewProps) {
  const days = daysIn(rangeOf(view, date));
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = frame.current;
    if (element) element.scrollTop = (element.scrollHeight / 24) * FIRST_HOUR;
  }, []);
  const allDay = schedules.filter(({ notificationTimeStart }) => !notificationTimeStart);
  const ofDay = (list: AgendaSchedule[], day: string) =>
    list.filter(({ notificationDate }) => notificationDate === day);

  const due = (day: string) => dates.filter(({ date: each }) => each === day);

  return (
    <Frame ref={frame} $days={days.length} tabIndex={0} role="group" aria-label="Horas">
      <Corner aria-hidden />
      {days.map((day) => (
        <DayHead
          key={day}
          type="button"
          aria-label={`${formatLongDay(day)}: ${dayText(ofDay(schedules, day).length, due(day).length)}`}
          aria-current={day === today ? 'date' : undefined}
          onClick={() => onDay(day)}
        >
          <span>{shortWeekday(day)}</span>
          <b>{Number(day.slice(8))}</b>
        </DayHead>
      ))}
      {(allDay.length > 0 || days.some((day) => due(day).length > 0)) && (
        <>
          <AllDay data-label>dia inteiro</AllDay>
          {days.map((day) => (
            <AllDay key={day} data-day={day}>
              {due(day).map((each) => (
                <DateLink key={each.id} due={each} />
              ))}
              {ofDay(allDay, day).map((schedule) => (
                <ScheduleChip key={schedule._id} schedule={schedule} {...actions} />
              ))}
            </AllDay>
          ))}
        </>
      )}
      <Hours aria-hidden>
        {Array.from({ length: 23 }, (_, hour) => (
          <span key={`${hour + 1}h`} style={{ top: `${((hour + 1) / 24) * 100}%` }}>
            {String(hour + 1).padStart(2, '0')}:00
          </span>
        ))}
      </Hours>
      {days.map((day) => (
        <DayColumn
          key={day}
          day={day}
          isToday={day === today}
          schedules={ofDay(schedules, day)}
          onNew={onNew}
          {...actions}
        />
      ))}
    </Frame>
  );
}

interface DayColumnProps extends ScheduleActions {
  day: string;
  isToday: boolean;
  schedules: AgendaSchedule[];
  onNew: (when: When) => void;
}

function DayColumn({ day, isToday, schedules, onNew, ...actions }: DayColumnProps) {
  const timed = schedules.flatMap((schedule) => {
    const { _id: id, notificationTimeStart: from, notificationTimeEnd: to } = schedule;
    if (!from) return [];
    const start = minutesOf(from);
    return [{ id, schedule, start, end: to ? minutesOf(to) : start + 60 }];
  });
  const places = sideBySide(timed);
  const minuteNow = minutesOf(formatTime(actions.now));
  return (
    <Column data-day={day} data-hours="">
      <Press
        type="button"
        tabIndex={-1}
        aria-label={`Agendar em ${formatLongDay(day)}`}
        onClick={({ clientY, currentTarget }) => {
          const { top, height } = currentTarget.getBoundingClientRect();
          onNew(hourAt(day, ((clientY - top) / (height || 1)) * DAY_MINUTES));
        }}
      />
      {timed.map(({ id, schedule, start, end }) => (
        <TimeBlock
          key={id}
          schedule={schedule}
          stretch={{ start, end }}
          place={places.get(id) ?? { lane: 0, lanes: 1 }}
          {...actions}
        />
      ))}
      {isToday && <NowLine style={{ top: `${(minuteNow / DAY_MINUTES) * 100}%` }} aria-hidden />}
    </Column>
  );
}
