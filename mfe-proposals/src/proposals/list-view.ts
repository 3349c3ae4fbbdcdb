import { useAddressView } from '@girassol/federation/remote';
import type { ProposalOrder, ProposalState } from '@girassol/shared-domain/contract';
import { type Paging, readPaging, readSearch, writePaging } from '@girassol/shared-ui/lists';

/** States a list may be limited to, as the address and people name them. */
export const states: readonly { value: ProposalState; label: string; inAddress: string }[] = [
  { value: 'ALL', label: 'Todas as propostas', inAddress: '' },
  { value: 'DRAFT', label: 'Não finalizadas', inAddress: 'nao-finalizadas' },
  { value: 'FINISHED', label: 'Finalizadas', inAddress: 'finalizadas' },
  { value: 'VIEWED', label: 'Visualizadas', inAddress: 'visualizadas' },
  { value: 'EXPIRED', label: 'Vencidas', inAddress: 'vencidas' },
];

/** What the list may be ordered by, as the address and people name it. */
export const orders: readonly { value: ProposalOrder; label: string; inAddress: string }[] = [
  { value: 'REGISTRY', label: 'Data', inAddress: 'data' },
  { value: 'NUMBER', label: 'Número', inAddress: 'numero' },
  { value: 'CUSTOMER', label: 'Cliente', inAddress: 'cliente' },
  { value: 'POWER', label: 'Potência', inAddress: 'potencia' },
  { value: 'PRICE', label: 'Preço', inAddress: 'preco' },
  { value: 'VIEWS', label: 'Visualizações', inAddress: 'visualizacoes' },
  { value: 'VALIDITY', label: 'Validade', inAddress: 'validade' },
];

/** By what, and which way round: the newest, the highest first unless asked otherwise. */
export interface ListOrder {
  orderBy: ProposalOrder;
  ascending: boolean;
}

/** What of the list is looked at. All of it stands in the address. */
export interface ListView extends Paging, ListOrder {
  search: string;
  state: ProposalState;
}

/** The view an address asks for; whatever makes no sense in it is the usual. */
export function readListView(query: URLSearchParams): ListView {
  const state = query.get('situacao') ?? '';
  return {
    search: readSearch(query),
    state: states.find(({ inAddress }) => inAddress === state)?.value ?? 'ALL',
    orderBy: orders.find(({ inAddress }) => inAddress === query.get('ordem'))?.value ?? 'REGISTRY',
    ascending: query.get('sentido') === 'crescente',
    ...readPaging(query),
  };
}

/** The address of a view: only what is not usual. */
export function writeListView({ search, state, orderBy, ascending, ...paging }: ListView): URLSearchParams {
  const inAddress = states.find(({ value }) => value === state)?.inAddress ?? '';
  return new URLSearchParams({
    ...(search && { busca: search }),
    ...(inAddress && { situacao: inAddress }),
    ...(orderBy !== 'REGISTRY' && { ordem: orders.find(({ value }) => value === orderBy)?.inAddress ?? '' }),
    ...(ascending && { sentido: 'crescente' }),
    ...writePaging(paging),
  });
}

/** The view of the address, and a way to change parts of it. */
export const useListView = () => useAddressView(readListView, writeListView);
