import {
  type BoardKind,
  DEFAULT_PAGE_SIZE,
  isEnterprisePlan,
  pageSizes,
  resolveFetchScope,
  type Session,
} from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { VIEWED_OWNER_PARAMETER } from '../board-nav';
import {
  type PeriodChoice,
  type PeriodName,
  parsePeriod,
  resolvePeriod,
  unboundedPeriod,
  writePeriodParameters,
} from '../period/period';

export type PageSize = (typeof pageSizes)[number];

/** Filters of the list of finished items. Held in the query string, so that a view can be reloaded and shared. */
export interface FinishedItemFilters {
  search: string;
  status: 'ALL' | 'CLOSED' | 'LOST';
  period: PeriodChoice;
  pageSize: PageSize;
}

const DEFAULT_PERIOD: PeriodName = 'tudo';

export const noFinishedItemFilters: FinishedItemFilters = {
  search: '',
  status: 'ALL',
  period: { name: DEFAULT_PERIOD, own: unboundedPeriod },
  pageSize: DEFAULT_PAGE_SIZE,
};

/** Names in the address: `?busca=ana&situacao=perdidos&porPagina=20`. */
const names = { search: 'busca', status: 'situacao', pageSize: 'porPagina' } as const;
const statusParameters = { CLOSED: 'concluidos', LOST: 'perdidos' } as const;

/** Parses the filters of the list of finished items from a query string. Unknown values are ignored. */
export function parseFinishedItemFilters(query: URLSearchParams): FinishedItemFilters {
  const status = query.get(names.status);
  const asked = Number(query.get(names.pageSize));
  return {
    search: query.get(names.search) ?? '',
    status: status === statusParameters.LOST ? 'LOST' : status === statusParameters.CLOSED ? 'CLOSED' : 'ALL',
    period: parsePeriod(query, DEFAULT_PERIOD),
    pageSize: pageSizes.find((size) => size === asked) ?? DEFAULT_PAGE_SIZE,
  };
}

/**
 * Writes the filters of the list of finished items into a query string. Other parameters of `query` are kept.
 */
export function toFinishedItemSearchParams(
  query: URLSearchParams,
  filters: FinishedItemFilters,
): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put(names.search, filters.search.trim());
  put(names.status, filters.status === 'ALL' ? null : statusParameters[filters.status]);
  put(names.pageSize, filters.pageSize === DEFAULT_PAGE_SIZE ? null : String(filters.pageSize));
  writePeriodParameters(next, filters.period, DEFAULT_PERIOD);
  return next;
}

export const hasFinishedItemFilters = (filters: FinishedItemFilters) =>
  filters.search.trim() !== '' || countFinishedItemFilters(filters) > 0;

/** Counts the filters besides the search that are not at their default. */
export const countFinishedItemFilters = ({ status, period }: FinishedItemFilters): number =>
  [status !== 'ALL', period.name !== DEFAULT_PERIOD].filter(Boolean).length;

/**
 * Returns the query string of the list of finished items for another user, team or company. Keeps the filters
 * and closes an open panel.
 */
export function toViewedOwnerSearchParams(query: URLSearchParams, fetchId: string): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set(VIEWED_OWNER_PARAMETER, fetchId);
  next.delete('item');
  return next;
}

interface FinishedRequest {
  kind: BoardKind;
  fetchId: string;
  filters: FinishedItemFilters;
  session: Pick<Session, 'userId' | 'managerId' | 'signupPlan'>;
  teamIds: readonly string[];
  /** `yyyy-mm-dd` */
  today: string;
}

/**
 * Builds the request body of the list of finished items (boards-108). Accounts without ENTERPRISE always list
 * the person's own items (boards-095).
 */
export function buildFinishedItemsBody({
  kind,
  fetchId,
  filters,
  session,
  teamIds,
  today,
}: FinishedRequest): RequestBody<'POST /sales/finished/filtered/:multiplier'> {
  const scope = isEnterprisePlan(session)
    ? { fetchType: resolveFetchScope(fetchId, { ...session, teamIds }), fetchId }
    : { fetchType: 'USER' as const, fetchId: session.userId };
  const days = resolvePeriod(filters.period, today);
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
