import { type BoardKind, ownValue } from '@girassol/shared-domain';
import type { Body, LeadTemperature } from '@girassol/shared-domain/contract';

/** What the filter row of the board holds. It lives in the address, so that a view can be reloaded and shared. */
export interface BoardFilters {
  search: string;
  temperature: LeadTemperature | null;
  /** User id. */
  owner: string | null;
  city: string;
  /** Only cards whose inactivity window has passed. */
  idle: boolean;
}

export const noFilters: BoardFilters = { search: '', temperature: null, owner: null, city: '', idle: false };

/** Names in the address: `?busca=ana&temperatura=2&inativos=1`. */
const names = {
  search: 'busca',
  temperature: 'temperatura',
  owner: 'responsavel',
  city: 'cidade',
  idle: 'inativos',
} as const;

const temperatureOf: Record<string, LeadTemperature> = { '-1': -1, '0': 0, '1': 1, '2': 2 };

/** The filters of an address. What it does not know, it ignores. */
export function readFilters(query: URLSearchParams): BoardFilters {
  return {
    search: query.get(names.search) ?? '',
    temperature: ownValue(temperatureOf, query.get(names.temperature) ?? '') ?? null,
    owner: query.get(names.owner),
    city: query.get(names.city) ?? '',
    idle: query.get(names.idle) === '1',
  };
}

/** The address with these filters; everything else in it stays. */
export function writeFilters(query: URLSearchParams, filters: BoardFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null) => (value ? next.set(name, value) : next.delete(name));
  put(names.search, filters.search.trim());
  put(names.temperature, filters.temperature === null ? null : String(filters.temperature));
  put(names.owner, filters.owner);
  put(names.city, filters.city.trim());
  put(names.idle, filters.idle ? '1' : null);
  return next;
}

/** The filters alone, as the query of an address. */
export const filtersSearch = (filters: BoardFilters) =>
  writeFilters(new URLSearchParams(), filters).toString();

export function hasFilters({ search, temperature, owner, city, idle }: BoardFilters): boolean {
  return Boolean(search.trim() || temperature !== null || owner || city.trim() || idle);
}

/** The filters as the board calls send them (boards-098, boards-102). */
export function filtersBody(
  filters: BoardFilters,
  type: BoardKind,
): Body<'POST /kanbans/single/column-totals/:fetchId/:columnId'> {
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
