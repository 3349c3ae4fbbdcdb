import { useAddressView } from '@girassol/federation/remote';
import { readSearch } from '@girassol/shared-ui/lists';

/** Steps a list may be limited to, as the call, people and the address name them. */
export const shows = [
  { value: 'ALL', label: 'Todos', inAddress: '' },
  { value: 'OPEN', label: 'Em aberto', inAddress: 'em-aberto' },
  { value: 'LATE', label: 'Atrasados', inAddress: 'atrasados' },
  { value: 'DONE', label: 'Concluídos', inAddress: 'concluidos' },
  { value: 'LOST', label: 'Encerrados', inAddress: 'encerrados' },
] as const;

export const orders = [
  { value: 'REGISTRY', label: 'Mais novos', inAddress: '' },
  { value: 'LAST_UPDATED', label: 'Última atualização', inAddress: 'atualizacao' },
] as const;

/** What of the list is looked at. All of it stands in the address, as does which financing is open. */
export interface ListView {
  search: string;
  show: (typeof shows)[number]['value'];
  order: (typeof orders)[number]['value'];
  /** Whose financings; null: whoever it is for this person usually. */
  viewer: string | null;
  /** The financing that is open. */
  open: string | null;
  /** Lists of addresses have pages; this one goes on by itself. */
  page: number;
}

/** The view an address asks for; whatever makes no sense in it is the usual. */
export function readListView(query: URLSearchParams): ListView {
  return {
    search: readSearch(query),
    show: shows.find(({ inAddress }) => inAddress === (query.get('situacao') ?? ''))?.value ?? 'ALL',
    order: orders.find(({ inAddress }) => inAddress === (query.get('ordem') ?? ''))?.value ?? 'REGISTRY',
    viewer: query.get('de'),
    open: query.get('financiamento'),
    page: 1,
  };
}

/** The address of a view: only what is not usual. */
export function writeListView({ search, show, order, viewer, open }: ListView): URLSearchParams {
  const inAddress = {
    busca: search,
    situacao: shows.find(({ value }) => value === show)?.inAddress,
    ordem: orders.find(({ value }) => value === order)?.inAddress,
    de: viewer,
    financiamento: open,
  };
  return new URLSearchParams(
    Object.entries(inAddress).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : [])),
  );
}

/** The view of the address, and a way to change parts of it. */
export const useListView = () => useAddressView(readListView, writeListView);
