import { useListViewInAddress } from '@girassol/federation/remote';
import type { CustomerSortOrder } from '@girassol/shared-domain/contract';
import { type Paging, readPaging, readSearch, toPagingParameters } from '@girassol/shared-ui/lists';

/** Fields to which a customer search can be limited (customers-009). */
export const customerSearchFields = [
  { value: 'ALL', label: 'Todos os campos' },
  { value: 'name', label: 'Nome' },
  { value: 'document', label: 'CPF ou CNPJ' },
  { value: 'phone', label: 'Telefone' },
  { value: 'email', label: 'E-mail' },
  { value: 'city', label: 'Cidade' },
] as const;

/** Field of a customer to which a search can be limited; `ALL` searches all fields. */
export type CustomerSearchField = (typeof customerSearchFields)[number]['value'];

/** Sort orders that can be chosen for the customer list, with their labels and their names in the address. */
const customerSortOrders: readonly { value: CustomerSortOrder; label: string; inAddress: string }[] = [
  { value: 'NEWEST', label: 'Mais novos', inAddress: 'novos' },
  { value: 'OLDEST', label: 'Mais antigos', inAddress: 'antigos' },
  { value: 'NAME', label: 'Nome (A–Z)', inAddress: 'nome' },
  { value: 'CITY', label: 'Cidade (A–Z)', inAddress: 'cidade' },
];

/** Stands for the order of the server, in which a search lists the names most like its text first. */
const LIKENESS = 'LIKENESS';

/** Options of the order of the list: a search has one more, in which the names most like its text come first. */
export const listCustomerSortOptions = (search: string): { value: string; label: string }[] =>
  search === ''
    ? [...customerSortOrders]
    : [{ value: LIKENESS, label: 'Nome mais parecido' }, ...customerSortOrders];

/** Returns the option of an order. */
export const toCustomerSortOption = ({ search, order }: Pick<CustomerListView, 'search' | 'order'>): string =>
  order ?? (search === '' ? 'NEWEST' : LIKENESS);

/** Returns the order of an option; null for the one that needs not be said. */
export function fromCustomerSortOption(option: string | null, search: string): CustomerSortOrder | null {
  const order = customerSortOrders.find(({ value }) => value === option)?.value ?? null;
  return search === '' && order === 'NEWEST' ? null : order;
}

/** State of the customer list. Held entirely in the query string. */
export interface CustomerListView extends Paging {
  search: string;
  field: CustomerSearchField;
  /** Owner to filter by; an empty string for all owners. */
  owner: string;
  isArchived: boolean;
  /** Null for the order of the server: the newest, and for a search the names most like its text. */
  order: CustomerSortOrder | null;
}

/** Parses the state of the customer list from a query string. Invalid values take their defaults. */
export function parseCustomerListView(query: URLSearchParams): CustomerListView {
  return {
    search: readSearch(query),
    field: customerSearchFields.find(({ value }) => value === query.get('campo'))?.value ?? 'ALL',
    owner: query.get('responsavel') ?? '',
    isArchived: query.get('arquivados') === 'sim',
    order: customerSortOrders.find(({ inAddress }) => inAddress === query.get('ordem'))?.value ?? null,
    ...readPaging(query),
  };
}

/** Converts the state of the customer list to a query string. Default values are omitted. */
export function toCustomerListSearchParams({
  search,
  field,
  owner,
  isArchived,
  order,
  ...paging
}: CustomerListView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { busca: search }),
    ...(field !== 'ALL' && { campo: field }),
    ...(owner && { responsavel: owner }),
    ...(isArchived && { arquivados: 'sim' }),
    ...(order && {
      ordem: customerSortOrders.find(({ value }) => value === order)?.inAddress ?? '',
    }),
    ...toPagingParameters(paging),
  });
}

/**
 * Returns true if the customer list is searched or filtered, so that an empty result does not mean that the
 * account has no customers.
 */
export const hasCustomerFilters = ({
  search,
  owner,
  isArchived,
}: Pick<CustomerListView, 'search' | 'owner' | 'isArchived'>): boolean =>
  search !== '' || owner !== '' || isArchived;

/**
 * Returns a key of the search and the filters of the customer list. The selected customers stay selected
 * across pages as long as the key does not change.
 */
export const getCustomerSelectionKey = ({ search, field, owner, isArchived }: CustomerListView): string =>
  JSON.stringify([search, field, owner, isArchived]);

/**
 * Returns the state of the customer list held in the address, and a function that changes parts of the state.
 */
export const useCustomerListView = () =>
  useListViewInAddress(parseCustomerListView, toCustomerListSearchParams);
