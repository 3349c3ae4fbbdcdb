import { useListViewInAddress } from '@girassol/federation/remote';
import { readSearch } from '@girassol/shared-ui/lists';

/** Filters of the list by state: value in the call, label, and name in the address. */
export const financingFilters = [
  { value: 'ALL', label: 'Todos', inAddress: '' },
  { value: 'OPEN', label: 'Em aberto', inAddress: 'em-aberto' },
  { value: 'LATE', label: 'Atrasados', inAddress: 'atrasados' },
  { value: 'DONE', label: 'Concluídos', inAddress: 'concluidos' },
  { value: 'LOST', label: 'Encerrados', inAddress: 'encerrados' },
] as const;

/**
 * Sort orders of the financing list. Each has its value in the API call, its label, and its name in the query
 * string.
 */
export const financingSortOptions = [
  { value: 'REGISTRY', label: 'Mais novos', inAddress: '' },
  { value: 'LAST_UPDATED', label: 'Última atualização', inAddress: 'atualizacao' },
] as const;

/** State of the financing list, including the open financing. Held entirely in the query string. */
export interface FinancingListView {
  search: string;
  show: (typeof financingFilters)[number]['value'];
  order: (typeof financingSortOptions)[number]['value'];
  /** User or team whose financings are listed; null for the person's default. */
  viewer: string | null;
  /** The financing that is open. */
  open: string | null;
  /** Lists of addresses have pages; this one goes on by itself. */
  page: number;
}

/** Parses the list state from a query string. Invalid values take their defaults. */
export function parseFinancingListView(query: URLSearchParams): FinancingListView {
  return {
    search: readSearch(query),
    show:
      financingFilters.find(({ inAddress }) => inAddress === (query.get('situacao') ?? ''))?.value ?? 'ALL',
    order:
      financingSortOptions.find(({ inAddress }) => inAddress === (query.get('ordem') ?? ''))?.value ??
      'REGISTRY',
    viewer: query.get('de'),
    open: query.get('financiamento'),
    page: 1,
  };
}

/** Converts the list state to a query string. Default values are omitted. */
export function toFinancingListQuery({
  search,
  show,
  order,
  viewer,
  open,
}: FinancingListView): URLSearchParams {
  const inAddress = {
    busca: search,
    situacao: financingFilters.find(({ value }) => value === show)?.inAddress,
    ordem: financingSortOptions.find(({ value }) => value === order)?.inAddress,
    de: viewer,
    financiamento: open,
  };
  return new URLSearchParams(
    Object.entries(inAddress).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
}

/**
 * Returns the state of the financing list, held in the query string, and a function that changes parts of the
 * state.
 */
export const useFinancingListView = () => useListViewInAddress(parseFinancingListView, toFinancingListQuery);
