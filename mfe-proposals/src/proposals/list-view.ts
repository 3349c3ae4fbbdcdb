import { useListViewInAddress } from '@girassol/federation/remote';
import type { ProposalListState, ProposalSortOrder } from '@girassol/shared-domain/contract';
import { type Paging, readPaging, readSearch, toPagingParameters } from '@girassol/shared-ui/lists';

/**
 * Options that filter the proposal list by the state of the proposals, with their labels and their names in
 * the address.
 */
export const proposalStateOptions: readonly { value: ProposalListState; label: string; inAddress: string }[] =
  [
    { value: 'ALL', label: 'Todas as propostas', inAddress: '' },
    { value: 'DRAFT', label: 'Rascunhos', inAddress: 'nao-finalizadas' },
    { value: 'FINISHED', label: 'Finalizadas', inAddress: 'finalizadas' },
    { value: 'VIEWED', label: 'Visualizadas', inAddress: 'visualizadas' },
    { value: 'ACCEPTED', label: 'Aceitas', inAddress: 'aceitas' },
    { value: 'EXPIRED', label: 'Vencidas', inAddress: 'vencidas' },
  ];

/** Sort orders of the proposal list, with their labels and their names in the address. */
export const proposalSortOrders: readonly { value: ProposalSortOrder; label: string; inAddress: string }[] = [
  { value: 'REGISTRY', label: 'Data', inAddress: 'data' },
  { value: 'NUMBER', label: 'Número', inAddress: 'numero' },
  { value: 'CUSTOMER', label: 'Cliente', inAddress: 'cliente' },
  { value: 'POWER', label: 'Potência', inAddress: 'potencia' },
  { value: 'PRICE', label: 'Preço', inAddress: 'preco' },
  { value: 'VIEWS', label: 'Visualizações', inAddress: 'visualizacoes' },
  { value: 'VALIDITY', label: 'Validade', inAddress: 'validade' },
];

/**
 * Sort column and direction of the proposal list. The default direction is descending: newest or highest
 * first.
 */
export interface ProposalListOrder {
  orderBy: ProposalSortOrder;
  ascending: boolean;
}

/** State of the proposal list. Held in the query string. */
export interface ProposalListView extends Paging, ProposalListOrder {
  search: string;
  state: ProposalListState;
}

/** Parses the state of the proposal list from a query string. Invalid values take their defaults. */
export function parseProposalListView(query: URLSearchParams): ProposalListView {
  const state = query.get('situacao') ?? '';
  return {
    search: readSearch(query),
    state: proposalStateOptions.find(({ inAddress }) => inAddress === state)?.value ?? 'ALL',
    orderBy:
      proposalSortOrders.find(({ inAddress }) => inAddress === query.get('ordem'))?.value ?? 'REGISTRY',
    ascending: query.get('sentido') === 'crescente',
    ...readPaging(query),
  };
}

/** Converts the state of the proposal list to a query string. Default values are omitted. */
export function toProposalListSearchParams({
  search,
  state,
  orderBy,
  ascending,
  ...paging
}: ProposalListView): URLSearchParams {
  const inAddress = proposalStateOptions.find(({ value }) => value === state)?.inAddress ?? '';
  return new URLSearchParams({
    ...(search && { busca: search }),
    ...(inAddress && { situacao: inAddress }),
    ...(orderBy !== 'REGISTRY' && {
      ordem: proposalSortOrders.find(({ value }) => value === orderBy)?.inAddress ?? '',
    }),
    ...(ascending && { sentido: 'crescente' }),
    ...toPagingParameters(paging),
  });
}

/**
 * Returns the state of the proposal list held in the address, and a function that changes parts of the state.
 */
export const useProposalListView = () =>
  useListViewInAddress(parseProposalListView, toProposalListSearchParams);
