import { type BoardKind, boards, isIsoDate } from '@girassol/shared-domain';
import { type AgendaView, agendaViews } from '../period/agenda-days';

/** What an agenda is narrowed to. */
export interface AgendaFilters {
  search: string;
  /** A configured type of note, or all of them. */
  noteType: string;
  /** Last day of a list; null has no end. */
  until: string | null;
}

export const ALL_TYPES = 'ALL';
export const noFilters: AgendaFilters = { search: '', noteType: ALL_TYPES, until: null };

/** An agenda as its address tells it: it can be reloaded and shared. */
export interface AgendaPlace {
  view: AgendaView;
  /** `yyyy-mm-dd` */
  date: string;
  filters: AgendaFilters;
}

const names = { view: 'v', date: 'd', search: 'busca', noteType: 'tipo', until: 'ate' } as const;

/** In the address: a new schedule is begun as the agenda opens. */
export const NEW_SCHEDULE = 'novo';

/** The page of a board's agenda, as seen by somebody. */
export const agendaPath = (kind: BoardKind, fetchId: string): string =>
  `${boards[kind].basePath}/agenda/${fetchId}`;

/** The same, open at one day (`yyyy-mm-dd`). */
export function agendaDayAddress(kind: BoardKind, fetchId: string, date: string): string {
  const query = writePlace(new URLSearchParams(), { view: 'dia', date, filters: noFilters });
  return `${agendaPath(kind, fetchId)}?${query}`;
}

/** Reads the address. What it does not name, or names wrongly, is the usual. */
export function readPlace(query: URLSearchParams, usual: { view: AgendaView; date: string }): AgendaPlace {
  const view = agendaViews.find((each) => each === query.get(names.view));
  const day = (text: string | null) => (text !== null && isIsoDate(text) ? text : null);
  return {
    view: view ?? usual.view,
    date: day(query.get(names.date)) ?? usual.date,
    filters: {
      search: query.get(names.search) ?? '',
      noteType: query.get(names.noteType) ?? ALL_TYPES,
      until: day(query.get(names.until)),
    },
  };
}

/** The address of a place; whatever else it says, an open item for one, stays. */
export function writePlace(query: URLSearchParams, { view, date, filters }: AgendaPlace): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put(names.view, view);
  put(names.date, date);
  put(names.search, filters.search);
  put(names.noteType, filters.noteType === ALL_TYPES ? null : filters.noteType);
  put(names.until, filters.until);
  return next;
}

export function hasFilters({ search, noteType, until }: AgendaFilters): boolean {
  return search !== '' || noteType !== ALL_TYPES || until !== null;
}
