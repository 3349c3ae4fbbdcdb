import {
  apiQueryKey,
  clientId,
  onAccountEvent,
  queryClient,
  useApiQuery,
  useFacts,
} from '@girassol/shared-auth';
import { type CatalogueKind, keepsCatalogue, readsCatalogue } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CatalogueView } from './list/list-view';

export const refreshCatalogue = (kind: CatalogueKind): void =>
  void queryClient.invalidateQueries({ queryKey: apiQueryKey(`POST /${kind}/filtered/:multiplier`) });

/** A page of a catalogue. The page before stays until the next is there; what others change is read again. */
export function useCatalogue(kind: CatalogueKind, { search, page, size }: CatalogueView) {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers =
          event.kind === 'catalogue-changed' && event.catalogue === kind && event.by !== clientId;
        if (isOthers || event.kind === 'resync') refreshCatalogue(kind);
      }),
    [kind],
  );
  const query = useApiQuery(
    `POST /${kind}/filtered/:multiplier`,
    { params: { multiplier: page }, body: { searchValue: search, pageSize: size } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const items: readonly CatalogueItem[] | undefined = query.data?.items;
  return { ...query, items };
}

/** What this person may do with the catalogue; null until it is known. The server decides again. */
export function useCatalogueRights(): { sees: boolean; keeps: boolean } | null {
  const facts = useFacts();
  return facts && { sees: readsCatalogue(facts), keeps: keepsCatalogue(facts) };
}
