import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { isAccountScope, isEmptyAccount, toAnalyticsScope } from '@girassol/shared-domain';

/**
 * Loads how many customers and proposals the viewed person or company has. `isEmpty` is true if that is the whole account
 * and it has none of either; undefined until that is known.
 */
export function useCustomerProposalTotals({
  scope,
  session,
}: Pick<SlotContext<'home.card/v1'>, 'scope' | 'session'>) {
  const totals = useApiQuery('GET /analytics/customers-and-proposals-totals/:scope/:id', {
    params: toAnalyticsScope(scope),
  });
  const { data, isError } = totals;
  const mayBeEmpty = isAccountScope(scope, session) && !isError;
  return { totals, isEmpty: mayBeEmpty && data && isEmptyAccount(data) };
}
