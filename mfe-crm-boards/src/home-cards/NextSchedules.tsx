import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import {
  analyticsScope,
  boards,
  formatDateTime,
  formatTime,
  relativeDay,
  toIsoDate,
  truncate,
} from '@girassol/shared-domain';
import type { Schedule } from '@girassol/shared-domain/contract';
import { Badge, EmptyState, HomeCard, HomeTimeline, PlaceLink, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { agendaDayAddress } from '../agenda/agenda-address';
import { openBoards } from '../open-boards';

/** Characters of a schedule's content (shell.home-028). */
const CONTENT_LENGTH = 35;
/** As many as stand beside the other cards. */
const SHOWN = 5;

/** Tab of the home page: the next schedules ahead, each with the way to its day in the agenda of its board. */
export default function NextSchedules({ scope, session }: SlotContext<'home.card/v1'>) {
  const [now] = useState(Date.now);
  const { data, isError, error, refetch } = useApiQuery('GET /analytics/next-schedules/:scope/:id', {
    params: analyticsScope(scope),
  });
  return (
    <HomeCard
      title="Próximos agendamentos"
      icon="calendar"
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.items.length === 0 && (
        <EmptyState isCompact title="Nada agendado" text="As notas com data aparecem aqui." />
      )}
      {data && data.items.length > 0 && (
        <List>
          {data.items.slice(0, SHOWN).map((schedule) => (
            <Line
              key={schedule._id}
              schedule={schedule}
              now={now}
              fetchId={scope.id}
              leads={session.statusOk && openBoards.includes(schedule.sale.type)}
            />
          ))}
        </List>
      )}
    </HomeCard>
  );
}

interface LineProps {
  schedule: Schedule;
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
        {relativeDay(at, now)}
        <b>{schedule.notificationTimeStart ?? formatTime(at)}</b>
      </time>
      <div>
        {leads ? (
          <PlaceLink to={agendaDayAddress(sale.type, fetchId, toIsoDate(at))}>{text}</PlaceLink>
        ) : (
          <span>{text}</span>
        )}
        <small>
          <Badge>{boards[sale.type].scheduleLabel}</Badge>
          <span>{customer.name}</span>
        </small>
      </div>
    </li>
  );
}

const List = styled(HomeTimeline)`
  small {
    display: flex;
    align-items: center;
    gap: ${tokens.space[8]};
    margin-top: 2px;
    color: ${tokens.color.inkSoft};
    font: ${tokens.font[12]};
  }
  small > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
