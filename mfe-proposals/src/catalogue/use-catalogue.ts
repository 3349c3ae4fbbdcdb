import {
  buildApiQueryKey,
  onAccountEvent,
  queryClient,
  tabId,
  useApiQuery,
  useConditionFacts,
} from '@girassol/shared-auth';
import { type CatalogueKind, canManageCatalogue, canViewCatalogue } from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CatalogueListView } from './list/list-view';

/** Reloads the lists of a catalogue on screen. */
export const refreshCatalogue = (kind: CatalogueKind): void =>
  void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(`POST /${kind}/filtered/:multiplier`) });

/**
 * Loads a page of a catalogue and reloads it after changes by others. The previous page stays visible while the next
 * one loads.
 */
export function useCatalogue(kind: CatalogueKind, { search, page, size }: CatalogueListView) {
  useEffect(
    () =>
      onAccountEvent((event) => {
        const isOthers = event.kind === 'catalogue-changed' && event.catalogue === kind && event.by !== tabId;
        if (isOthers || event.kind === 'resync') refreshCatalogue(kind);
      }),
    [kind],
  );
  const query = useApiQuery(
    `POST /${kind}/filtered/:multiplier`,
    { params: { multiplier: page }, body: { searchValue: search, pageSize: size, wantsTotal: true } },
    { placeholderData: keepPreviousData, refetchOnMount: 'always' },
  );
  const items: readonly CatalogueItem[] | undefined = query.data?.items;
  return { ...query, items };
}

/**
 * Returns the rights of the person on the catalogue; null until the permissions are loaded. The server checks
 * the same rights on every request.
 */
export function useCatalogueRights(): { sees: boolean; keeps: boolean } | null {
  const facts = useConditionFacts();
  return facts && { sees: canViewCatalogue(facts), keeps: canManageCatalogue(facts) };
}
