import { type BoardKind, boardDescriptions, isIsoDate } from '@girassol/shared-domain';
import { type AgendaView, agendaViews } from '../period/agenda-days';

/** Filters of an agenda. */
export interface AgendaFilters {
  search: string;
  /** A configured type of note, or all of them. */
  noteType: string;
  /** Last day of a list; null has no end. */
  until: string | null;
}

/** Value of the agenda's note type filter that shows schedules of all types. */
export const ALL_NOTE_TYPES = 'ALL';
export const noAgendaFilters: AgendaFilters = { search: '', noteType: ALL_NOTE_TYPES, until: null };

/** State of an agenda as held in the query string, so that the page can be reloaded and shared. */
export interface AgendaAddress {
  view: AgendaView;
  /** `yyyy-mm-dd` */
  date: string;
  filters: AgendaFilters;
}

const names = { view: 'v', date: 'd', search: 'busca', noteType: 'tipo', until: 'ate' } as const;

/** Query parameter that makes the agenda open with a new schedule. */
export const NEW_SCHEDULE_PARAMETER = 'novo';

/** Returns the path of a board's agenda. `fetchId` is a user, a team or the company. */
export const agendaPath = (kind: BoardKind, fetchId: string): string =>
  `${boardDescriptions[kind].basePath}/agenda/${fetchId}`;

/** Returns the address of a board's agenda opened at one day (`yyyy-mm-dd`). */
export function agendaDayAddress(kind: BoardKind, fetchId: string, date: string): string {
  const query = toAgendaSearchParams(new URLSearchParams(), { view: 'dia', date, filters: noAgendaFilters });
  return `${agendaPath(kind, fetchId)}?${query}`;
}

/**
 * Parses the query string of an agenda. Missing or invalid view and date take the values of `usual`; missing or invalid
 * filters are empty.
 */
export function parseAgendaAddress(
  query: URLSearchParams,
  usual: { view: AgendaView; date: string },
): AgendaAddress {
  const view = agendaViews.find((each) => each === query.get(names.view));
  const day = (text: string | null) => (text !== null && isIsoDate(text) ? text : null);
  return {
    view: view ?? usual.view,
    date: day(query.get(names.date)) ?? usual.date,
    filters: {
      search: query.get(names.search) ?? '',
      noteType: query.get(names.noteType) ?? ALL_NOTE_TYPES,
      until: day(query.get(names.until)),
    },
  };
}

/** Converts an agenda address to a query string. Other parameters of `query`, such as an open item, are kept. */
export function toAgendaSearchParams(
  query: URLSearchParams,
  { view, date, filters }: AgendaAddress,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put(names.view, view);
  put(names.date, date);
  put(names.search, filters.search);
  put(names.noteType, filters.noteType === ALL_NOTE_TYPES ? null : filters.noteType);
  put(names.until, filters.until);
  return next;
}

export function hasAgendaFilters({ search, noteType, until }: AgendaFilters): boolean {
  return search !== '' || noteType !== ALL_NOTE_TYPES || until !== null;
}
