import { buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';

const KEY = 'GET /operation/canned-answers';
const FRESH_MS = 60_000;

/** Loads the canned answers that attendants share, once they are wanted. */
export function useCannedAnswers(isWanted = true) {
  const query = useApiQuery(KEY, {}, { enabled: isWanted, staleTime: FRESH_MS });
  return { query, items: query.data?.items ?? [], isLoading: query.isPending };
}

/** Loads the canned answers again where they are shown. */
export const refreshCannedAnswers = (): void =>
  void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(KEY) });
