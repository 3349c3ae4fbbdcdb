import { apiQueryKey, queryClient } from '@girassol/shared-auth';
import type { Calculation } from '@girassol/shared-domain/contract';

/** A calculation that was just made opens at once; lists read again. */
export function rememberCalculation(calculation: Calculation): void {
  const key = apiQueryKey('GET /calculations/single/:pid', { params: { pid: calculation._id } });
  queryClient.setQueryData(key, { calculation });
  void queryClient.invalidateQueries({ queryKey: apiQueryKey('GET /calculations/paginated/:multiplier') });
}
