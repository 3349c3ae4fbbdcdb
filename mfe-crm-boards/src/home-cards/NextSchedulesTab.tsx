import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import {
  addDays,
  boardDescriptions,
  boardKinds,
  can,
  formatDate,
  formatDateTime,
  formatRelativeDay,
  formatTime,
  meetsCondition,
  toAnalyticsScope,
  toEpochMs,
  toIsoDate,
  truncate,
} from '@girassol/shared-domain';
import type { ScheduledNote } from '@girassol/shared-domain/contract';
import { Badge, EmptyState, HomeCard, HomeCardLink, HomeTimeline, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { agendaDayAddress, agendaPath } from '../addresses/agenda';
import { AgendaSourcesLoader } from '../agenda-sources/AgendaSourcesLoader';
import { MissingDueDatesNotice } from '../agenda-sources/DatesMissing';
import { type DueDate, useDueDates } from '../agenda-sources/use-agenda-dates';

/** Characters of a schedule's content (shell.home-028). */
const CONTENT_LENGTH = 35;
/** Fills the columns of the list, be they one, two or three. */
const SHOWN = 6;
/** Days ahead in which what other areas tell is asked for. */
const DUE_WITHIN = 120;

/** Home page tab with the next schedules, each linked to its day in the agenda of its board. */
export default function NextSchedulesTab({ scope, session, permissions }: SlotContext<'home.card/v1'>) {
  const [now] = useState(Date.now);
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/next-schedules/:scope/:id', {
    params: toAnalyticsScope(scope),
  });
  const agenda = session.statusOk ? findAgendaBoard({ session, permissions }) : undefined;
  const agendaLink = agenda && <HomeCardLink to={agendaPath(agenda, scope.id)}>Abrir a agenda</HomeCardLink>;
  const today = toIsoDate(now);
  const until = addDays(today, DUE_WITHIN);
  const due = useDueDates({ start: today, end: until });
  // Whole-day schedules come before schedules with a time.
  const next = [
    ...due.dates.map((date) => ({ day: date.date, at: 0, date, schedule: null })),
    ...(data?.items ?? []).map((schedule) => ({
      day: toIsoDate(schedule.notificationTimestamp),
      at: schedule.notificationTimestamp,
      date: null,
      schedule,
    })),
  ]
    .sort((a, b) => a.day.localeCompare(b.day) || a.at - b.at)
    .slice(0, SHOWN);
  return (
    <HomeCard
      title="Próximos agendamentos"
      icon="calendar"
      aside={next.length > 0 && agendaLink}
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      <AgendaSourcesLoader
        board={null}
        scopeType={scope.type}
        scopeId={scope.id}
        from={today}
        until={until}
        onTold={due.onTold}
      />
      {due.hasFailed && <MissingDueDatesNotice />}
      {data && next.length === 0 && (
        <EmptyState
          isCompact
          title="Nada agendado"
          text={
            agenda
              ? 'Marque uma visita ou um retorno na agenda, ou dê uma data a uma nota.'
              : 'As próximas visitas e retornos aparecem aqui.'
          }
          action={agendaLink}
        />
      )}
      {next.length > 0 && (
        <List>
          {next.map(({ schedule, date }) =>
            schedule ? (
              <Line
                key={schedule._id}
                schedule={schedule}
                now={now}
                fetchId={scope.id}
                leads={session.statusOk}
              />
            ) : (
              date && <DueLine key={date.id} due={date} now={now} />
            ),
          )}
        </List>
      )}
    </HomeCard>
  );
}

/** Finds the board on whose agenda a person makes schedules, sales first. */
const findAgendaBoard = (person: Pick<SlotContext<'home.card/v1'>, 'session' | 'permissions'>) =>
  (['SALES', ...boardKinds] as const).find(
    (kind) =>
      meetsCondition({ plan: boardDescriptions[kind].plan }, person) &&
      can(person, boardDescriptions[kind].permission),
  );

/** A day that another area tells, leading there. */
function DueLine({ due: { date, kind, title, detail, to }, now }: { due: DueDate; now: number }) {
  return (
    <li>
      <time dateTime={date} data-tip={formatDate(date)}>
        {formatRelativeDay(toEpochMs(date, '12:00'), now)}
      </time>
      <div>
        <HomeCardLink to={to}>{kind}</HomeCardLink>
        <small>
          {detail && <Badge tone="warn">{detail}</Badge>}
          <span>{title}</span>
        </small>
      </div>
    </li>
  );
}

interface LineProps {
  schedule: ScheduledNote;
  now: number;
  fetchId: string;
  /** May its agenda be opened? */
  leads: boolean;
}

function Line({ schedule, now, fetchId, leads }: LineProps) {
  const { sale, customer, content, notificationTimestamp: at } = schedule;
  const text = truncate(content, CONTENT_LENGTH);
  return (
    <li>
      <time dateTime={new Date(at).toISOString()} data-tip={formatDateTime(at)}>
        {formatRelativeDay(at, now)}
        <b>{schedule.notificationTimeStart ?? formatTime(at)}</b>
      </time>
      <div>
        {leads ? (
          <HomeCardLink to={agendaDayAddress(sale.type, fetchId, toIsoDate(at))}>{text}</HomeCardLink>
        ) : (
          <span>{text}</span>
        )}
        <small>
          <Badge>{boardDescriptions[sale.type].scheduleLabel}</Badge>
          <span>{customer.name}</span>
        </small>
      </div>
    </li>
  );
}

const List = styled(HomeTimeline)`
  columns: 20rem;
  column-gap: ${tokens.space[32]};
  li, li:first-child {
    padding: ${tokens.space[8]} 0;
    border-top: 0;
    break-inside: avoid;
  }
  small {
    display: flex;
    align-items: center;
    gap: ${tokens.space[8]};
    margin-top: 2px;
    color: ${tokens.color.inkSoft};
    font: ${tokens.font[12]};
  }
  li > div { min-width: 0; }
  /* One line for each text: what was cut leaves no lonely ellipsis in a second one. */
  li > div > :first-child {
    display: block;
    width: fit-content;
    max-width: 100%;
  }
  li > div > :first-child,
  small > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
