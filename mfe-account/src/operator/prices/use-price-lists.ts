import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { RequestBody } from '@girassol/shared-domain/contract';

const READ = 'GET /operation/prices';

/** Loads the price lists, newest first. */
export const usePriceLists = () => useApiQuery(READ, {}, { staleTime: 0 });

/** Sets the prices that hold from a day to come. */
export async function setPrices(body: RequestBody<'POST /operation/prices'>): Promise<void> {
  const answer = await api('POST /operation/prices', { body, silent: true });
  queryClient.setQueryData(buildApiQueryKey(READ, {}), answer);
}
