import { buildApiQueryKey, queryClient } from '@girassol/shared-auth';
import type { SavedCalculation } from '@girassol/shared-domain/contract';

/**
 * Stores a calculation that was just saved in the query cache, so that the result page shows the calculation
 * at once, and reloads the lists of calculations.
 */
export function cacheCalculation(calculation: SavedCalculation): void {
  const key = buildApiQueryKey('GET /calculations/single/:pid', { params: { pid: calculation._id } });
  queryClient.setQueryData(key, { calculation });
  void queryClient.invalidateQueries({
    queryKey: buildApiQueryKey('GET /calculations/paginated/:multiplier'),
  });
}
