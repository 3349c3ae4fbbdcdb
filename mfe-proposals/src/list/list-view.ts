import { useAddressView } from '@girassol/federation/remote';
import type { ProposalState } from '@girassol/shared-domain/contract';
import { type Paging, readPaging, readSearch, writePaging } from '@girassol/shared-ui/lists';

/** States a list may be limited to, as the address and people name them. */
export const states: readonly { value: ProposalState; label: string; inAddress: string }[] = [
  { value: 'ALL', label: 'Todas as propostas', inAddress: '' },
  { value: 'DRAFT', label: 'Não finalizadas', inAddress: 'nao-finalizadas' },
  { value: 'FINISHED', label: 'Finalizadas', inAddress: 'finalizadas' },
  { value: 'VIEWED', label: 'Visualizadas', inAddress: 'visualizadas' },
  { value: 'EXPIRED', label: 'Vencidas', inAddress: 'vencidas' },
];

/** What of the list is looked at. All of it stands in the address. */
export interface ListView extends Paging {
  search: string;
  state: ProposalState;
}

/** The view an address asks for; whatever makes no sense in it is the usual. */
export function readListView(query: URLSearchParams): ListView {
  const state = query.get('situacao') ?? '';
  return {
    search: readSearch(query),
    state: states.find(({ inAddress }) => inAddress === state)?.value ?? 'ALL',
    ...readPaging(query),
  };
}

/** The address of a view: only what is not usual. */
export function writeListView({ search, state, ...paging }: ListView): URLSearchParams {
  const inAddress = states.find(({ value }) => value === state)?.inAddress ?? '';
  return new URLSearchParams({
    ...(search && { busca: search }),
    ...(inAddress && { situacao: inAddress }),
    ...writePaging(paging),
  });
}

/** The view of the address, and a way to change parts of it. */
export const useListView = () => useAddressView(readListView, writeListView);
