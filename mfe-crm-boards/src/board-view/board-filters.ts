import { type BoardKind, getOwnValue } from '@girassol/shared-domain';
import type { LeadTemperature, RequestBody } from '@girassol/shared-domain/contract';

/** Filters of a board. Held in the query string, so that a view can be reloaded and shared. */
export interface BoardFilters {
  search: string;
  temperature: LeadTemperature | null;
  /** User id. */
  owner: string | null;
  city: string;
  /** Only cards whose inactivity window has passed. */
  idle: boolean;
}

export const noBoardFilters: BoardFilters = {
  search: '',
  temperature: null,
  owner: null,
  city: '',
  idle: false,
};

/** Names in the address: `?busca=ana&temperatura=2&inativos=1`. */
const names = {
  search: 'busca',
  temperature: 'temperatura',
  owner: 'responsavel',
  city: 'cidade',
  idle: 'inativos',
} as const;

const temperatureByParameter: Record<string, LeadTemperature> = { '-1': -1, '0': 0, '1': 1, '2': 2 };

/** Parses board filters from a query string. Unknown values are ignored. */
export function parseBoardFilters(query: URLSearchParams): BoardFilters {
  return {
    search: query.get(names.search) ?? '',
    temperature: getOwnValue(temperatureByParameter, query.get(names.temperature) ?? '') ?? null,
    owner: query.get(names.owner),
    city: query.get(names.city) ?? '',
    idle: query.get(names.idle) === '1',
  };
}

/** Writes board filters into a query string. Other parameters of `query` are kept. */
export function toBoardSearchParams(query: URLSearchParams, filters: BoardFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put(names.search, filters.search.trim());
  put(names.temperature, filters.temperature === null ? null : String(filters.temperature));
  put(names.owner, filters.owner);
  put(names.city, filters.city.trim());
  put(names.idle, filters.idle ? '1' : null);
  return next;
}

/** Formats board filters as a query string without other parameters and without `?`. */
export const formatBoardFilters = (filters: BoardFilters) =>
  toBoardSearchParams(new URLSearchParams(), filters).toString();

export function hasBoardFilters({ search, temperature, owner, city, idle }: BoardFilters): boolean {
  return Boolean(search.trim() || temperature !== null || owner || city.trim() || idle);
}

/**
 * Builds the filter part of the request body of the calls that load a board, its column totals or its items
 * (boards-098, boards-102).
 */
export function buildBoardFilterBody(
  filters: BoardFilters,
  type: BoardKind,
): RequestBody<'POST /kanbans/single/column-totals/:fetchId/:columnId'> {
  const { temperature, owner, idle } = filters;
  const filter1Active = temperature !== null || owner !== null || idle;
  return {
    searchValue: filters.search.trim(),
    searchValueField: 'ALL',
    city: filters.city.trim(),
    type,
    filter1Active,
    ...(filter1Active && {
      filter1Value: {
        ...(temperature !== null && { leadTemperature: temperature }),
        ...(owner !== null && { owner }),
        ...(idle && { idle }),
      },
    }),
  };
}
