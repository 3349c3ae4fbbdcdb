import { apiPages, onAccountEvent, onceEach, queryClient, useSession } from '@girassol/shared-auth';
import type { SignatureState } from '@girassol/shared-domain/signatures';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { SIGNATURES } from '../data/signature';

interface Looked {
  search: string;
  state: SignatureState | null;
}

/** Documents that are or were to be signed, page by page; what others do is read again at once. */
export function useSignatures({ search, state }: Looked) {
  const userId = useSession()?.userId ?? '';
  useEffect(
    () =>
      onAccountEvent(({ kind }) => {
        if (kind === 'contracts-changed' || kind === 'resync')
          void queryClient.invalidateQueries({ queryKey: [SIGNATURES] });
      }),
    [],
  );
  const body = { search, ...(state && { state }) };
  return useInfiniteQuery({
    queryKey: [SIGNATURES, userId, body],
    ...apiPages('POST /signatures/paginated/:userId/:multiplier', { params: { userId }, body }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
    select: ({ pages }) => ({
      signatures: onceEach(pages.flatMap((page) => page.signatures)),
      total: pages[0]?.total ?? 0,
    }),
  });
}
