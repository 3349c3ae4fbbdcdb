import {
  type BoardKind,
  DEFAULT_PAGE_SIZE,
  fetchScopeOf,
  isEnterprise,
  pageSizes,
  type Session,
} from '@girassol/shared-domain';
import type { Body } from '@girassol/shared-domain/contract';
import { VIEWER } from '../board-nav';
import {
  daysOf,
  noDays,
  type PeriodChoice,
  type PeriodName,
  readPeriod,
  writePeriod,
} from '../period/period';

export type PageSize = (typeof pageSizes)[number];

/** What narrows the list of finished items. It lives in the address, so that a view can be reloaded and shared. */
export interface FinishedFilters {
  search: string;
  status: 'ALL' | 'CLOSED' | 'LOST';
  period: PeriodChoice;
  pageSize: PageSize;
}

const USUAL_PERIOD: PeriodName = 'tudo';

export const noFilters: FinishedFilters = {
  search: '',
  status: 'ALL',
  period: { name: USUAL_PERIOD, own: noDays },
  pageSize: DEFAULT_PAGE_SIZE,
};

/** Names in the address: `?busca=ana&situacao=perdidos&porPagina=20`. */
const names = { search: 'busca', status: 'situacao', pageSize: 'porPagina' } as const;
const statusWords = { CLOSED: 'concluidos', LOST: 'perdidos' } as const;

/** The filters of an address. What it does not know, it ignores. */
export function readFilters(query: URLSearchParams): FinishedFilters {
  const status = query.get(names.status);
  const asked = Number(query.get(names.pageSize));
  return {
    search: query.get(names.search) ?? '',
    status: status === statusWords.LOST ? 'LOST' : status === statusWords.CLOSED ? 'CLOSED' : 'ALL',
    period: readPeriod(query, USUAL_PERIOD),
    pageSize: pageSizes.find((size) => size === asked) ?? DEFAULT_PAGE_SIZE,
  };
}

/** The address with these filters; everything else in it stays. */
export function writeFilters(query: URLSearchParams, filters: FinishedFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put(names.search, filters.search.trim());
  put(names.status, filters.status === 'ALL' ? null : statusWords[filters.status]);
  put(names.pageSize, filters.pageSize === DEFAULT_PAGE_SIZE ? null : String(filters.pageSize));
  writePeriod(next, filters.period, USUAL_PERIOD);
  return next;
}

export const hasFilters = ({ search, status, period }: FinishedFilters) =>
  search.trim() !== '' || status !== 'ALL' || period.name !== USUAL_PERIOD;

/** The address of the list as seen by somebody else: the filters stay, an open panel does not. */
export function viewedBy(query: URLSearchParams, fetchId: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(VIEWER, fetchId);
  next.delete('item');
  return next;
}

interface Asked {
  kind: BoardKind;
  fetchId: string;
  filters: FinishedFilters;
  session: Pick<Session, 'userId' | 'managerId' | 'signupPlan'>;
  teamIds: readonly string[];
  /** `yyyy-mm-dd` */
  today: string;
}

/** What the call sends (boards-108). Accounts that are not ENTERPRISE always ask for the own items (boards-095). */
export function finishedBody({
  kind,
  fetchId,
  filters,
  session,
  teamIds,
  today,
}: Asked): Body<'POST /sales/finished/filtered/:multiplier'> {
  const scope = isEnterprise(session)
    ? { fetchType: fetchScopeOf(fetchId, { ...session, teamIds }), fetchId }
    : { fetchType: 'USER' as const, fetchId: session.userId };
  const days = daysOf(filters.period, today);
  const filter1Active = days.start !== null || days.end !== null;
  return {
    ...scope,
    type: kind,
    status: filters.status,
    searchValue: filters.search.trim(),
    filter1Active,
    ...(filter1Active && { filter1Value: days }),
    pageSize: filters.pageSize,
  };
}
