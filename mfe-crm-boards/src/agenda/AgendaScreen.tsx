import { lazyScreen } from '@girassol/federation/remote';
import {
  type BoardKind,
  boards,
  defaultViewer,
  fetchScopeOf,
  hasWords,
  type Session,
  toIsoDate,
} from '@girassol/shared-domain';
import type { AgendaSchedule } from '@girassol/shared-domain/contract';
import { Button, PageHeader, useWindowWidth } from '@girassol/shared-ui';
import { ViewerSelect } from '@girassol/shared-ui/filters';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  type AgendaFilters,
  type AgendaPlace,
  ALL_TYPES,
  agendaPath,
  NEW_SCHEDULE,
  readPlace,
  writePlace,
} from '../addresses/agenda';
import { AgendaSources } from '../agenda-sources/AgendaSources';
import { DatesMissing } from '../agenda-sources/DatesMissing';
import { type DueDate, useAgendaDates } from '../agenda-sources/use-agenda-dates';
import { BoardNav } from '../board-nav';
import { useViewers } from '../board-view/use-viewers';
import { useNow } from '../item/use-now';
import { useOpenItem } from '../item/use-open-item';
import { useNoteRights } from '../notes/use-note-rights';
import { type AgendaView, countText, rangeOf, stepped } from '../period/agenda-days';
import { AgendaContent } from './AgendaContent';
import { AgendaFilterRow } from './AgendaFilterRow';
import { AgendaToolbar } from './AgendaToolbar';
import { NewScheduleDialog } from './NewScheduleDialog';
import { RescheduleDialog } from './RescheduleDialog';
import { ScheduleDialog } from './ScheduleDialog';
import type { When } from './schedule-times';
import { useAgenda } from './use-agenda';
import { useAgendaKeys } from './use-agenda-keys';

const ItemPanel = lazyScreen(async () => ({ default: (await import('../item-panel')).ItemPanel }));

/** Up to this width a list is easier to read than seven columns. */
const LIST_UP_TO = 899;

/** What stands over the agenda. */
type Over = { is: 'new'; when: When | null } | { is: 'read' | 'reschedule'; schedule: AgendaSchedule } | null;

interface AgendaScreenProps {
  kind: BoardKind;
  session: Session;
  fetchId: string;
}

/** The schedules of a board by month, week, day or as a list; the address says which. */
export function AgendaScreen({ kind, session, fetchId }: AgendaScreenProps) {
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const now = useNow();
  const today = toIsoDate(now);
  const isNarrow = useWindowWidth() <= LIST_UP_TO;
  const place = readPlace(address, { view: isNarrow ? 'lista' : 'semana', date: today });
  const { view, date } = place;
  const viewers = useViewers(kind, session);
  const scope = fetchScopeOf(fetchId, { ...session, teamIds: viewers.teams.map(({ id }) => id) });
  const { types } = useNoteRights(kind, session.userId);
  const agenda = useAgenda({ ...place, kind, fetchId, userId: session.userId, scope, today });
  const { filters } = place;
  const range = rangeOf(view, date);
  const end = view === 'lista' && filters.until && filters.until >= date ? filters.until : range.end;
  const due = useAgendaDates({ start: range.start, end });
  const item = useOpenItem();
  const [over, setOver] = useState<Over>(null);

  // Typing and walking through days must not fill the history of the browser.
  const go = (next: Partial<AgendaPlace>) =>
    setAddress((old) => writePlace(old, { ...place, ...next }), { replace: true });
  const ways = {
    onStep: (direction: 1 | -1) => go({ date: stepped(view, date, direction) }),
    onToday: () => go({ date: today }),
    onView: (next: AgendaView) => go({ view: next }),
  };
  const begin = (when: When | null) => setOver({ is: 'new', when });
  useAgendaKeys({ ...ways, onNew: () => begin(null) });
  const close = () => setOver(null);
  const isAsked = address.has(NEW_SCHEDULE);
  useEffect(() => {
    if (!isAsked) return;
    setOver({ is: 'new', when: null });
    // A reload, and the way back, begin none.
    setAddress((old) => without(old, NEW_SCHEDULE), { replace: true });
  }, [isAsked, setAddress]);
  const isKnown = agenda.query.isSuccess;
  const more = agenda.query.hasNextPage ? ' ou mais' : '';

  return (
    <>
      <PageHeader
        title={`Agenda de ${boards[kind].areaName}`}
        summary={isKnown ? `${countText(agenda.schedules.length)}${more}` : <>&nbsp;</>}
        nav={<BoardNav kind={kind} fetchId={fetchId} current="agenda" />}
        actions={
          <>
            <ViewerSelect
              groups={viewers}
              value={fetchId}
              onChange={(id) =>
                navigate({
                  pathname: agendaPath(kind, id),
                  search: writePlace(new URLSearchParams(), place).toString(),
                })
              }
            />
            <Button variant="primary" icon="plus" title="Atalho: n" onClick={() => begin(null)}>
              Novo agendamento
            </Button>
          </>
        }
        filters={<AgendaFilterRow place={place} types={types} onChange={go} />}
      />
      <AgendaToolbar view={view} date={date} {...ways} />
      <AgendaSources
        board={kind}
        scopeType={scope}
        scopeId={fetchId}
        from={range.start}
        until={end}
        onTold={due.onTold}
      />
      {due.hasFailed && <DatesMissing />}
      <AgendaContent
        kind={kind}
        userId={session.userId}
        place={place}
        today={today}
        now={now}
        agenda={agenda}
        onPlace={go}
        dates={due.dates.filter((each) => fits(each, filters))}
        onOpen={(schedule) => setOver({ is: 'read', schedule })}
        onNew={begin}
      />
      {over?.is === 'new' && (
        <NewScheduleDialog
          kind={kind}
          fetchId={scope === 'TEAM' ? defaultViewer(viewers, session) : fetchId}
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
      {item.itemId && <ItemPanel itemId={item.itemId} boardKind={kind} onClose={item.close} />}
    </>
  );
}

/** Days that other areas tell have no type of note. */
const fits = ({ title, detail = '', kind }: DueDate, { search, noteType }: AgendaFilters): boolean =>
  noteType === ALL_TYPES && hasWords(`${title} ${detail} ${kind}`, search);

function without(query: URLSearchParams, name: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete(name);
  return next;
}
