import { useConditionFacts } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import { boardDescriptions, can, canEditArea } from '@girassol/shared-domain';
import type { AgendaSchedule, Note } from '@girassol/shared-domain/contract';
import {
  Button,
  EmptyState,
  ErrorState,
  NoResults,
  Skeleton,
  tokens,
  VisuallyHidden,
} from '@girassol/shared-ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type AgendaAddress, hasAgendaFilters, noAgendaFilters } from '../addresses/agenda';
import type { DueDate } from '../agenda-sources/use-agenda-dates';
import { AgendaHourView } from './AgendaHourView';
import { ListView } from './ListView';
import { MonthView } from './MonthView';
import { getScheduleTime, type ScheduleTime } from './schedule-times';
import type { useAgenda } from './use-agenda';
import { useScheduleChanges } from './use-schedule-changes';
import { useScheduleDrag } from './use-schedule-drag';

interface AgendaContentProps {
  kind: BoardKind;
  userId: string;
  place: AgendaAddress;
  today: string;
  now: number;
  agenda: ReturnType<typeof useAgenda>;
  /** Types of notes of the account. */
  types: readonly string[];
  /** Link that leads on from an agenda that the person may not see. */
  wayOut: ReactNode;
  /** Days to be kept that other areas tell. */
  dates: DueDate[];
  onPlace: (next: Partial<AgendaAddress>) => void;
  /** Like `onPlace`, with a way back. */
  onLookInto: (next: Partial<AgendaAddress>) => void;
  onOpen: (schedule: AgendaSchedule) => void;
  onNew: (when: ScheduleTime | null) => void;
}

/**
 * Schedules of the agenda in the chosen view; instead of them a placeholder, an error, or a notice that no
 * schedule matches.
 */
export function AgendaContent(props: AgendaContentProps) {
  const {
    kind,
    userId,
    place,
    today,
    now,
    agenda,
    types,
    wayOut,
    dates,
    onPlace,
    onLookInto,
    onOpen,
    onNew,
  } = props;
  const { query } = agenda;
  const { view, date } = place;
  const facts = useConditionFacts(kind);
  const managesBoard = facts !== null && can(facts, boardDescriptions[kind].managerPermission);
  const maySchedule = facts !== null && canEditArea(facts, 'schedule');
  const { reschedule } = useScheduleChanges();
  const { dragged, grab } = useScheduleDrag(reschedule);

  if (query.isLoadingError)
    return (
      <ErrorState
        error={query.error}
        title="Não foi possível carregar a agenda"
        wayOut={wayOut}
        onRetry={() => query.refetch()}
      />
    );

  // Draw a dragged schedule at its drop position.
  const schedules = agenda.schedules.map((each) =>
    each._id === dragged?.id ? withWhen(each, dragged.when) : each,
  );
  const actions = {
    now,
    onOpen,
    onGrab: grab,
    mayMove: ({ user }: Pick<Note, 'user'>) => maySchedule && (managesBoard || user._id === userId),
    draggedId: dragged?.id ?? null,
    types,
  };
  const showDay = (day: string) => {
    if (view !== 'dia') onLookInto({ view: 'dia', date: day });
  };

  if (view === 'lista') {
    if (query.isPending) return <LoadingList />;
    if (schedules.length > 0 || dates.length > 0)
      return (
        <Rest>
          <ListView
            today={today}
            now={now}
            schedules={schedules}
            dates={dates}
            query={query}
            types={types}
            onOpen={onOpen}
          />
        </Rest>
      );
    if (hasAgendaFilters(place.filters))
      return (
        <NoResults
          action={<Button onClick={() => onPlace({ filters: noAgendaFilters })}>Limpar filtros</Button>}
        />
      );
    return (
      <EmptyState
        title="Nada agendado daqui em diante"
        text={
          maySchedule
            ? 'Marque uma visita, uma ligação ou um retorno, aqui ou nas notas de um negócio.'
            : 'Visitas, ligações e retornos marcados nas notas aparecem aqui.'
        }
        action={
          maySchedule && (
            <Button variant="secondary" icon="plus" onClick={() => onNew(null)}>
              Marcar o primeiro
            </Button>
          )
        }
      />
    );
  }
  return (
    <Rest aria-busy={query.isPending}>
      {query.isPending && <VisuallyHidden role="status">Carregando agenda</VisuallyHidden>}
      {query.hasNextPage && (
        <Notice role="status">São muitos agendamentos: só os primeiros estão aqui. Use os filtros.</Notice>
      )}
      {view === 'mes' ? (
        <MonthView
          date={date}
          today={today}
          schedules={schedules}
          dates={dates}
          onDay={showDay}
          onNew={(day) => onNew({ date: day, start: null, end: null })}
          {...actions}
        />
      ) : (
        <AgendaHourView
          key={view}
          view={view}
          date={date}
          today={today}
          schedules={schedules}
          dates={dates}
          onDay={showDay}
          onList={(day) => onLookInto({ view: 'lista', date: day })}
          onNew={onNew}
          {...actions}
        />
      )}
    </Rest>
  );
}

function withWhen(schedule: AgendaSchedule, { date, start, end }: ScheduleTime): AgendaSchedule {
  if (getScheduleTime(schedule).date === date && getScheduleTime(schedule).start === start) return schedule;
  return { ...schedule, notificationDate: date, notificationTimeStart: start, notificationTimeEnd: end };
}

function LoadingList() {
  return (
    <SkeletonStack role="status">
      <VisuallyHidden>Carregando agenda</VisuallyHidden>
      {[72, 68, 64, 60].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </SkeletonStack>
  );
}

const Rest = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding-bottom: ${tokens.space[16]};
`;

const SkeletonStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[12]};
  max-width: 60rem;
`;

const Notice = styled.p`
  margin: 0 0 ${tokens.space[8]};
  font: ${tokens.font[13]};
  color: ${tokens.color.warnInk};
`;
