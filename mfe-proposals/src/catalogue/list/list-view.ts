import { useAddressView } from '@girassol/federation/remote';
import { type Paging, readPaging, readSearch, writePaging } from '@girassol/shared-ui/lists';

/** What of a catalogue is looked at. All of it stands in the address. */
export interface CatalogueView extends Paging {
  search: string;
}

/** The view an address asks for; whatever makes no sense in it is the usual. */
export const readView = (query: URLSearchParams): CatalogueView => ({
  search: readSearch(query),
  ...readPaging(query),
});

/** The address of a view: only what is not usual. */
export const writeView = ({ search, ...paging }: CatalogueView): URLSearchParams =>
  new URLSearchParams({
    ...(search && { busca: search }),
    ...writePaging(paging),
  });

/** The view of the address, and a way to change parts of it. */
export const useCatalogueView = () => useAddressView(readView, writeView);
