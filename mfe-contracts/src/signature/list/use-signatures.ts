import {
  buildApiPagesQuery,
  onAccountEvent,
  queryClient,
  removeDuplicateItems,
  useSession,
} from '@girassol/shared-auth';
import type { SignatureState } from '@girassol/shared-domain/signatures';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SIGNATURES_QUERY_KEY } from '../data/signature';

interface SignatureFilters {
  search: string;
  state: SignatureState | null;
}

/**
 * Loads the signatures of the account page by page, and reloads them when the server reports a change of
 * contracts or signatures.
 */
export function useSignatures({ search, state }: SignatureFilters) {
  const userId = useSession()?.userId ?? '';
  useEffect(
    () =>
      onAccountEvent(({ kind }) => {
        if (kind === 'contracts-changed' || kind === 'resync')
          void queryClient.invalidateQueries({ queryKey: [SIGNATURES_QUERY_KEY] });
      }),
    [],
  );
  const body = { search, ...(state && { state }) };
  return useInfiniteQuery({
    queryKey: [SIGNATURES_QUERY_KEY, userId, body],
    ...buildApiPagesQuery('POST /signatures/paginated/:userId/:multiplier', { params: { userId }, body }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      signatures: removeDuplicateItems(pages.flatMap((page) => page.signatures)),
      total: pages[0]?.total ?? 0,
    }),
  });
}
