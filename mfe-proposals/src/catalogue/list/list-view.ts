import { useListViewInAddress } from '@girassol/federation/remote';
import { type Paging, readPaging, readSearch, toPagingParameters } from '@girassol/shared-ui/lists';

/** State of a catalogue list. Held in the query string. */
export interface CatalogueListView extends Paging {
  search: string;
}

/** Parses the state of a catalogue list from a query string. Invalid values take their defaults. */
export const parseCatalogueListView = (query: URLSearchParams): CatalogueListView => ({
  search: readSearch(query),
  ...readPaging(query),
});

/** Converts the state of a catalogue list to a query string. Default values are omitted. */
export const toCatalogueListSearchParams = ({ search, ...paging }: CatalogueListView): URLSearchParams =>
  new URLSearchParams({
    ...(search && { busca: search }),
    ...toPagingParameters(paging),
  });

/**
 * Returns the state of the catalogue list held in the address, and a function that changes parts of the
 * state.
 */
export const useCatalogueListView = () =>
  useListViewInAddress(parseCatalogueListView, toCatalogueListSearchParams);
