import { buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';

const KEY = 'GET /operation/visits/list/:accountId/:multiplier';

/** Loads the last visits to an account, for the administration of the platform. */
export const useOperatorVisits = (accountId: string) =>
  useApiQuery(KEY, { params: { accountId, multiplier: 1 } }, { staleTime: 0 });

/** Loads the visits on screen again. */
export const refreshOperatorVisits = () => queryClient.invalidateQueries({ queryKey: buildApiQueryKey(KEY) });
