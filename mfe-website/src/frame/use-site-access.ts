import { ApiError, useApiQuery, useConditionFacts, useSession } from '@girassol/shared-auth';
import { can } from '@girassol/shared-domain';
import { useParams } from 'react-router-dom';

/**
 * Access of the person to the site page named in the address. `asked` means that the access is not known yet,
 * `not-ours` that the address belongs to another account.
 */
export type SiteAccess = 'asked' | 'allowed' | 'no-right' | 'not-ours';

/**
 * Returns the access to the site page in the address (website-005). The address may name the account, the person or a
 * colleague; for other ids the server decides.
 */
export function useSiteAccess(): SiteAccess {
  const session = useSession();
  const facts = useConditionFacts();
  const isAllowed = facts !== null && can(facts, 'configManager');
  const { uid } = useParams();
  const isOwn = uid === undefined || uid === session?.userId || uid === session?.managerId;
  const { error, isLoading } = useApiQuery(
    'GET /websites/draft/:userId',
    { params: { userId: uid ?? '' } },
    { enabled: isAllowed && !isOwn, retry: false },
  );
  if (!facts) return 'asked';
  if (!isAllowed) return 'no-right';
  if (isOwn) return 'allowed';
  if (isLoading) return 'asked';
  // Anything else, as a connection that is gone, is told by the page itself.
  return error instanceof ApiError && !error.isTemporary ? 'not-ours' : 'allowed';
}
