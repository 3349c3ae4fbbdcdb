import { useAddressView } from '@girassol/federation/remote';
import type { CustomerOrder } from '@girassol/shared-domain/contract';
import { type Paging, readPaging, readSearch, writePaging } from '@girassol/shared-ui/lists';

/** Fields a search may be limited to (customers-009). */
export const searchFields = [
  { value: 'ALL', label: 'Todos os campos' },
  { value: 'name', label: 'Nome' },
  { value: 'document', label: 'CPF ou CNPJ' },
  { value: 'phone', label: 'Telefone' },
  { value: 'email', label: 'E-mail' },
  { value: 'city', label: 'Cidade' },
] as const;

export type SearchFieldName = (typeof searchFields)[number]['value'];

/** Orders of the list, as they are called here and in the address. */
export const orders: readonly { value: CustomerOrder; label: string; inAddress: string }[] = [
  { value: 'NEWEST', label: 'Mais novos', inAddress: 'novos' },
  { value: 'OLDEST', label: 'Mais antigos', inAddress: 'antigos' },
  { value: 'NAME', label: 'Nome (A–Z)', inAddress: 'nome' },
  { value: 'CITY', label: 'Cidade (A–Z)', inAddress: 'cidade' },
];

/** What of the list is looked at. All of it stands in the address. */
export interface ListView extends Paging {
  search: string;
  field: SearchFieldName;
  /** Whose customers, of those in sight; empty for all. */
  owner: string;
  isArchived: boolean;
  order: CustomerOrder;
}

/** The view an address asks for; whatever makes no sense in it is the usual. */
export function readListView(query: URLSearchParams): ListView {
  return {
    search: readSearch(query),
    field: searchFields.find(({ value }) => value === query.get('campo'))?.value ?? 'ALL',
    owner: query.get('responsavel') ?? '',
    isArchived: query.get('arquivados') === 'sim',
    order: orders.find(({ inAddress }) => inAddress === query.get('ordem'))?.value ?? 'NEWEST',
    ...readPaging(query),
  };
}

/** The address of a view: only what is not usual. */
export function writeListView({
  search,
  field,
  owner,
  isArchived,
  order,
  ...paging
}: ListView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { busca: search }),
    ...(field !== 'ALL' && { campo: field }),
    ...(owner && { responsavel: owner }),
    ...(isArchived && { arquivados: 'sim' }),
    ...(order !== 'NEWEST' && { ordem: orders.find(({ value }) => value === order)?.inAddress ?? '' }),
    ...writePaging(paging),
  });
}

/** Is anything narrowed, so that finding nothing says nothing about the account? */
export const isNarrowed = ({
  search,
  owner,
  isArchived,
}: Pick<ListView, 'search' | 'owner' | 'isArchived'>): boolean => search !== '' || owner !== '' || isArchived;

/** What a choice in the list holds for: over its pages. */
export const lookedFor = ({ search, field, owner, isArchived }: ListView): string =>
  JSON.stringify([search, field, owner, isArchived]);

/** The view of the address, and a way to change parts of it. */
export const useListView = () => useAddressView(readListView, writeListView);
