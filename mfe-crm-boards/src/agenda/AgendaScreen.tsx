import { useReadOnlyReason } from '@girassol/shared-auth';
import {
  type BoardKind,
  boardDescriptions,
  getDefaultRecordOwnerId,
  getOwnBoardId,
  matchesSearchWords,
  resolveFetchScope,
  type Session,
  toIsoDate,
} from '@girassol/shared-domain';
import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { Button, ButtonLink, lazyPart, useWindowWidth } from '@girassol/shared-ui';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type AgendaAddress,
  type AgendaFilters,
  ALL_NOTE_TYPES,
  agendaPath,
  NEW_SCHEDULE_PARAMETER,
  parseAgendaAddress,
  toAgendaSearchParams,
} from '../addresses/agenda';
import { AgendaSourcesLoader } from '../agenda-sources/AgendaSourcesLoader';
import { MissingDueDatesNotice } from '../agenda-sources/DatesMissing';
import { type DueDate, useDueDates } from '../agenda-sources/use-agenda-dates';
import { BoardNav } from '../board-nav';
import { BoardPageHeader } from '../board-view/BoardPageHeader';
import { useViewableBoardOwners } from '../board-view/use-viewable-board-owners';
import { WideLabel } from '../board-view/WideLabel';
import { useItemPanelState } from '../item/use-item-panel-state';
import { useNow } from '../item/use-now';
import { LazyItemPanel } from '../item-panel/LazyItemPanel';
import { useNoteRights } from '../notes/use-note-rights';
import {
  type AgendaView,
  formatScheduleCount,
  getAgendaViewRange,
  stepAgendaDate,
} from '../period/agenda-days';
import { AgendaContent } from './AgendaContent';
import { AgendaFilterRow, countFiltersBesideSearch } from './AgendaFilterRow';
import { AgendaToolbar } from './AgendaToolbar';
import { ScheduleDialog } from './ScheduleDialog';
import type { ScheduleTime } from './schedule-times';
import { useAgenda } from './use-agenda';
import { useAgendaKeys } from './use-agenda-keys';

const NewScheduleDialog = lazyPart(() => import(/* webpackChunkName: "scheduling" */ './NewScheduleDialog'));
const RescheduleDialog = lazyPart(() => import(/* webpackChunkName: "scheduling" */ './RescheduleDialog'));

/** Up to this width a list is easier to read than seven columns. */
const LIST_UP_TO = 899;

/** Dialog that is open over the agenda; null if none is. */
type OpenDialog =
  | { is: 'new'; when: ScheduleTime | null }
  | { is: 'read' | 'reschedule'; schedule: AgendaSchedule }
  | null;

interface AgendaScreenProps {
  kind: BoardKind;
  session: Session;
  fetchId: string;
}

/** Agenda of a board by month, week, day or as a list. The query string holds the view, the date and the filters. */
export function AgendaScreen({ kind, session, fetchId }: AgendaScreenProps) {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const today = toIsoDate(now);
  const isNarrow = useWindowWidth() <= LIST_UP_TO;
  const place = parseAgendaAddress(address, { view: isNarrow ? 'lista' : 'semana', date: today });
  const { view, date } = place;
  const viewers = useViewableBoardOwners(kind, session);
  const scope = resolveFetchScope(fetchId, { ...session, teamIds: viewers.teams.map(({ id }) => id) });
  const ownId = getOwnBoardId(session);
  const { types } = useNoteRights(kind, session.userId);
  const agenda = useAgenda({ ...place, kind, fetchId, userId: session.userId, scope, today });
  const { filters } = place;
  const range = getAgendaViewRange(view, date);
  const end = view === 'lista' && filters.until && filters.until >= date ? filters.until : range.end;
  const due = useDueDates({ start: range.start, end });
  const item = useItemPanelState();
  const readOnlyReason = useReadOnlyReason('schedule');
  const [over, setOver] = useState<OpenDialog>(null);

  // Typing and walking through days must not fill the history of the browser.
  const go = (next: Partial<AgendaAddress>) =>
    setAddress((old) => toAgendaSearchParams(old, { ...place, ...next }), { replace: true });
  /** Looks into one day of a week or month: the way back leads to where it was chosen. */
  const lookInto = (next: Partial<AgendaAddress>) =>
    setAddress((old) => toAgendaSearchParams(old, { ...place, ...next }));
  /** Address of the agenda of another person, team or company, with the view, the date and the filters of this one. */
  const buildAgendaAddress = (id: string) =>
    `${agendaPath(kind, id)}?${toAgendaSearchParams(new URLSearchParams(), place)}`;
  const ways = {
    onStep: (direction: 1 | -1) => go({ date: stepAgendaDate(view, date, direction) }),
    onToday: () => go({ date: today }),
    onView: (next: AgendaView) => go({ view: next }),
  };
  const begin = (when: ScheduleTime | null) => {
    if (readOnlyReason === undefined) setOver({ is: 'new', when });
  };
  useAgendaKeys({ ...ways, onNew: () => begin(null) });
  const close = () => setOver(null);
  const isAsked = address.has(NEW_SCHEDULE_PARAMETER);
  useEffect(() => {
    if (!isAsked) return;
    setOver({ is: 'new', when: null });
    // A reload, and the way back, begin none.
    setAddress((old) => without(old, NEW_SCHEDULE_PARAMETER), { replace: true });
  }, [isAsked, setAddress]);
  const isKnown = agenda.query.isSuccess;
  const more = agenda.query.hasNextPage ? ' ou mais' : '';

  return (
    <>
      <BoardPageHeader
        title={`Agenda de ${boardDescriptions[kind].areaName}`}
        summary={isKnown ? `${formatScheduleCount(agenda.schedules.length)}${more}` : <>&nbsp;</>}
        nav={<BoardNav kind={kind} fetchId={fetchId} current="agenda" />}
        viewers={viewers}
        fetchId={fetchId}
        onView={(id) => navigate(buildAgendaAddress(id))}
        actions={
          <Button
            variant="primary"
            icon="plus"
            disabled={readOnlyReason !== undefined}
            title={readOnlyReason ?? 'Atalho: n'}
            onClick={() => begin(null)}
          >
            <WideLabel>Novo agendamento</WideLabel>
          </Button>
        }
        filters={<AgendaFilterRow place={place} types={types} onChange={go} />}
        search={filters.search}
        filtersBesideSearch={countFiltersBesideSearch(filters)}
      />
      <AgendaToolbar view={view} date={date} {...ways} />
      <AgendaSourcesLoader
        board={kind}
        scopeType={scope}
        scopeId={fetchId}
        from={range.start}
        until={end}
        onTold={due.onTold}
      />
      {due.hasFailed && <MissingDueDatesNotice />}
      <AgendaContent
        kind={kind}
        userId={session.userId}
        place={place}
        today={today}
        now={now}
        agenda={agenda}
        types={types}
        wayOut={
          fetchId !== ownId && (
            <ButtonLink as={Link} to={buildAgendaAddress(ownId)}>
              Abrir a minha agenda
            </ButtonLink>
          )
        }
        onPlace={go}
        onLookInto={lookInto}
        dates={due.dates.filter((each) => fits(each, filters))}
        onOpen={(schedule) => setOver({ is: 'read', schedule })}
        onNew={begin}
      />
      {over?.is === 'new' && readOnlyReason === undefined && (
        <NewScheduleDialog
          kind={kind}
          fetchId={scope === 'TEAM' ? getDefaultRecordOwnerId(viewers, session) : fetchId}
          when={over.when}
          now={now}
          onClose={close}
        />
      )}
      {over?.is === 'read' && (
        <ScheduleDialog
          kind={kind}
          schedule={agenda.schedules.find(({ _id }) => _id === over.schedule._id) ?? over.schedule}
          now={now}
          onReschedule={() => setOver({ ...over, is: 'reschedule' })}
          onOpenItem={() => {
            close();
            item.open(over.schedule.sale._id);
          }}
          onClose={close}
        />
      )}
      {over?.is === 'reschedule' && (
        <RescheduleDialog
          schedule={agenda.schedules.find(({ _id }) => _id === over.schedule._id) ?? over.schedule}
          now={now}
          onClose={close}
        />
      )}
      {item.itemId && <LazyItemPanel itemId={item.itemId} boardKind={kind} onClose={item.close} />}
    </>
  );
}

/** Days that other areas tell have no type of note. */
const fits = ({ title, detail = '', kind }: DueDate, { search, noteType }: AgendaFilters): boolean =>
  noteType === ALL_NOTE_TYPES && matchesSearchWords(`${title} ${detail} ${kind}`, search);

function without(query: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(name);
  return next;
}
