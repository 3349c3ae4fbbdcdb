import { apiPages, onAccountEvent, onceEach } from '@girassol/shared-auth';
import type { BoardKind } from '@girassol/shared-domain';
import type { AgendaSchedule, Answer, FetchScope } from '@girassol/shared-domain/contract';
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type AgendaPlace, ALL_TYPES } from '../addresses/agenda';
import { AGENDA_KEY } from '../board-state/query-names';
import { rangeOf } from '../period/agenda-days';

type Page = Answer<'POST /notes/schedules/filtered/:userId/:multiplier'>;
/** The loaded pages of any agenda. */
export type AgendaPages = InfiniteData<Page>;

/** As many as the server gives at once: a month is drawn whole. */
const WHOLE_VIEW = 500;
const LIST_PAGE = 10;

interface Wanted extends AgendaPlace {
  kind: BoardKind;
  /** Whose items: a user, the company or a team. */
  fetchId: string;
  userId: string;
  /** What `fetchId` means. */
  scope: FetchScope;
  today: string;
}

function pagesOf({ kind, fetchId, userId, scope, today, view, date, filters }: Wanted) {
  const { search, noteType, until } = filters;
  const isPlainList = view === 'lista' && date === today && !search && noteType === ALL_TYPES && !until;
  if (isPlainList && scope !== 'TEAM') {
    return apiPages('GET /notes/schedules/paginated/:userId/:multiplier/:type', {
      params: { userId: fetchId, type: kind },
    });
  }
  const range = rangeOf(view, date);
  return apiPages('POST /notes/schedules/filtered/:userId/:multiplier', {
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

/** The schedules that a place of the agenda shows; kept fresh while others write. */
export function useAgenda(wanted: Wanted) {
  const client = useQueryClient();
  const { kind, fetchId, scope, view, date, filters, today } = wanted;
  const { start } = rangeOf(view, date);
  const query = useInfiniteQuery({
    queryKey: [...AGENDA_KEY, kind, fetchId, scope, view, start, filters, view === 'lista' && today],
    ...pagesOf(wanted),
    refetchOnMount: 'always',
  });

  useEffect(
    () =>
      onAccountEvent((event) => {
        if (event.kind === 'notes-changed' || event.kind === 'resync')
          client.invalidateQueries({ queryKey: AGENDA_KEY });
      }),
    [client],
  );

  const { data } = query;
  const schedules = useMemo(() => schedulesIn(data), [data]);
  return { query, schedules };
}

/** All loaded schedules. A page that slid while another was loading shows none twice. */
function schedulesIn(pages: AgendaPages | undefined): AgendaSchedule[] {
  return onceEach(pages?.pages.flatMap((page) => page.schedules) ?? []);
}
