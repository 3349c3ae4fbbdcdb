import {
  buildApiPagesQuery,
  onAccountEvent,
  removeDuplicateItems,
  useWaitingWrites,
  type WaitingWrite,
} from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { AgendaSchedule, FetchScope, ResponseBody } from '@girassol/shared-domain/contract';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type AgendaAddress, ALL_NOTE_TYPES } from '../addresses/agenda';
import { AGENDA_QUERY_KEY } from '../board-state/query-names';
import { getWaitingDeletions, getWaitingEdits } from '../notes/waiting-edits';
import { getAgendaViewRange } from '../period/agenda-days';
import { withScheduleTime } from './schedule-times';

type Page = ResponseBody<'POST /notes/schedules/filtered/:userId/:multiplier'>;
/** Loaded pages of an agenda in the query cache. */
export type AgendaPages = InfiniteData<Page>;

/** As many as the server gives at once: a month is drawn whole. */
const WHOLE_VIEW = 500;
const LIST_PAGE = 10;

interface AgendaRequest extends AgendaAddress {
  kind: BoardKind;
  /** User, company or team whose items are shown. */
  fetchId: string;
  userId: string;
  /** Kind of `fetchId`: user, team or company. */
  scope: FetchScope;
  today: string;
}

function buildPagesQuery({ kind, fetchId, userId, scope, today, view, date, filters }: AgendaRequest) {
  const { search, noteType, until } = filters;
  const isPlainList = view === 'lista' && date === today && !search && noteType === ALL_NOTE_TYPES && !until;
  if (isPlainList && scope !== 'TEAM') {
    return buildApiPagesQuery('GET /notes/schedules/paginated/:userId/:multiplier/:type', {
      params: { userId: fetchId, type: kind },
    });
  }
  const range = getAgendaViewRange(view, date);
  return buildApiPagesQuery('POST /notes/schedules/filtered/:userId/:multiplier', {
    params: { userId },
    body: {
      fetchType: scope,
      fetchId,
      searchValue: search,
      noteType,
      filter1Active: true,
      filter1Value: view === 'lista' && until && until >= date ? { start: date, end: until } : range,
      type: kind,
      pageSize: view === 'lista' ? LIST_PAGE : WHOLE_VIEW,
    },
  });
}

/**
 * Loads the schedules for an agenda address, at the times that wait for a signal on this device, and refreshes them when
 * somebody else changes notes.
 */
export function useAgenda(wanted: AgendaRequest) {
  const client = useQueryClient();
  const { kind, fetchId, scope, view, date, filters, today } = wanted;
  const { start } = getAgendaViewRange(view, date);
  const query = useInfiniteQuery({
    queryKey: [...AGENDA_QUERY_KEY, kind, fetchId, scope, view, start, filters, view === 'lista' && today],
    ...buildPagesQuery(wanted),
    refetchOnMount: 'always',
  });

  useEffect(
    () =>
      onAccountEvent((event) => {
        if (event.kind === 'notes-changed' || event.kind === 'resync')
          client.invalidateQueries({ queryKey: AGENDA_QUERY_KEY });
      }),
    [client],
  );

  const { data } = query;
  const writes = useWaitingWrites();
  const schedules = useMemo(() => applyWaitingChanges(schedulesIn(data), writes), [data, writes]);
  return { query, schedules };
}

/** All loaded schedules. A page that slid while another was loading shows none twice. */
function schedulesIn(pages: AgendaPages | undefined): AgendaSchedule[] {
  return removeDuplicateItems(pages?.pages.flatMap((page) => page.schedules) ?? []);
}

/** Returns the schedules as they are once the new times and the deletions that wait for a signal are sent. */
function applyWaitingChanges(schedules: AgendaSchedule[], writes: readonly WaitingWrite[]): AgendaSchedule[] {
  const edits = getWaitingEdits(writes);
  const deleted = getWaitingDeletions(writes);
  const left = schedules.filter(({ _id }) => !deleted.has(_id));
  return left.map((schedule) => {
    const {
      warningDate: date,
      warningTimeStart: start = null,
      warningTimeEnd: end = null,
    } = edits.get(schedule._id) ?? {};
    return date ? withScheduleTime(schedule, { date, start, end }) : schedule;
  });
}
