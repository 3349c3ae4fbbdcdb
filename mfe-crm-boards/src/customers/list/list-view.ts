import { useAddressView } from '@girassol/federation/remote';
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

/** What of the list is looked at. All of it stands in the address. */
export interface ListView extends Paging {
  search: string;
  field: SearchFieldName;
  /** Whose customers, of those in sight; empty for all. */
  owner: string;
  isArchived: boolean;
}

/** The view an address asks for; whatever makes no sense in it is the usual. */
export function readListView(query: URLSearchParams): ListView {
  return {
    search: readSearch(query),
    field: searchFields.find(({ value }) => value === query.get('campo'))?.value ?? 'ALL',
    owner: query.get('responsavel') ?? '',
    isArchived: query.get('arquivados') === 'sim',
    ...readPaging(query),
  };
}

/** The address of a view: only what is not usual. */
export function writeListView({ search, field, owner, isArchived, ...paging }: ListView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { busca: search }),
    ...(field !== 'ALL' && { campo: field }),
    ...(owner && { responsavel: owner }),
    ...(isArchived && { arquivados: 'sim' }),
    ...writePaging(paging),
  });
}

/** Is anything narrowed, so that finding nothing says nothing about the account? */
export const isNarrowed = ({ search, owner, isArchived }: ListView): boolean =>
  search !== '' || owner !== '' || isArchived;

/** What a choice in the list holds for: over its pages. */
export const lookedFor = ({ search, field, owner, isArchived }: ListView): string =>
  JSON.stringify([search, field, owner, isArchived]);

/** The view of the address, and a way to change parts of it. */
export const useListView = () => useAddressView(readListView, writeListView);
