import type { SlotContext } from '@girassol/federation';
import { useApiQuery } from '@girassol/shared-auth';
import { isAccountScope, isEmptyAccount, toAnalyticsScope } from '@girassol/shared-domain';

/**
 * Returns true if the home page shows the whole account and the account has neither a customer nor a proposal, so that all
 * its figures are zero; undefined until that is known.
 */
export function useIsEmptyAccount({
  scope,
  session,
}: Pick<SlotContext<'home.card/v1'>, 'scope' | 'session'>): boolean | undefined {
  const isAccount = isAccountScope(scope, session);
  const { data, isError } = useApiQuery(
    'GET /analytics/customers-and-proposals-totals/:scope/:id',
    { params: toAnalyticsScope(scope) },
    { enabled: isAccount },
  );
  return isAccount && !isError && data && isEmptyAccount(data);
}
